import { describe, expect, test } from "vitest";
import {
  arrange,
  createRandom,
  createTable,
  imagine,
  referee,
  startMatch,
  toRecord,
  type Packet,
  type Viewer,
} from "@facedown/core";
import { areYouAHuman, type Card } from "@facedown/are-you-a-human";
import {
  cover,
  play,
  seatsOf,
  table,
  turn,
  type Game,
  type GameMatch,
  type GameMove,
  type State,
} from "./support/table.js";
import { randomGame, tables, type Step } from "./support/random-game.js";

const viewersOf = (match: GameMatch): Viewer[] => [...seatsOf(match), "spectator"];

/** Everything that a viewer receives, and all that it may do, as JSON. */
function received(match: GameMatch, viewer: Viewer): string {
  const choices = viewer === "spectator" ? match.choices("table") : match.choices(viewer);
  return JSON.stringify([match.frame(viewer), choices]);
}

/** Permutes the faces of these cards of the table. */
function permute(state: State, places: readonly number[], seed: string): void {
  const cells = places.map((at) => state.table.cards[at]!);
  const faces = createRandom(seed).shuffle(cells.map(({ face }) => face));
  cells.forEach((cell, i) => {
    (cell as { face: Card }).face = faces[i]!;
  });
}

/** The same moves with the faces of these places permuted from the start. */
function twinOf(steps: readonly Step[], places: readonly number[], seed: string): GameMatch[] {
  const { match } = steps[0]!;
  const record = toRecord(steps.at(-1)!.match);
  let twin: GameMatch = arrange(areYouAHuman, {
    seats: match.seats,
    options: match.options,
    seed: record.seed,
    state: (state) => {
      permute(state, places, seed);
    },
  });
  return record.journal
    .slice(0, steps.length)
    .map(({ by, move }) => (twin = play(twin, by as number, move as GameMove)));
}

describe("AH-P5: once the cards are covered, what lies face down changes nothing that anybody receives", () => {
  test("AH-P5: in random games of every mode, at every step until one of the cards is flipped", () => {
    let compared = 0;
    let live = 0;
    for (const [at, [seats, options]] of tables.entries())
      for (let game = 0; game < 6; game++) {
        const steps = randomGame(seats, { ...options, rounds: 1 }, `twin ${at} ${game}`);
        const covered = steps.findIndex(({ after }) => after.phase !== "memorize");
        // The game is left where three cards lie open: the others are permuted from the start.
        const half = steps.findIndex(
          ({ after }) =>
            after.phase !== "memorize" && after.table.filter((face) => face !== null).length >= 3,
        );
        const cut = steps.slice(0, half + 1);
        const down = cut.at(-1)!.after.table.flatMap((face, place) => (face === null ? [place] : []));
        const twins = twinOf(cut, down, `permuted ${game}`);
        const [mine, others] = [referee(cut.at(-1)!.match), referee(twins.at(-1)!)];
        if (JSON.stringify(mine.table) !== JSON.stringify(others.table)) live++;
        for (let step = covered; step < cut.length; step++)
          for (const viewer of viewersOf(cut[step]!.match)) {
            expect(received(twins[step]!, viewer)).toBe(received(cut[step]!.match, viewer));
            compared++;
          }
      }
    expect(live).toBeGreaterThan(30);
    expect(compared).toBeGreaterThan(1000);
  });

  test("while memorizing everybody can tell, so the twins above are live", () => {
    const match = table({ cards: ["red gear 2", "blue tool 4"] });
    const twin = table({ cards: ["blue tool 4", "red gear 2"] });
    expect(received(twin, 0)).not.toBe(received(match, 0));
    expect(received(cover(twin), 0)).toBe(received(cover(match), 0));
  });
});

describe("AH-5, AH-28: no packet shows a face-down card again", () => {
  const faceTexts = (match: GameMatch) =>
    referee(match).table.cards.map(({ face }) => (face === "shortCircuit" ? "" : JSON.stringify(face)));

  test("AH-5: nor what is sent anew to a seat that reconnects, or to who takes it over, whatever cursor it names", async () => {
    const running = createTable(areYouAHuman, {
      seats: 2,
      seed: "again",
      options: { deck: "unique64", firstPlayer: 0 },
    });
    await running.play({ type: "cover" });
    await running.seat(1).play({ type: "point", at: 3 });
    await running.seat(0).play({ type: "guess", names: { color: "red" } });
    const faces = faceTexts(running.match);
    expect(faces.filter((face) => face !== "")).toHaveLength(13);
    const packets: Packet<Game>[] = [];
    const keep = (packet: Packet<Game>) => packets.push(packet);
    for (const after of [-1, 0, 1, 2, undefined])
      for (const seat of [running.seat(0), running.seat(1), running.spectator])
        seat.subscribe(keep, after === undefined ? {} : { after });
    running.handOver(1, "person").subscribe(keep, { after: -1 });
    expect(packets.length).toBeGreaterThan(10);
    for (const packet of packets)
      faces.forEach((face, at) => {
        if (face !== "" && at !== 3) expect(JSON.stringify(packet)).not.toContain(face);
      });
    running.close();
  });

  test("AH-5: nor a saved game", () => {
    const start = startMatch(areYouAHuman, { seats: 2, seed: "saved", options: { deck: "unique64" } });
    const match = turn(cover(start), 3, "red");
    const record = JSON.stringify(toRecord(match));
    for (const [at, face] of faceTexts(match).entries())
      if (face !== "" && at !== 3) expect(record).not.toContain(face);
  });

  test("AH-5: faces are told while memorizing by the view alone, never by an event that is kept", () => {
    const match = startMatch(areYouAHuman, { seats: 2, seed: "told", options: { deck: "unique64" } });
    for (const viewer of viewersOf(match)) {
      const { events, view } = match.frame(viewer);
      expect(events.length).toBeGreaterThan(16);
      for (const face of faceTexts(match).filter((text) => text !== "")) {
        expect(JSON.stringify(events)).not.toContain(face);
        expect(JSON.stringify(view)).toContain(face);
      }
    }
  });
});

describe("imagining what one does not see", () => {
  const match = turn(cover(table({ seats: 2, cards: ["short", "red gear 2"] })), 0, "red");
  const states = Array.from({ length: 200 }, (_, i) => imagine(match, 0, createRandom(`imagined ${i}`)));
  const placesOf = (wanted: (face: Card) => boolean) =>
    new Set(
      states.flatMap(({ table: { cards } }) => cards.flatMap(({ face }, at) => (wanted(face) ? [at] : []))),
    );

  test("AH-P4: keeps what is open, the whole deck and the number of Short Circuits on the table", () => {
    const all = ({ stock, table: cards, supply, spent }: State) =>
      [stock, cards, supply, spent]
        .flatMap((zone) => zone.cards.map(({ face }) => JSON.stringify(face)))
        .sort();
    for (const state of states) {
      expect(state.table.cards[0]!.face).toBe("shortCircuit");
      expect(state.table.cards.filter(({ face }) => face === "shortCircuit")).toHaveLength(3);
      expect(all(state)).toEqual(all(referee(match)));
    }
  });

  test("puts Short Circuits and any other card anywhere face down", () => {
    expect(placesOf((face) => face === "shortCircuit").size).toBe(16);
    expect(placesOf((face) => face !== "shortCircuit" && face.type === "bulb").size).toBe(15);
    const second = states.map(({ table: { cards } }) => JSON.stringify(cards[1]!.face));
    expect(new Set(second).size).toBeGreaterThan(50);
  });

  test("while memorizing the table is as it is", () => {
    const start = table({ seats: 2 });
    const state = imagine(start, "spectator", createRandom("start"));
    expect(state.table).toEqual(referee(start).table);
    expect(state.stock).not.toEqual(referee(start).stock);
  });
});
