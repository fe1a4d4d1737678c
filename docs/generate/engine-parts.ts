import type { AnyGame } from "@facedown/core";
import { sourcesOf, type Book } from "./books.js";
import { commentsIn, interfaceIn } from "./comments.js";
import { englishParts } from "./game-words.js";
import { anchorOf, code, markdown, narrowTable } from "./markdown.js";
import { fieldsOf, schemaText } from "./schema-text.js";
import { idsIn } from "./trace.js";
import type { Seen } from "./watching.js";
import type { EngineWords } from "./words/engine.js";

/** What the parts of an engine's page are made of. */
export interface EngineParts {
  readonly book: Book;
  readonly seen: Seen;
  readonly words: EngineWords;
}

const longest = 150;

function shortened(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, text.lastIndexOf(" ", longest))} …`;
}

/** A sentence that a player reads. */
function said(sentence: string): string {
  return `*${markdown(shortened(sentence))}*`;
}

/** Text whose ids of rules lead to the page of rules. */
function withRules(text: string, { game, prefix }: Pick<Book, "game" | "prefix">): string {
  const known = idsIn(text, prefix).filter((id, at, all) => id in game.rulebook && all.indexOf(id) === at);
  return known.reduce(
    (linked, id) => linked.replace(new RegExp(`\\b${id}\\b(?![\\]"])`, "g"), ruleLink(id)),
    markdown(text),
  );
}

function ruleLink(id: string): string {
  return `[${id}](./rules#${anchorOf(id)})`;
}

/** The table of options: what each takes, its default, what it does, and the rule that leaves it open. */
export function optionsPart({ book, words }: EngineParts): string {
  const { options } = englishParts(book.game);
  const fields = fieldsOf(book.game.inside.definition.options);
  const rows = fields.map(({ name, schema, default: given }) => {
    const rule = words.optionRules[name];
    if (rule === undefined) throw new Error(`${book.name}: no rule is named for the option "${name}"`);
    if (rule !== null && !(rule in book.game.rulebook)) throw new Error(`${book.name}: there is no ${rule}`);
    const from = rule === null ? "An option of this library's own." : `Left open by ${ruleLink(rule)}.`;
    return [
      code(name) + (given === undefined ? "" : `<br><small>default ${code(given)}</small>`),
      `${markdown(options[name]?.help ?? "")}<br>Takes ${markdown(schemaText(schema))}. ${from}`,
    ];
  });
  return narrowTable(["option", "what it does"], rows);
}

type AnyDefinedMove = AnyGame["inside"]["definition"]["moves"][string];

function inputLines({ input, secret = [] }: AnyDefinedMove): string[] {
  return fieldsOf(input).map(({ name, schema }) => {
    const kept = (secret as readonly string[]).includes(name) ? "**secret**, " : "";
    return `${code(name)}: ${kept}${markdown(schemaText(schema))}`;
  });
}

function phasesOf({ during }: AnyDefinedMove): readonly string[] | undefined {
  return typeof during === "string" ? [during] : during;
}

function commentFor(name: string, comments: ReadonlyMap<string, string>): string {
  const found = comments.get(name) ?? comments.get(`${name}Of`);
  if (found === undefined) throw new Error(`no comment says what the move "${name}" does`);
  return found;
}

/** The table of moves: who makes each, when, with what, and what it does. */
export function movesPart({ book, seen }: EngineParts): string {
  const { moves } = book.game.inside.definition;
  const comments = commentsIn(sourcesOf(book, "src").filter(({ text }) => /\.(move|tableMove)\(/.test(text)));
  const rows = Object.entries(moves).map(([name, move]) => {
    const example = seen.moves.get(name);
    const text = withRules(commentFor(name, comments), book);
    const by = move.by === "table" ? "<br><small>by the table</small>" : "";
    const phases = phasesOf(move)?.map(code).join(", ");
    const when = phases === undefined ? "in any phase" : `in ${phases}`;
    return [
      `${code(name)}${by}<br><small>${when}</small>`,
      [text, ...(example === undefined ? [] : [said(example)]), ...inputLines(move)].join("<br>"),
    ];
  });
  return narrowTable(["move", "what it does, what it is called, and its input"], rows);
}

/** The table of events: their fields, who sees them, and what a player reads. */
export function eventsPart({ book, seen }: EngineParts): string {
  const members = interfaceIn(sourcesOf(book, "src"), "Events");
  const rows = members.map((event) => {
    const plan = book.game.inside.eventPlans.get(event.name);
    if (!plan) throw new Error(`${book.name}: nothing says who sees the event "${event.name}"`);
    const kinds = new Map(
      plan.kind === "fields" ? plan.fields.map(([field, part]) => [field, part.kind]) : [],
    );
    const fields = event.members.map(({ name, type }) => {
      const kind = kinds.get(name);
      const seenBy = kind === "public" ? "" : " (who may see it)";
      return `${code(`${name}: ${type}`)}${seenBy}`;
    });
    const told = seen.events.get(event.name);
    const lines = [
      ...(event.comment === undefined ? [] : [withRules(event.comment, book)]),
      ...(told === undefined ? [] : [said(told)]),
      ...(fields.length === 0 ? [] : [fields.join(", ")]),
    ];
    return [code(event.name), lines.join("<br>")];
  });
  return narrowTable(["event", "what it tells, and its fields"], rows);
}

function nextText(from: string, { book, seen }: EngineParts): string {
  const { phases } = englishParts(book.game);
  const next = [...(seen.ways.get(from) ?? new Map<string, ReadonlySet<string>>())];
  if (next.length === 0) return "The game is over.";
  const order = Object.keys(phases);
  return next
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([to, moves]) => `<a href="#phase-${to}">${to}</a> <small>after ${[...moves].join(", ")}</small>`)
    .join("<br>");
}

/** The picture of phases: a box for each, with its moves, and the phases that follow. */
export function phasesPart(parts: EngineParts): string {
  const { book } = parts;
  const moves = Object.entries(book.game.inside.definition.moves);
  const boxes = Object.entries(englishParts(book.game).phases).map(([phase, name]) => {
    const own = moves.filter(([, move]) => phasesOf(move)?.includes(phase) ?? false);
    const chips = own.map(
      ([move, { by }]) => `<code${by === "table" ? ' class="table-move"' : ""}>${move}</code>`,
    );
    return [
      `<li id="phase-${phase}">`,
      `<p class="phase-name"><strong>${phase}</strong> ${markdown(name)}</p>`,
      ...(chips.length > 0 ? [`<p class="phase-moves">${chips.join(" ")}</p>`] : []),
      `<p class="phase-next">${nextText(phase, parts)}</p>`,
      "</li>",
    ].join("\n");
  });
  const always = moves.filter(([, move]) => move.during === undefined).map(([move]) => code(move));
  const anyTime = always.length > 0 ? `\n\nIn any phase: ${always.join(", ")}.` : "";
  return `<ol class="phases">\n${boxes.join("\n")}\n</ol>${anyTime}`;
}

/** The table of refusals: the rules by whose ids moves are refused. */
export function refusalsPart({ book }: EngineParts): string {
  const rows = Object.keys(englishParts(book.game).rejections).map((id) => {
    const rule = book.game.rulebook[id];
    if (!rule) throw new Error(`${book.name}: moves are refused with ${id}, which is no rule`);
    return [ruleLink(id), markdown(rule.text)];
  });
  return narrowTable(["code", "rule"], rows);
}
