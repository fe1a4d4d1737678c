import { describe, expect, test } from "vitest";
import {
  arrange,
  audit,
  backedZone,
  cardCommitments,
  commitment,
  createCardCheck,
  createEntropy,
  createRandom,
  createTable,
  describe as sentences,
  entropyCommitment,
  everyone,
  FacedownError,
  fairStart,
  hashJson,
  imagine,
  legalMoves,
  manualClock,
  mixSeed,
  nextSeat,
  nobody,
  only,
  openTable,
  promise,
  readOptions,
  referee,
  replay,
  seatsWhere,
  simulate,
  simulateState,
  slots,
  startMatch,
  startSimulation,
  toRecord,
  turnsFrom,
  zone,
} from "@facedown/core";
import { createSeatStore } from "@facedown/core/store";
import { bids, startBids } from "./support/bids.js";

/*
 * Whoever holds a match, a table, a seat or a store may call it with the wrong thing: without types, or with what came
 * from elsewhere. It must hear which argument that was. What the rules of a game call (zones, cells, sealed choices) is
 * the compiler's to check: it is called too often to look twice.
 */

const junk: readonly (readonly [string, unknown])[] = [
  ["undefined", undefined],
  ["null", null],
  ["true", true],
  ["7", 7],
  ["-1", -1],
  ["1.5", 1.5],
  ["NaN", NaN],
  ["a text", "junk"],
  ["__proto__", "__proto__"],
  ["[]", []],
  ["[null]", [null]],
  ["{}", {}],
  ["{ a: null }", { a: null }],
  ["a function", () => undefined],
  ["a date", new Date(0)],
];

type Call = readonly [name: string, call: (...given: never[]) => unknown, given: () => unknown[]];
const call = (name: string, run: (...given: never[]) => unknown, given: () => unknown[]): Call => [
  name,
  run,
  given,
];

/** A method of an object that is made anew for each call. */
const method = (name: string, make: () => unknown, ...given: (() => unknown)[]): Call =>
  call(
    name,
    (...args) => (make() as Record<string, (...args: never[]) => unknown>)[name.split(".")[1]!]!(...args),
    () => given.map((each) => each()),
  );

const setup = () => ({
  seats: 2,
  options: { cards: 12 },
  seed: "ab".repeat(32),
  salt: "cd".repeat(32),
  shares: [null, null],
});
const match = () => startBids();
const blinded = () => startMatch(bids, setup());
const tableSetup = () => ({
  bots: {},
  pace: 0,
  patience: 5,
  clock: manualClock(),
  onError: () => undefined,
  commitCards: cardCommitments,
});
const table = () => createTable(bids, { ...setup(), clock: manualClock(), onError: () => undefined });
const seat = () => table().seat(0);
const store = () => createSeatStore(seat());
const words = () => sentences(bids);
const view = () => match().view(0);
const idle = () => ({ type: "idle" });
const bid = () => "bid";
const zero = () => 0;
const nothing = () => () => undefined;
const random = () => createRandom("chance");

const calls: readonly Call[] = [
  call("startMatch", startMatch, () => [bids, setup()]),
  call("arrange", arrange, () => [bids, { ...setup(), state: () => undefined }]),
  call("startSimulation", startSimulation, () => [bids, setup()]),
  call("simulateState", simulateState, () => [bids, referee(match()), setup()]),
  call("simulate", simulate, () => [match()]),
  call("readOptions", readOptions, () => [bids, {}]),
  call("referee", referee, () => [match()]),
  call("toRecord", toRecord, () => [match()]),
  call("replay", replay, () => [bids, toRecord(match()), { to: 0 }]),
  call("commitment", commitment, () => [blinded()]),
  call("promise", promise, () => [bids, setup()]),
  call("audit", audit, () => [bids, toRecord(blinded()), commitment(blinded())]),
  call("fairStart", fairStart, () => [bids, setup()]),
  call("createCardCheck", createCardCheck, () => [{ zones: ["deck"], backed: [] }]),
  call("entropyCommitment", entropyCommitment, () => [createEntropy()]),
  call("mixSeed", mixSeed, () => ["seed", [null]]),
  call("hashJson", hashJson, () => [{}]),
  call("imagine", imagine, () => [match(), 0, random()]),
  call("legalMoves", legalMoves, () => [bids, 0, { view: view(), outcome: null }]),
  call("turnsFrom", turnsFrom, () => [0, { seats: 2, direction: "clockwise", out: nobody }]),
  call("nextSeat", nextSeat, () => [0, { seats: 2 }]),
  call("only", only, () => [0]),
  call("seatsWhere", seatsWhere, () => [2, () => true]),
  call("zone", zone, () => [everyone, [1]]),
  call("slots", slots, () => [everyone, ["empty"]]),
  call("backedZone", backedZone, () => [everyone, [{ face: 1, back: 2 }]]),
  call("createTable", createTable, () => [bids, { ...setup(), ...tableSetup() }]),
  call("openTable", openTable, () => [match(), tableSetup()]),
  call("createSeatStore", createSeatStore, () => [seat()]),
  call("describe", sentences, () => [bids, undefined, 0]),
  method("match.view", match, zero),
  method("match.frame", match, zero),
  method("match.at", match, zero),
  method("match.undo", match, zero),
  method("match.isNoticed", match, zero, match),
  method("match.choices", match, zero, bid),
  method("match.sample", match, zero, bid, random),
  method("match.explain", match, zero, idle),
  method("match.play", match, zero, idle),
  method("table.seat", table, zero),
  method("table.play", table, () => ({ type: "stop" })),
  method("table.handOver", table, zero, () => "person"),
  method("table.rewind", table, zero),
  method("seat.subscribe", seat, nothing, () => ({ after: 0, choices: true })),
  method("seat.choices", seat, bid),
  method("seat.sample", seat, bid),
  method("seat.explain", seat, idle),
  method("seat.play", seat, idle, () => ({ id: "once" })),
  method("store.choices", store, bid),
  method("store.sample", store, bid),
  method("store.explain", store, idle),
  method("store.play", store, idle, () => ({ id: "once" })),
  method("store.timeLeft", store, () => "clock"),
  method("store.attach", store, seat),
  method("words.seat", words, zero, view),
  method("words.event", words, () => ({ type: "rolled", seat: 0, dice: [1] }), view),
  method("words.move", words, idle, view),
  method("words.rejection", words, () => ({ code: "B-2", parameters: {} }), view),
  method("words.phase", words, view),
  method("words.outcome", words, () => ({ total: 1 }), view),
  method("words.waiting", words, () => [0], view),
  method("words.timer", words, () => ({ name: "clock", seconds: 3, id: 0 })),
  method("words.place", words, () => "deck", view),
  method(
    "words.card",
    words,
    () => 1,
    () => "deck",
    view,
  ),
  method("words.places", words, view),
  method("words.standing", words, view),
  method("words.pending", words, view),
  method("words.pieces", words, view),
  method(
    "words.cardText",
    words,
    () => 1,
    () => "deck",
    view,
  ),
  method("words.option", words, () => "cards"),
];

/** Each way to put one piece of junk in the place of an argument, or of a field of one that is a plain object. */
function* spoilt(given: () => unknown[]): Generator<readonly [what: string, args: unknown[]]> {
  for (const [i, argument] of given().entries())
    for (const [what, value] of junk) {
      yield [`argument ${i} ${what}`, given().with(i, value)];
      const isPlain =
        typeof argument === "object" &&
        argument !== null &&
        Object.getPrototypeOf(argument) === Object.prototype;
      if (
        !isPlain ||
        argument === bids ||
        "subscribe" in argument ||
        "phase" in argument ||
        "pick" in argument
      )
        continue;
      for (const key of Object.keys(argument))
        yield [`argument ${i}.${key} ${what}`, given().with(i, { ...(given()[i] as object), [key]: value })];
    }
}

async function failure(run: () => unknown): Promise<unknown> {
  try {
    await run();
    return undefined;
  } catch (error) {
    return error;
  }
}

describe("whatever is given instead of the right thing", () => {
  test.each(calls)("%s tells which argument is wrong, or takes it", async (_, run, given) => {
    expect(await failure(() => run(...(given() as never[])))).toBeUndefined();
    const bare: string[] = [];
    for (const [what, args] of spoilt(given)) {
      const error = await failure(() => run(...(args as never[])));
      if (error !== undefined && !(error instanceof FacedownError))
        bare.push(`${what}: ${(error as Error).message}`);
    }
    expect(bare).toEqual([]);
  });
});
