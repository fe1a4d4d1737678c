import { sameJson, type Viewer } from "@facedown/core";
import type { Moment } from "./base.js";
import { broken } from "./broken.js";
import { isSeen } from "./cells-alike.js";
import { eachCell, type Cell, type Lying } from "./cells.js";
import { Chance } from "./chance.js";
import { firstDifference } from "./difference.js";
import { eventPath } from "./event-paths.js";
import { differenceOf } from "./heard.js";
import { inTwin, type Comparison } from "./leak.js";
import { probesAt } from "./probes.js";
import { Playing, type Done } from "./playing.js";
import { viewerName, viewersOf, type Received } from "./receiving.js";
import { releasesTo } from "./releases.js";
import type { Tally } from "./tally.js";
import { viewerInWords } from "./twins.js";
import type { WireMove } from "./asking.js";

/** A cell when a step is over, and whether the step brought it to the place where it lies. */
interface Landed extends Lying {
  readonly cell: Cell;
  readonly came: boolean;
}

/** What a step did in a game or in its twin. */
interface Side {
  readonly move: WireMove;
  readonly done: Done;
  readonly landed: readonly Landed[];
}

/** Whether a value is a part of a face. */
function holds(face: unknown, value: unknown): boolean {
  if (sameJson(face, value)) return true;
  if (typeof face !== "object" || face === null) return false;
  return Object.values(face).some((inner) => holds(inner, value));
}

function landedIn({ match, state, hearing }: Playing): Landed[] {
  const all: { cell: Cell; lying: Lying; before: Lying | undefined }[] = [];
  eachCell(match.game.inside.plan, state, (cell, lying) => {
    all.push({ cell, lying, before: hearing?.lyingOf(cell) });
  });
  const within = new Set<Cell>();
  for (const place of new Set(all.map(({ lying }) => lying.place))) {
    const stayed = all.filter(({ lying, before }) => lying.place === place && before?.place === place);
    const earlier = [...stayed].sort((a, b) => (a.before?.index ?? 0) - (b.before?.index ?? 0));
    for (const cell of movedWithin(
      earlier.map(({ cell }) => cell),
      stayed.map(({ cell }) => cell),
    ))
      within.add(cell);
  }
  return all.map(({ cell, lying, before }) => ({
    ...lying,
    cell,
    came: before?.place !== lying.place || within.has(cell),
  }));
}

/** The card that was taken out of a list and put back elsewhere; two where they may have changed places; else none. */
function movedWithin(before: readonly Cell[], after: readonly Cell[]): Cell[] {
  const at = before.findIndex((cell, i) => cell !== after[i]);
  return [before[at], after[at]].flatMap((cell) => {
    if (!cell) return [];
    const [one, other] = [before, after].map((list) => list.filter((each) => each !== cell));
    return one?.every((each, i) => each === other?.[i]) ? [cell] : [];
  });
}

/** Cells at the same place of two games with different faces that a viewer sees in neither. */
function differing(one: Side, other: Side, viewer: Viewer): [Landed, Landed][] {
  const nameOf = ({ place, index }: Landed): string => `${place}[${index}]`;
  const others = new Map(other.landed.map((each) => [nameOf(each), each]));
  return one.landed.flatMap((each): [Landed, Landed][] => {
    const twin = others.get(nameOf(each));
    if (!twin || isSeen(each.cell, viewer) || isSeen(twin.cell, viewer)) return [];
    return sameJson(each.cell.face, twin.cell.face) ? [] : [[each, twin]];
  });
}

/** Faces of new cells, in the order in which they were made, that differ and that a viewer does not see. */
function madeUnseen(base: readonly Cell[], twin: readonly Cell[], viewer: Viewer): [unknown, unknown][] {
  return base.flatMap((cell, i): [unknown, unknown][] => {
    const other = twin[i];
    if (!other || isSeen(cell, viewer) || isSeen(other, viewer)) return [];
    return sameJson(cell.face, other.face) ? [] : [[cell.face, other.face]];
  });
}

/**
 * Whether a field of the input says which card came to a place that a viewer does not see: its face, or its index where
 * only a count is seen.
 */
function names(field: string, one: Side, other: Side, viewer: Viewer): boolean {
  const [mine, its] = [one.move[field], other.move[field]];
  const byFace = differing(one, other, viewer).some(
    ([each, twin]) => each.came && twin.came && holds(each.cell.face, mine) && holds(twin.cell.face, its),
  );
  if (byFace) return true;
  const lands = ({ landed }: Side, index: unknown): boolean =>
    landed.some((each) => each.came && !each.inOrder && each.index === index && !isSeen(each.cell, viewer));
  return lands(one, mine) && lands(other, its);
}

interface Question extends Comparison {
  readonly moment: Moment;
  readonly one: Side;
  readonly other: Side;
  /** The open fields that differ. */
  readonly fields: readonly string[];
  readonly after: Playing;
}

function declare(question: Question, viewer: Viewer, field: string, why: string, path?: string): never {
  const { type } = question.one.move;
  return broken({
    seat: viewerName(viewer),
    path: path ?? `moves.${type}.secret`,
    ...(path !== undefined && { where: path }),
    message:
      `${type} ${why}, and does not declare it: secret: [${JSON.stringify(field)}]. ` +
      `Where everybody is rightly told it: excused: { "T5 ${type}.${field}": "why" }\nThe other game: ${question.edit.text}.`,
  });
}

function ask(question: Question, viewer: Viewer, excused: (name: string) => boolean): void {
  const { base, edit, moment, one, other, fields, receiver, receipts, after } = question;
  const { type } = one.move;
  const open = fields.filter((field) => !excused(`T5 ${type}.${field}`));
  const made = madeUnseen(moment.created, other.done.created, viewer);
  const put = open.find((name) =>
    made.some(([mine, its]) => holds(mine, one.move[name]) && holds(its, other.move[name])),
  );
  const received = (): [Received, Received] => [
    receipts.at(edit.step)[viewer === "spectator" ? moment.before.seats : viewer] as Received,
    receiver.receive(moment.before, after.match, viewer, probesAt(base, edit.step)),
  ];
  const who = viewerInWords(viewer);
  if (put !== undefined) {
    const told = tells(question, ...received());
    declare(question, viewer, put, `puts its ${put} into a cell that ${who} does not see`, told);
  }
  if (open.length < fields.length || open.length === 0) return;
  if (differing(one, other, viewer).length === 0) return;
  if (!sameJson(releasesTo(viewer, moment.releases), releasesTo(viewer, other.done.releases))) return;
  const [mine, its] = received();
  const found = differenceOf(receiver.parts, mine, its);
  const [field = ""] = open;
  if (found === "none")
    declare(question, viewer, field, `decides with its ${field} what lies where ${who} does not see it`);
  if (found === "event")
    declare(
      question,
      viewer,
      field,
      `decides with its ${field} what lies where ${who} does not see it, and tells it in an event`,
      tells(question, mine, its),
    );
}

/** Where events tell a difference that the view does not show. */
function tells({ receiver: { parts } }: Question, mine: Received, its: Received): string | undefined {
  const [view, events] = [parts.indexOf("view"), parts.indexOf("events")];
  if (mine[view] !== its[view] || mine[events] === its[events]) return undefined;
  const heard = [mine, its].map((all) => JSON.parse(all[events] ?? "") as unknown);
  const path = firstDifference(heard[0], heard[1], "events")?.path ?? "events";
  return eventPath(path, ...heard).where;
}

function secretsOf({ base }: Comparison, type: string): readonly string[] {
  return (base.game.inside.definition.moves[type]?.secret ?? []) as readonly string[];
}

function sideOf({ base, edit }: Comparison, moment: Moment, move: WireMove): [Side, Playing] | undefined {
  if ("undo" in moment.deed) return undefined;
  const playing = Playing.from(moment.before, base.start, new Chance(base.chance));
  const done = playing.do(edit.step, { by: moment.deed.by, move });
  return done.ok ? [{ move, done, landed: landedIn(playing) }, playing] : undefined;
}

/**
 * T5: what becomes of an input that is not declared secret. Where it ends in a cell that somebody does not see, or decides
 * which card lies where somebody does not see it, it is a secret that was forgotten: where that viewer receives the same
 * whatever it is, and where nothing but an event of the game tells.
 */
export function compareInput(comparison: Comparison, excused: (name: string) => boolean): void {
  inTwin(comparison.edit, () => {
    lookAtInput(comparison, excused);
  });
}

function lookAtInput(comparison: Comparison, excused: (name: string) => boolean): void {
  const { base, edit, tally } = comparison;
  const moment = base.moments[edit.step];
  if (!moment || "undo" in moment.deed || !edit.move) return;
  const { move, by } = moment.deed;
  const [one] = sideOf(comparison, moment, move) ?? [];
  const [other, after] = sideOf(comparison, moment, edit.move) ?? [];
  if (!one || !other || !after) return;
  const secrets = secretsOf(comparison, move.type);
  const all = Object.keys({ ...move, ...edit.move }).filter((field) => field !== "type");
  const changed = all.filter((field) => !sameJson(move[field], edit.move?.[field]));
  const fields = changed.filter((field) => !secrets.includes(field));
  tally.add(`T5 ${move.type}`);
  const question = { ...comparison, moment, one, other, fields, after };
  for (const viewer of viewersOf(moment.before)) {
    if (viewer === by) continue;
    if (changed.length > fields.length) askWithSecrets(question, viewer, excused);
    else ask(question, viewer, excused);
    countNames(question, viewer, tally);
  }
}

/** Where secret fields differ too, only what ends in a new cell can be laid to an open one. */
function askWithSecrets(question: Question, viewer: Viewer, excused: (name: string) => boolean): void {
  const made = {
    ...question,
    one: { ...question.one, landed: [] },
    other: { ...question.other, landed: [] },
  };
  ask(made, viewer, excused);
}

function countNames({ one, other, fields }: Question, viewer: Viewer, tally: Tally): void {
  const brings = ({ landed }: Side): boolean =>
    landed.some(({ came, cell }) => came && !isSeen(cell, viewer));
  if (!brings(one) || !brings(other) || differing(one, other, viewer).length === 0) return;
  for (const field of fields)
    tally.add(`T5 ${names(field, one, other, viewer) ? "named" : "not named"}: ${one.move.type}.${field}`);
}

const enough = 8;

/** The inputs that said, whenever it was asked, which card came to where somebody does not see it: `lay.card`. */
export function namedAlways(tally: Tally): string[] {
  return Object.keys(tally.all())
    .filter((name) => name.startsWith("T5 named: ") && tally.of(name) >= enough)
    .map((name) => name.slice("T5 named: ".length))
    .filter((field) => tally.of(`T5 not named: ${field}`) === 0);
}
