import { FacedownError, type Seat, type Seats } from "@facedown/core";
import * as v from "valibot";
import { mostPlayers, teams, type Pack, type Team } from "./pack/types.js";

type Faces = readonly (string | null)[];

/** What a deduction reads of a view. */
export interface DeductionView {
  readonly players: readonly {
    readonly identity: Faces;
    readonly loyalties: Faces;
    readonly hand: Faces;
    readonly permanents: Faces;
    readonly bonds: readonly { readonly owners: Seats; readonly readers: readonly Seat[] }[];
    readonly sworn: "legion" | "fallen" | null;
  }[];
  readonly stage: Faces;
  readonly dug: Faces;
  readonly learned: readonly (readonly (Team | null)[] | null)[];
}

const object = "an object, such as a seat's view";
const face = v.nullable(v.string("the id of a card, or null where it is not seen"));
const faces = v.array(face, "a list of the ids of cards");
const some = (count: number) => v.pipe(faces, v.length(count, count === 1 ? "one card" : `${count} cards`));
const whole = (most: number) => {
  const expected = `a whole number from 0 to ${most}`;
  return v.pipe(v.number(expected), v.integer(expected), v.minValue(0, expected), v.maxValue(most, expected));
};

const bond = v.object(
  {
    owners: whole(2 ** mostPlayers - 1),
    readers: v.array(whole(mostPlayers - 1), "a list of seats"),
  },
  "an object with owners and readers",
);

const shown = v.nullable(
  v.array(v.nullable(v.picklist(teams, "a team or null")), "a list of teams, or null"),
);

const schema = v.object(
  {
    players: v.array(
      v.object(
        {
          identity: some(1),
          loyalties: some(2),
          hand: faces,
          permanents: faces,
          bonds: v.pipe(v.array(bond, "a list of two"), v.length(2, "a list of two")),
          sworn: v.nullable(v.picklist(["legion", "fallen"], "legion, fallen or null")),
        },
        "a player as a view has it",
      ),
      "a list of players",
    ),
    stage: faces,
    dug: faces,
    learned: v.array(shown, "a list of what checks showed"),
  },
  object,
);

/** Throws `bad-state` with the place unless this is what a deduction can read. */
export function assertDeductionView(view: unknown): asserts view is DeductionView {
  const read = v.safeParse(schema, view, { abortEarly: true });
  if (read.success) return;
  const [issue] = read.issues;
  const keys = issue.path?.map(({ key }) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`)) ?? [];
  const value: unknown = issue.path?.at(-1)?.value ?? issue.input;
  throw new FacedownError("bad-state", `view${keys.join("")}`, value, issue.message);
}

/** Throws `bad-option` unless these are options with a pack, or none. */
export function assertDeductionOptions(options: unknown): asserts options is { readonly pack?: Pack } {
  if (typeof options !== "object" || options === null)
    throw new FacedownError("bad-option", "options", options, "an object, such as { pack }");
  if (!("pack" in options)) return;
  const { pack } = options;
  const isPack =
    typeof pack === "object" &&
    pack !== null &&
    ["identities", "programs", "loyalties"].every((sort) => Array.isArray((pack as never)[sort])) &&
    typeof (pack as { readonly charts?: unknown }).charts === "object";
  if (!isPack) throw new FacedownError("bad-option", "options.pack", pack, "a pack, as readPack gives it");
}
