import { sameJson, type Viewer } from "@facedown/core";
import { menuOf, type Base, type Moment, type SeenShuffle } from "./base.js";
import { setupStep, type ChanceEdit } from "./chance.js";
import type { WireMove } from "./asking.js";
import { pickOf, shuffled, type Picker } from "./picker.js";
import { bitOf, viewerName, viewersOf } from "./receiving.js";
import type { SeatFields } from "./seat-fields.js";

/** The kinds of twins. */
export const twinNames = ["T1", "T2", "T3", "T4", "T5", "T6", "T7"] as const;

/**
 * What a twin changes: a shuffle, a hidden draw, a secret input, the seed, an input that is not declared secret, whether a
 * move was made, a public draw.
 */
export type TwinName = (typeof twinNames)[number];

/** One thing that is changed in a game to make its twin. */
export interface Edit {
  readonly name: TwinName;
  /** The step from which the twin goes another way. */
  readonly step: number;
  /** What was changed, for people. */
  readonly text: string;
  /** For whose eyes the changed cards are alike: a viewer who never sees them. */
  readonly unseenBy?: Viewer;
  /** Which shuffle, draw or move it was, for counting. */
  readonly where: string;
  readonly chance?: ChanceEdit;
  readonly move?: WireMove;
  readonly seed?: string;
  /** That the move is not made; those who did not notice it. */
  readonly omitted?: readonly Viewer[];
}

/** A viewer in a sentence. */
export function viewerInWords(viewer: Viewer): string {
  return viewer === "spectator" ? "the spectator" : viewerName(viewer);
}

/** What was changed to make the other game, and why this viewer cannot know it. */
export function otherGame({ text, unseenBy }: Edit, viewer: Viewer): string {
  if (unseenBy === undefined) return `The other game: ${text}.`;
  if (unseenBy === viewer) return `The other game: ${text}; ${viewerInWords(viewer)} never sees them.`;
  return (
    `The other game: ${text} (made for ${viewerInWords(unseenBy)}, who never sees them; ` +
    `${viewerInWords(viewer)} has been shown the same in both games).`
  );
}

/** The name of a step, for people. */
function stepName({ moments }: Base, step: number): string {
  const deed = moments[step]?.deed;
  if (step === setupStep || !deed) return "the setup";
  return "undo" in deed ? "an undo" : deed.move.type;
}

function unseenBy(shuffle: SeenShuffle, viewer: Viewer): number[] {
  const bit = bitOf(viewer);
  return shuffle.seen.flatMap((seen, at) => ((seen & bit) === 0 ? [at] : []));
}

/** Places of a shuffle among which faces may be exchanged without the viewer noticing at once: same back, some other face. */
function exchangeable(shuffle: SeenShuffle, viewer: Viewer): number[][] {
  const groups = new Map<string, number[]>();
  for (const at of unseenBy(shuffle, viewer)) {
    const back = shuffle.backs[at] as string;
    groups.set(back, [...(groups.get(back) ?? []), at]);
  }
  return [...groups.values()].filter((group) => new Set(group.map((at) => shuffle.faces[at])).size > 1);
}

function swap(shuffle: SeenShuffle, group: readonly number[], pick: Picker): [number, number] {
  const noticed = group.filter((at) => shuffle.seen[at] !== 0);
  const one = pickOf(noticed.length > 0 ? noticed : group, pick);
  const other = pickOf(
    group.filter((at) => shuffle.faces[at] !== shuffle.faces[one]),
    pick,
  );
  return [one, other];
}

/** T1: cards of one shuffle that a viewer never sees in this game change places. */
export function shuffleEdit(base: Base, pick: Picker): Edit | undefined {
  for (const viewer of shuffled(viewersOf(base.first), pick)) {
    const able = base.shuffles.filter((shuffle) => exchangeable(shuffle, viewer).length > 0);
    const better = able.filter((shuffle) =>
      exchangeable(shuffle, viewer).some((group) => group.some((at) => shuffle.seen[at] !== 0)),
    );
    const from = better.length > 0 && pick(4) > 0 ? better : able;
    if (from.length === 0) continue;
    const shuffle = pickOf(from, pick);
    return shuffleEditFor(base, shuffle, viewer, pick);
  }
  return undefined;
}

function shuffleEditFor(base: Base, shuffle: SeenShuffle, viewer: Viewer, pick: Picker): Edit {
  const { step, ordinal } = shuffle;
  const groups = exchangeable(shuffle, viewer);
  const group = pickOf(groups, pick);
  const order = [...base.chance.order(step, ordinal)];
  const from = [...order];
  const one = pick(2) === 0 ? swap(shuffle, group, pick) : undefined;
  const mixed = one ? [...one].reverse() : shuffled(group, pick);
  (one ?? group).forEach((at, i) => (order[at] = from[mixed[i] as number] as number));
  const what = one
    ? `cards ${one[0]} and ${one[1]} (${String(shuffle.faces[one[0]])} and ${String(shuffle.faces[one[1]])}) change places`
    : `${group.length} cards are permuted`;
  const where = stepName(base, step);
  return {
    name: "T1",
    step,
    text: `in shuffle ${ordinal + 1} of ${where}, ${what}`,
    unseenBy: viewer,
    where,
    chance: { step, ordinal, order },
  };
}

/** A change of one draw, and what it changes in words. */
interface Change {
  readonly text: string;
  readonly chance: ChanceEdit;
}
type Changes = ((pick: Picker) => Change)[];

function hiddenChanges({ chance }: Base, step: number, where: string): Changes {
  const draws = chance.hiddenDraws(step).flatMap(({ index, of }, ordinal): Changes => {
    if (of < 2) return [];
    return [
      (pick) => {
        const other = (index + 1 + pick(of - 1)) % of;
        const text = `hidden draw ${ordinal + 1} of ${where} takes its value number ${other} instead of ${index}`;
        return { text, chance: { step, ordinal, index: other } };
      },
    ];
  });
  const sides = chance.sides(step).map((side, ordinal) => (): Change => {
    const text = `card ${ordinal + 1} of those turned in ${where} lands on side ${1 - side} instead of ${side}`;
    return { text, chance: { step, ordinal, side: 1 - side } };
  });
  return [...draws, ...sides];
}

function publicChanges({ chance }: Base, step: number, where: string): Changes {
  return chance.publicDraws(step).flatMap(({ value, bound }, ordinal): Changes => {
    if (bound < 2) return [];
    return [
      (pick) => {
        const other = (value + 1 + pick(bound - 1)) % bound;
        const text = `public draw ${ordinal + 1} of ${where} gives ${other} instead of ${value}`;
        return { text, chance: { step, ordinal, value: other } };
      },
    ];
  });
}

function drawEdit(
  base: Base,
  name: "T2" | "T7",
  changes: typeof hiddenChanges,
  pick: Picker,
): Edit | undefined {
  const steps = [setupStep, ...base.moments.keys()].flatMap((step) => {
    const where = stepName(base, step);
    const able = changes(base, step, where);
    return able.length > 0 ? [{ step, where, able }] : [];
  });
  if (steps.length === 0) return undefined;
  const { step, where, able } = pickOf(steps, pick);
  return { name, step, where, ...pickOf(able, pick)(pick) };
}

/** T2: one hidden draw takes another value, or one card that is turned in a shuffle lands on its other side. */
export function hiddenEdit(base: Base, pick: Picker): Edit | undefined {
  return drawEdit(base, "T2", hiddenChanges, pick);
}

/** T7: one public draw gives another value. */
export function publicEdit(base: Base, pick: Picker): Edit | undefined {
  return drawEdit(base, "T7", publicChanges, pick);
}

/** T6: a move is not made that some viewer did not notice. */
export function omissionEdit(
  base: Base,
  unaware: (step: number) => readonly Viewer[],
  pick: Picker,
): Edit | undefined {
  const kinds = new Map<string, number[]>();
  base.moments.forEach(({ ok, deed }, step) => {
    if (ok && "move" in deed) kinds.set(deed.move.type, [...(kinds.get(deed.move.type) ?? []), step]);
  });
  for (const [type, steps] of shuffled([...kinds], pick)) {
    const step = pickOf(steps, pick);
    const omitted = unaware(step);
    if (omitted.length > 0)
      return { name: "T6", step, text: `move ${step + 1}, ${type}, is not made`, where: type, omitted };
  }
  return undefined;
}

/** Other legal moves of the same kind. */
function alternatives({ before, deed }: Moment, pick: Picker): WireMove[] {
  if ("undo" in deed) return [];
  const menu = menuOf(before, deed.by, deed.move.type, pick(1000));
  const count = Math.min(menu.size, 60);
  const first = pick(menu.size);
  return Array.from({ length: count }, (_, i) => menu.at(first + i)).filter(
    (move) => move !== undefined && !sameJson(move, deed.move),
  ) as WireMove[];
}

function secretsOf({ game }: Base, type: string): readonly string[] {
  return (game.inside.definition.moves[type]?.secret ?? []) as readonly string[];
}

function byKind(
  base: Base,
  fits: (moment: Moment, type: string) => boolean,
  pick: Picker,
): number | undefined {
  const steps = new Map<string, number[]>();
  base.moments.forEach((moment, step) => {
    if (!moment.ok || "undo" in moment.deed || !fits(moment, moment.deed.move.type)) return;
    const { type } = moment.deed.move;
    steps.set(type, [...(steps.get(type) ?? []), step]);
  });
  return steps.size === 0 ? undefined : pickOf(pickOf([...steps.values()], pick), pick);
}

/** T3: a move takes another legal value in its secret fields. */
export function secretEdit(base: Base, pick: Picker): Edit | undefined {
  const step = byKind(base, (_, type) => secretsOf(base, type).length > 0, pick);
  const moment = base.moments[step ?? -1];
  if (step === undefined || !moment || "undo" in moment.deed) return undefined;
  const { move } = moment.deed;
  const secrets = secretsOf(base, move.type);
  const others = alternatives(moment, pick).filter((other) =>
    Object.keys(move).every((field) => secrets.includes(field) || sameJson(move[field], other[field])),
  );
  if (others.length === 0) return undefined;
  const other = pickOf(others, pick);
  const values = secrets.map(
    (field) => `${field} ${JSON.stringify(other[field])} instead of ${JSON.stringify(move[field])}`,
  );
  return {
    name: "T3",
    step,
    text: `move ${step + 1}, ${move.type}, has ${values.join(", ")}`,
    where: move.type,
    move: other,
  };
}

/** T4: nothing but the seed is another; all chance falls as before. */
export function seedEdit(_base: Base, pick: Picker): Edit {
  const seed = Array.from({ length: 64 }, () => pick(16).toString(16)).join("");
  return {
    name: "T4",
    step: setupStep,
    text: "only the seed is another; all chance falls as before",
    where: "seed",
    seed,
  };
}

function changedFields(move: WireMove, other: WireMove): string[] {
  return Object.keys({ ...move, ...other }).filter((field) => !sameJson(move[field], other[field]));
}

/** T5: a move takes another legal value in fields that are not declared secret: in one alone, where that is possible. */
export function inputEdit(base: Base, pick: Picker): Edit | undefined {
  const step = byKind(base, (moment, type) => hasOpenInput(base, moment, type), pick);
  const moment = base.moments[step ?? -1];
  if (step === undefined || !moment || "undo" in moment.deed) return undefined;
  const { move } = moment.deed;
  const secrets = secretsOf(base, move.type);
  const others = alternatives(moment, pick).map((other) => ({ other, fields: changedFields(move, other) }));
  const able = others.filter(({ fields }) => fields.some((field) => !secrets.includes(field)));
  const plain = able.filter(({ fields }) => !fields.some((field) => secrets.includes(field)));
  const single = plain.filter(({ fields }) => fields.length === 1);
  const from = [single, plain, able].find((each) => each.length > 0);
  if (!from) return undefined;
  const { other } = pickOf(from, pick);
  return {
    name: "T5",
    step,
    text: `move ${step + 1} is ${JSON.stringify(other)} instead of ${JSON.stringify(move)}`,
    where: move.type,
    move: other,
  };
}

function hasOpenInput(base: Base, { deed }: Moment, type: string): boolean {
  if ("undo" in deed) return false;
  const secrets = secretsOf(base, type);
  return Object.keys(deed.move).some((field) => field !== "type" && !secrets.includes(field));
}

/** The relation of a viewer to a deed. */
export function relation(
  { deed }: Moment,
  viewer: Viewer,
  fields: SeatFields,
): "mover" | "target" | "other" | "spectator" {
  if (viewer === "spectator") return "spectator";
  if ("undo" in deed) return deed.undo === viewer ? "mover" : "other";
  if (deed.by === viewer) return "mover";
  return fields.seatsIn(deed.move).includes(viewer) ? "target" : "other";
}
