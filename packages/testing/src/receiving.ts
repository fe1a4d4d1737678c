import {
  describe,
  only,
  spectator,
  type AnyGame,
  type Json,
  type Match,
  type Rejection,
  type Running,
  type Seat,
  type Seats,
  type Viewer,
} from "@facedown/core";
import { choicesOf, frameOf, refusalOf, type WireMove } from "./asking.js";

/** What a viewer received in a step, as JSON, part by part. */
export type Received = readonly string[];

/** How to tell what a viewer receives. */
export interface Receiver {
  /** The names of the parts. */
  readonly parts: readonly string[];
  readonly receive: (
    before: Match | undefined,
    after: Match,
    viewer: Viewer,
    probes: readonly WireMove[],
  ) => Received;
}

/** The viewers of a match: its seats, then the spectator. */
export function viewersOf(match: Match): Viewer[] {
  return [...Array.from({ length: match.seats }, (_, seat) => seat), "spectator"];
}

/** A viewer as a set of one. */
export function bitOf(viewer: Viewer): Seats {
  return viewer === "spectator" ? spectator : only(viewer);
}

/** How a viewer is called in reports. */
export function viewerName(viewer: Viewer): string {
  return viewer === "spectator" ? viewer : `seat ${viewer}`;
}

/** Who answers for a viewer when choices are asked for: the table's menu is drawn on what spectators see. */
export function actorOf(viewer: Viewer): Seat | "table" {
  return viewer === "spectator" ? "table" : viewer;
}

const texts = new WeakMap<object, string>();

/** How deep the parts of a value are remembered: `players`, and each player. */
const depthOfParts = 2;

/** A frozen value as JSON; what was seen before, in it or beside it, is remembered. */
export function textOf(value: unknown, depth = depthOfParts): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = depth === 0 ? JSON.stringify(value) : textOfParts(value, depth - 1);
  texts.set(value, text);
  return text;
}

function textOfParts(value: object, depth: number): string {
  if (Array.isArray(value)) return `[${value.map((part) => textOf(part, depth)).join(",")}]`;
  const fields = Object.entries(value as Record<string, unknown>).filter(([, part]) => part !== undefined);
  return `{${fields.map(([key, part]) => `${JSON.stringify(key)}:${textOf(part, depth)}`).join(",")}}`;
}

/** What a viewer is sent: whether a packet came, and all that is in it. */
export const frames: Receiver = {
  parts: ["packet", "view", "events", "waiting", "timers", "outcome"],
  receive: (before, after, viewer) => {
    const old = before?.view(viewer) as unknown;
    const { view, events, waiting, timers, outcome } = frameOf(after, viewer);
    const open = [waiting, timers, outcome].map(textOf);
    const was = before ? [before.waiting, before.timers, before.outcome].map(textOf) : [];
    const came = events.length > 0 || view !== old || open.some((text, i) => text !== was[i]);
    return [String(came), textOf(view), JSON.stringify(events), ...open];
  },
};

/** What a viewer is told when it asks: its menu, and why each probe would be refused. */
interface Answers {
  readonly choices: readonly WireMove[];
  readonly refusals: readonly (Rejection | null)[];
}

function answersTo(viewer: Viewer, match: Match, probes: readonly WireMove[]): Answers {
  const by = actorOf(viewer);
  return {
    choices: choicesOf(match, by),
    refusals: probes.map((move) => refusalOf(match, by, move) ?? null),
  };
}

function answerTexts({ choices, refusals }: Answers): readonly string[] {
  return [JSON.stringify(choices), JSON.stringify(refusals)];
}

/** Everything that reaches a viewer: what it is sent, the menu and the reasons for refusals. */
export const packets: Receiver = {
  parts: [...frames.parts, "choices", "rejections"],
  receive: (before, after, viewer, probes) => [
    ...frames.receive(before, after, viewer, probes),
    ...answerTexts(answersTo(viewer, after, probes)),
  ],
};

/** What describes any game. */
export interface Describer {
  readonly language: string;
  event(event: unknown, view: unknown): string;
  move(move: unknown, view: unknown): string;
  rejection(rejection: Rejection, view: unknown): string;
  phase(view: unknown): string;
  outcome(outcome: unknown, view: unknown): string;
  waiting(seats: readonly Seat[], view: unknown): string;
  places(view: unknown): readonly { readonly path: string; readonly text: string }[];
  timer(timer: Running): string;
  standing(view: unknown): readonly string[] | undefined;
  pending(view: unknown): readonly string[];
  pieces(view: unknown): readonly { readonly name: string; readonly text: string }[];
  option(name: string): { readonly name: string; readonly help: string };
}

const describers = new WeakMap<object, Map<Viewer, readonly Describer[]>>();

/** The words of a game by language; `undefined` for a game without. */
export function wordsOf(game: AnyGame): Readonly<Record<string, object>> | undefined {
  return (game.inside.definition as unknown as { readonly words?: Readonly<Record<string, object>> }).words;
}

/** What describes a game to a viewer in each of its languages. */
export function describersOf(game: AnyGame, viewer: Viewer): readonly Describer[] {
  const readers = describers.get(game) ?? new Map<Viewer, readonly Describer[]>();
  describers.set(game, readers);
  const known = readers.get(viewer);
  if (known) return known;
  const languages = Object.keys(wordsOf(game) ?? { en: {} });
  const make = describe as unknown as (game: AnyGame, language: string, viewer: Viewer) => Describer;
  const all = languages.map((language) => make(game, language, viewer));
  readers.set(viewer, all);
  return all;
}

const saidParts = ["events", "places", "standing", "phase", "waiting", "outcome", "choices", "rejections"];

/** The parts of `sentences` that are sentences. */
export const sentenceParts: readonly string[] = saidParts.map((part) => `sentences.${part}`);

/** All that reaches a viewer, and every sentence for it, in every language. */
export const sentences: Receiver = {
  parts: [...packets.parts, ...sentenceParts],
  receive: (before, after, viewer, probes) => {
    const { view, events, waiting, outcome } = frameOf(after, viewer);
    const answers = answersTo(viewer, after, probes);
    const { choices, refusals } = answers;
    const rejections = refusals.filter((refusal) => refusal !== null);
    const said = describersOf(after.game, viewer).map((words): Json[] => [
      events.map((event) => words.event(event, view)),
      words.places(view).map(({ text }) => text),
      [
        ...(words.standing(view) ?? []),
        ...words.pending(view),
        ...words.pieces(view).flatMap(({ name, text }) => [name, text]),
      ],
      words.phase(view),
      words.waiting(waiting, view),
      outcome === null ? "" : words.outcome(outcome, view),
      choices.slice(0, 12).map((move) => words.move(move, view)),
      rejections.map((rejection) => words.rejection(rejection, view)),
    ]);
    const texts = saidParts.map((_, part) => JSON.stringify(said.map((parts) => parts[part])));
    return [...frames.receive(before, after, viewer, probes), ...answerTexts(answers), ...texts];
  },
};
