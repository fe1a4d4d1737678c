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

// "constructor" is what every object has: a table of cards by their ids would find it where there is no such card.
const word = v.pipe(
  v.string("lower-case words joined by hyphens"),
  v.maxLength(60, "at most 60 characters"),
  v.regex(
    /^(?!constructor$)[a-z0-9]+(-[a-z0-9]+)*$/,
    'lower-case words joined by hyphens, and not "constructor"',
  ),
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

/** One kind of effect, with what it does. */
const effect = <const Entries extends v.ObjectEntries>(description: string, entries: Entries) =>
  v.pipe(object(entries), v.description(description));

const kinds = [
  effect("Players lose hit points; several are one batch. Nobody braces for it.", {
    kind: only("damage"),
    amount: points,
    to: named(["self", "other", "any", "armed", "neighbors", "allArmed", "source"]),
  }),
  effect("A player regains hit points, up to 2.", {
    kind: only("heal"),
    amount: points,
    to: named(["self", "other", "any"]),
  }),
  effect("An eliminated player returns; with join it is Fallen from then on, unless sworn to a team.", {
    kind: only("revive"),
    hp: points,
    who: named(["chosen", "source"]),
    join: v.exactOptional(only("fallen")),
  }),
  effect("A player draws programs from the stack.", {
    kind: only("draw"),
    count,
    to: named(["self", "other", "any"]),
  }),
  effect("The owner takes a face-down program of another player, unseen.", {
    kind: only("takeProgram"),
    to: only("hasProgram"),
  }),
  effect("The owner takes all face-down programs of an eliminated player.", {
    kind: only("loot"),
  }),
  effect("The owner looks at one face-down loyalty card of another player, or at both.", {
    kind: only("peekLoyalty"),
    both: v.boolean("true or false"),
    to: only("hasLoyalty"),
  }),
  effect("The owner looks at the face-down ID of another player, who may be asked first.", {
    kind: only("peekId"),
    to: only("hasId"),
  }),
  effect("Another player turns such a card up or loses hit points.", {
    kind: only("revealOrHurt"),
    what: showable,
    amount: points,
    to: only("other"),
  }),
  effect("The weapon of another player returns to its place.", {
    kind: only("disarm"),
    to: only("armed"),
  }),
  effect("The owner takes the weapon of another player and aims it.", {
    kind: only("takeWeapon"),
    to: only("armed"),
  }),
  effect("A held weapon gets another legal target.", {
    kind: only("aim"),
    to: only("armedAimed"),
  }),
  effect("A locked weapon is open to the owner for the rest of the game.", {
    kind: only("unlock"),
    weapon: word,
  }),
  effect("A player is sworn to Legion, in public.", {
    kind: only("join"),
    team: only("legion"),
    to: only("other"),
  }),
  effect("The owner exchanges a face-down loyalty card for one of another player.", {
    kind: only("swapLoyalty"),
    to: only("hasLoyalty"),
  }),
  effect("A face-up loyalty card is turned face down.", {
    kind: only("cover"),
    to: only("hasUpLoyalty"),
  }),
  effect("Damage that is about to hit a player is less. Only before damage.", {
    kind: only("plate"),
    amount: points,
  }),
  effect("Damage that is about to hit another player hits the owner. Only before damage.", {
    kind: only("stepIn"),
  }),
  effect("The announced kind of action may not be chosen again this turn. Only after an announcement.", {
    kind: only("bar"),
  }),
  effect("One more action after this one. Only for one's own turn.", {
    kind: only("again"),
  }),
  effect("The next turn of another player is skipped.", {
    kind: only("stall"),
    to: only("other"),
  }),
  effect("The owner looks at the top programs, keeps one, and the others go to the bottom, shuffled.", {
    kind: only("dig"),
    count,
  }),
  effect("awake: two actions a turn until hurt; deadly: the next shot does 1 more and nobody may react.", {
    kind: only("status"),
    status: named(["awake", "deadly"]),
  }),
  effect("The owner chooses one of these lists.", {
    kind: only("oneOf"),
    of: v.pipe(
      v.array(effectsSchema, "a list of lists of effects"),
      v.minLength(2, "at least two lists of effects"),
      v.maxLength(10, "at most ten lists of effects"),
    ),
  }),
  effect("A function that the game is made with.", {
    kind: only("custom"),
    name: functionName,
    to: v.exactOptional(named(targets)),
  }),
] as const;

const reveals = [
  effect("Another player turns a loyalty card of its choice up.", {
    kind: only("reveal"),
    what: only("loyalty"),
    to: only("hasLoyalty"),
  }),
  effect("Another player turns its ID up.", { kind: only("reveal"), what: only("id"), to: only("hasId") }),
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
  noDraws: yes,
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
