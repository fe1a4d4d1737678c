import { freezeJson, hashJson, FacedownError, type Content } from "@facedown/core";
import * as v from "valibot";
import { handSize } from "./cards.js";

const text = (most: number, description: string) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(most), v.description(description));
const whole = (least: number, most: number, description: string) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most), v.description(description));

const wareSchema = v.pipe(
  v.strictObject({
    name: text(40, "What the ware is called, as it stands in a sentence: `a jar of fog`."),
    worth: whole(1, 5, "How many points it is worth."),
    alternative: text(200, "What a picture of it would show, for those who cannot see one."),
  }),
  v.description("Something that is sold at the market."),
);

/** The shape of a pack; `pack.schema.json` is made from it. */
export const packSchema = v.pipe(
  v.strictObject({
    id: v.pipe(
      v.string(),
      v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
      v.maxLength(80),
      v.description("The name by which records know the pack: lower-case words joined by hyphens."),
    ),
    version: whole(1, 1_000_000, "The edition of this pack: a whole number from 1 up."),
    language: text(80, "The language of the texts, as a BCP 47 tag: `en`."),
    title: text(80, "What people call the pack."),
    wares: v.pipe(
      v.array(wareSchema),
      v.minLength(handSize),
      v.maxLength(100),
      v.readonly(),
      v.description("The wares; each is one card."),
    ),
  }),
  v.title("Night Market content pack"),
);

/** What the cards of a game say. */
export interface Pack extends v.InferOutput<typeof packSchema> {}

/** Something that is sold at the market. */
export type Ware = Pack["wares"][number];

/** Where a pack is wrong, such as `wares.3.worth`, and how. */
export interface Problem {
  readonly path: string;
  readonly expected: string;
}

/** A pack that may be played, or what is wrong with it: at least one problem. */
export type PackReading =
  { readonly ok: true; readonly value: Pack } | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads a pack from outside, such as the result of `JSON.parse`. What it gives is frozen. */
export function readPack(value: unknown): PackReading {
  const read = v.safeParse(packSchema, value);
  if (read.success) return { ok: true, value: freezeJson<Pack>(read.output) };
  const problems = read.issues.map((issue) => ({ path: v.getDotPath(issue) ?? "", expected: issue.message }));
  return { ok: false, problems };
}

/** The pack, once it is known to be right. Throws `bad-game` with the first thing that is wrong. */
export function rightPack(value: unknown): Pack {
  const read = readPack(value);
  if (read.ok) return read.value;
  const [{ path, expected }] = read.problems as [Problem];
  throw new FacedownError("bad-game", path === "" ? "pack" : `pack.${path}`, value, expected);
}

/** What a record says of the pack that was played with. */
export function contentOf(pack: Pack): Content {
  return { id: pack.id, version: pack.version, hash: hashJson(pack) };
}
