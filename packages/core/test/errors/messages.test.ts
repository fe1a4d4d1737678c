import { expect, test } from "vitest";
import { errorsOf } from "./compile.js";

/*
 * What the compiler says to somebody who writes a game and makes a mistake. The messages are TypeScript's; what is ours
 * is that they come at the right place, name the field, and are not a wall of types.
 */

const state = `import * as v from "valibot";
import { createTable, defineRules, each, nobody, only, sealed, secret, startMatch, zone, type Sealed, type Secret, type Zone } from "@facedown/core";
void [v, createTable, defineRules, each, nobody, only, sealed, secret, startMatch, zone];
interface State { phase: "play" | "over"; turn: number; deck: Zone<string>; bids: Sealed<number>; players: { name: string; hand: Zone<string> }[] }
interface Events { drew: { seat: number; card: Secret<string> } }
interface Rejections { "R-1": { allowed: number[] } }
`;
const visible = `{ phase: "public", turn: "public", deck: "count", bids: "cells", players: each({ name: "public", hand: "cells" }) }`;
const rules = `${state}const rules = defineRules<State, Events, Rejections>()({ visible: ${visible}, events: { drew: { seat: "public", card: "cells" } } });
`;
const parts = `name: "g", version: 1, seats: { min: 2, max: 4 }, usual: 9, setup: (): State => null as never, toAct: () => nobody, outcome: () => undefined`;
const moves = `const bid = rules.move({ input: v.strictObject({ value: v.picklist([1, 2]) }), apply: () => undefined });
const stop = rules.tableMove({ apply: () => undefined });
`;
const game = `${rules}${moves}const game = rules.game({ ${parts}, moves: { bid, stop } });
`;
const words = `moves: { bid: () => "", stop: () => "" }, events: { drew: () => "" }, rejections: { "R-1": () => "" }, phases: { play: "", over: "" }, places: { deck: () => "", bids: () => "", "players.*.hand": () => "" }, card: () => "", options: {}, outcome: () => "", facts: {}`;

const cases: Readonly<Record<string, readonly [code: string, expected: string]>> = {
  "a missing rule": [
    `${state}defineRules<State, Events>()({ events: { drew: { seat: "public", card: "cells" } }, visible: { phase: "public", turn: "public", bids: "cells", players: each({ name: "public", hand: "cells" }) } });`,
    `7: Type '{ phase: "public"; turn: "public"; bids: "cells"; players: Each<{ readonly name: "public"; readonly hand: "cells"; }>; }' is not assignable to type 'MapOf<State> & NoOther<MapOf<State>, State>'.
  Property 'deck' is missing in type '{ phase: "public"; turn: "public"; bids: "cells"; players: Each<{ readonly name: "public"; readonly hand: "cells"; }>; }' but required in type 'MapOf<State>'.`,
  ],
  "a missing rule further in": [
    `${state}defineRules<State, Events>()({ events: { drew: { seat: "public", card: "cells" } }, visible: { phase: "public", turn: "public", deck: "count", bids: "cells", players: each({ name: "public" }) } });`,
    `7: Type 'Each<{ readonly name: "public"; }>' is not assignable to type 'EachOf<{ name: string; hand: Zone<string, never>; }>'.
  Property 'hand' is missing in type '{ readonly name: "public"; }' but required in type 'MapOf<{ name: string; hand: Zone<string, never>; }>'.`,
  ],
  "public on a zone": [
    `${state}defineRules<{ deck: Zone<string> }>()({ visible: { deck: "public" } });`,
    `7: Type '"public"' is not assignable to type '"cells" | "hidden" | "count"'.`,
  ],
  "public on a list of mixtures": [
    `${state}defineRules<{ players: { name: string; hand: Zone<string> }[] }>()({ visible: { players: "public" } });`,
    `7: Type 'string' is not assignable to type 'EachOf<{ name: string; hand: Zone<string, never>; }>'.`,
  ],
  "hidden on plain data": [
    `${state}defineRules<{ turn: number; deck: Zone<string> }>()({ visible: { turn: "hidden", deck: "count" } });`,
    `7: Type '"hidden"' is not assignable to type '"public"'.`,
  ],
  "a rule for what is not there": [
    `${state}defineRules<{ deck: Zone<string> }>()({ visible: { deck: "count", dekc: "count" } });`,
    `7: Type '"count"' is not assignable to type '"count" & NoSuchField'.
  Type 'string' is not assignable to type 'NoSuchField'.`,
  ],
  unknown: [
    `${state}defineRules<{ what: unknown }>()({ visible: { what: "public" } });`,
    `7: Type '"public"' is not assignable to type '"no rule will do: give this a type, since unknown may hold a cell"'.`,
  ],
  "a misspelt move": [
    `${game}startMatch(game, { seats: 2 }).play(0, { type: "bdi", value: 1 });`,
    `11: Type '"bdi"' is not assignable to type '"bid"'.`,
  ],
  "a wrong value": [
    `${game}startMatch(game, { seats: 2 }).play(0, { type: "bid", value: 3 });`,
    `11: Type '3' is not assignable to type '1 | 2'.`,
  ],
  "a move of the table by a seat": [
    `${game}void createTable(game, { seats: 2 }).seat(0).play({ type: "stop" });`,
    `11: Type '"stop"' is not assignable to type '"bid"'.`,
  ],
  "a hidden card read": [
    `${rules}rules.move({ check: ({ view }) => (view.players[0]!.hand.cards ? undefined : undefined), apply: () => undefined });`,
    `8: Property 'cards' does not exist on type 'readonly (string | null)[]'.`,
  ],
  "a view changed": [
    `${rules}rules.move({ check: ({ view }) => { view.turn = 1; return undefined; }, apply: () => undefined });`,
    `8: Cannot assign to 'turn' because it is a read-only property.`,
  ],
  "an undeclared event": [
    `${rules}rules.move({ apply: ({ state, dealer }) => dealer.tell({ type: "drawn", seat: 0, card: state.deck.cards[0]! }) });`,
    `8: Type '"drawn"' is not assignable to type '"drew"'.`,
  ],
  "an undeclared field of an event": [
    `${rules}rules.move({ apply: ({ state, dealer }) => dealer.tell({ type: "drew", seat: 0, card: state.deck.cards[0]!, from: 1 }) });`,
    `8: Object literal may only specify known properties, and 'from' does not exist in type '{ readonly type: "drew"; } & { readonly seat: number; readonly card: Secret<string, never>; }'.`,
  ],
  "a rule id that there is not": [
    `${rules}rules.reject("R-2", { allowed: [1] });`,
    `8: Argument of type '"R-2"' is not assignable to parameter of type '"R-1"'.`,
  ],
  "a missing parameter": [
    `${rules}rules.reject("R-1", {});`,
    `8: Argument of type '{}' is not assignable to parameter of type '{ allowed: number[]; }'.
  Property 'allowed' is missing in type '{}' but required in type '{ allowed: number[]; }'.`,
  ],
  "a seat for seats": [
    `${state}zone<string>(2);`,
    `7: Argument of type 'number' is not assignable to parameter of type 'Seats'.
  Type 'number' is not assignable to type '{ readonly [seatsBrand]: "Seats"; }'.`,
  ],
  "a missing sentence": [
    `${rules}${moves}rules.game({ ${parts}, moves: { bid, stop }, words: { en: { ${words.replace('bid: () => "", ', "")} } } });`,
    `10: Property 'bid' is missing in type '{ stop: () => string; }' but required in type '{ readonly bid: (input: { value: 1 | 2; }, context: WordsContext<…`,
  ],
  "a missing place": [
    `${rules}${moves}rules.game({ ${parts}, moves: { bid, stop }, words: { en: { ${words.replace('deck: () => "", ', "")} } } });`,
    `10: Property 'deck' is missing in type '{ bids: () => string; "players.*.hand": () => string; }' but required in type '{ readonly deck: (keys: readonly string[], context: WordsContext<…`,
  ],
  "a timer without a name": [
    `${rules}${moves}rules.game({ ${parts}, moves: { bid, stop }, timers: { t: { due: () => undefined, expire: "stop" } }, words: { en: { ${words}, timers: {} } } });`,
    `10: Property 't' is missing in type '{}' but required in type '{ readonly t: string; }'.`,
  ],
  "a timer that runs out into a seat's move": [
    `${rules}${moves}rules.game({ ${parts}, moves: { bid, stop }, timers: { t: { due: () => undefined, expire: "bid" } } });`,
    `10: Type '"bid"' is not assignable to type '"stop"'.`,
  ],
  "a choice that is none": [
    `${rules}rules.move({ input: v.strictObject({ n: v.picklist([1, 2]) }), choices: () => [{ n: 3 }], apply: () => undefined });`,
    `8: Type '() => { readonly n: 3; }[]' is not assignable to type '(context: {…`,
  ],
};
const right = `${rules}${moves}const game = rules.game({ ${parts}, moves: { bid, stop }, words: { en: { ${words} } } });
void startMatch(game, { seats: 2 }).play(0, { type: "bid", value: 1 });`;
const programs = Object.entries(cases).map(([name, [code]]) => [name, code] as const);
const found = errorsOf({ ...Object.fromEntries(programs), right });

test("code without a mistake has no errors", () => {
  expect(found["right"]).toBe("");
});

/** Where an expected text ends in an ellipsis, what follows is the type that was expected, cut by the compiler. */
test.each(Object.entries(cases))("%s", (name, [, expected]) => {
  const printed = found[name]!;
  if (expected.endsWith("…")) expect(printed.slice(0, expected.length - 1)).toBe(expected.slice(0, -1));
  else expect(printed).toBe(expected);
  expect(printed.split("\n")[0]!.length).toBeLessThan(500);
});
