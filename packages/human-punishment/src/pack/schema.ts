import * as v from "valibot";
import { colors, targets, teams, type ChartRow, type Effect, type Pack } from "./types.js";

const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.number(`a whole number from ${least} to ${most}`),
    v.integer(`a whole number from ${least} to ${most}`),
    v.minValue(least, `a whole number from ${least} to ${most}`),
    v.maxValue(most, `a whole number from ${least} to ${most}`),
  );

const named = <const Names extends readonly string[]>(names: Names) =>
  v.picklist(names, `one of ${names.join(", ")}`);

const only = <const Value extends string>(value: Value) => v.literal(value, `"${value}"`);

const yes = v.exactOptional(v.literal(true, "true, or no such key"));

/** A strict object whose refusals say which keys there are. */
const object = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected }) => {
    const keys = Object.keys(entries).join(", ");
    return expected === "never" ? `no such key; the keys are ${keys}` : `an object with the keys ${keys}`;
  });

const word = v.pipe(
  v.string("lower-case words joined by hyphens"),
  v.maxLength(60, "at most 60 characters"),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case words joined by hyphens"),
);

const functionName = v.pipe(
  v.string("the name of a function"),
  v.regex(/^[a-z][a-zA-Z0-9]{0,59}$/, "the name of a function: letters and digits"),
);

const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

const text = (most: number) =>
  v.pipe(
    v.string("a text"),
    v.maxLength(most, `a text of at most ${most} characters`),
    v.regex(/^\S(?:.*\S)?$/, "a text that is not empty, without spaces around it"),
    v.check((value) => !unprintable.test(value), "no control characters, line breaks or lone surrogates"),
    v.check((value) => value === value.normalize("NFC"), "Unicode in normal form C (NFC)"),
  );

const points = v.picklist([1, 2], "1 or 2");
const count = wholeNumber(1, 20);
const showable = named(["loyalty", "id"]);

const effectsSchema: v.GenericSchema<unknown, readonly Effect[]> = v.lazy(() =>
  v.pipe(
    v.array(effectSchema, "a list of effects"),
    v.minLength(1, "at least one effect"),
    v.maxLength(20, "at most 20 effects"),
  ),
);

const kinds = [
  object({
    kind: only("damage"),
    amount: points,
    to: named(["self", "other", "any", "armed", "neighbors", "allArmed", "source"]),
  }),
  object({ kind: only("heal"), amount: points, to: named(["self", "other", "any"]) }),
  object({
    kind: only("revive"),
    hp: points,
    who: named(["chosen", "source"]),
    join: v.exactOptional(only("fallen")),
  }),
  object({ kind: only("draw"), count, to: named(["self", "other", "any"]) }),
  object({ kind: only("takeProgram"), to: only("hasProgram") }),
  object({ kind: only("loot") }),
  object({ kind: only("peekLoyalty"), both: v.boolean("true or false"), to: only("hasLoyalty") }),
  object({ kind: only("peekId"), to: only("hasId") }),
  object({ kind: only("revealOrHurt"), what: showable, amount: points, to: only("other") }),
  object({ kind: only("disarm"), to: only("armed") }),
  object({ kind: only("takeWeapon"), to: only("armed") }),
  object({ kind: only("aim"), to: only("armedAimed") }),
  object({ kind: only("unlock"), weapon: word }),
  object({ kind: only("join"), team: only("legion"), to: only("other") }),
  object({ kind: only("swapLoyalty"), to: only("hasLoyalty") }),
  object({ kind: only("cover"), to: only("hasUpLoyalty") }),
  object({ kind: only("plate"), amount: points }),
  object({ kind: only("stepIn") }),
  object({ kind: only("bar") }),
  object({ kind: only("again") }),
  object({ kind: only("stall"), to: only("other") }),
  object({ kind: only("dig"), count }),
  object({ kind: only("status"), status: named(["awake", "deadly"]) }),
  object({
    kind: only("oneOf"),
    of: v.pipe(
      v.array(effectsSchema, "a list of lists of effects"),
      v.minLength(2, "at least two lists of effects"),
      v.maxLength(10, "at most ten lists of effects"),
    ),
  }),
  object({ kind: only("custom"), name: functionName, to: v.exactOptional(named(targets)) }),
] as const;

const reveals = [
  object({ kind: only("reveal"), what: only("loyalty"), to: only("hasLoyalty") }),
  object({ kind: only("reveal"), what: only("id"), to: only("hasId") }),
] as const;

const kindHint = `one of ${["reveal", ...kinds.map(({ entries }) => entries.kind.literal)].join(", ")}`;

const effectSchema: v.GenericSchema<unknown, Effect> = v.variant(
  "kind",
  [...kinds, v.variant("what", reveals, 'a reveal of a "loyalty" or an "id"')],
  kindHint,
);

const triggersSchema = object({
  hurt: v.exactOptional(effectsSchema),
  otherOut: v.exactOptional(effectsSchema),
  kill: v.exactOptional(effectsSchema),
});

const modifiersSchema = object({
  shotBonus: v.exactOptional(wholeNumber(1, 2)),
  cap: v.exactOptional(points),
  limit: v.exactOptional(wholeNumber(1, 20)),
  scanBoth: yes,
  drawTwo: yes,
  hidden: yes,
  noReactions: yes,
  freeAim: yes,
  quick: yes,
  converts: yes,
});

const card = {
  id: word,
  name: text(60),
  text: v.exactOptional(text(400)),
  copies: wholeNumber(1, 200),
};

const identitySchema = object({
  ...card,
  color: named([...colors, "boss"]),
  always: v.exactOptional(named(teams)),
  permanent: yes,
  late: yes,
  reveal: v.exactOptional(effectsSchema),
  on: v.exactOptional(triggersSchema),
  modifiers: v.exactOptional(modifiersSchema),
});

const allegiance = { team: named([...colors, "legion"]), weight: v.picklist([0, 1, 2], "0, 1 or 2") };

const programSchema = v.variant(
  "timing",
  [
    object({
      ...card,
      timing: only("any"),
      only: v.exactOptional(named(["announce", "brace"])),
      fx: effectsSchema,
    }),
    object({ ...card, timing: only("turn"), fx: effectsSchema }),
    object({
      ...card,
      timing: only("permanent"),
      on: v.exactOptional(triggersSchema),
      modifiers: v.exactOptional(modifiersSchema),
      action: v.exactOptional(effectsSchema),
    }),
    object({ ...card, timing: only("secret"), ...allegiance }),
  ],
  "one of any, turn, permanent, secret",
);

const weaponSchema = object({
  ...card,
  shows: showable,
  damage: points,
  draws: v.picklist([0, 1], "0 or 1"),
  targets: v.picklist([0, 1, 2], "0, 1 or 2"),
  heals: yes,
  locked: yes,
});

const countsById = v.record(word, wholeNumber(1, 200), "an object: a number of cards for each id");
const ofColor = wholeNumber(0, 200);

const rowSchema: v.GenericSchema<unknown, ChartRow> = object({
  ids: object({ human: ofColor, machine: ofColor, outlaw: ofColor }),
  loyalties: countsById,
  weapons: v.pipe(
    v.array(word, "a list of ids of weapons"),
    v.minLength(1, "at least one weapon"),
    v.maxLength(50, "at most 50 weapons"),
  ),
  beyond: v.exactOptional(countsById),
});

const cards = <const Item extends v.GenericSchema>(item: Item, of: string) =>
  v.pipe(
    v.array(item, `a list of ${of}`),
    v.minLength(1, `at least one of the ${of}`),
    v.maxLength(200, `at most 200 ${of}`),
  );

/** The shape of a {@link Pack}. `readPack` also asks whether its parts fit each other. */
export const packSchema: v.GenericSchema<unknown, Pack> = v.pipe(
  object({
    id: word,
    version: wholeNumber(1, 1_000_000),
    language: v.pipe(
      v.string("a text"),
      v.maxLength(35, "at most 35 characters"),
      v.regex(/^[a-z]{2,8}(-[A-Za-z0-9]{1,8})*$/, "a BCP 47 tag such as en or pt-BR"),
    ),
    title: text(100),
    counts: v.exactOptional(v.literal("custom", '"custom", or no such key')),
    identities: cards(identitySchema, "identities"),
    programs: cards(programSchema, "programs"),
    loyalties: cards(v.pipe(object({ ...card, ...allegiance })), "loyalties"),
    weapons: cards(weaponSchema, "weapons"),
    charts: v.record(
      v.pipe(v.string(), v.regex(/^[1-9]\d?$/, "a number of players")),
      rowSchema,
      "an object: a row for each number of players",
    ),
  }),
  v.title("Human Punishment content pack"),
);
