import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import {
  createRandom,
  createTable,
  describe as wordsOf,
  legalMoves,
  manualClock,
  referee,
  watching,
  type MoveOf,
  type Packet,
  type Viewer,
} from "@facedown/core";
import { tokens } from "./support/tokens.js";
import { hostileValues } from "./support/hostile.js";

type Tokens = typeof tokens;
const viewers: readonly Viewer[] = [0, 1, 2, "spectator"];
const bitOf = (viewer: Viewer): number => (viewer === "spectator" ? 1 << 31 : 1 << viewer);
const tokensIn = (text: string): string[] => text.match(/TOKEN-\d+/g) ?? [];

/** What each viewer may have seen: the faces of cells at the moment they were shown to it, told by the cells themselves. */
class Seen {
  readonly #tokens = new Map<Viewer, Set<string>>(viewers.map((viewer) => [viewer, new Set()]));
  readonly watcher = {
    shown: (cell: object, newly: number): void => {
      const { face } = cell as { face: string };
      for (const viewer of viewers) if ((newly & bitOf(viewer)) !== 0) this.add(viewer, face);
    },
  };
  add(viewer: Viewer, text: string): void {
    for (const token of tokensIn(text)) this.#tokens.get(viewer)!.add(token);
  }
  leaked(viewer: Viewer, text: string): string[] {
    return tokensIn(text).filter((token) => !this.#tokens.get(viewer)!.has(token));
  }
}

const print = (value: unknown): string =>
  inspect(value, { depth: 12, getters: true, showHidden: true, maxArrayLength: null });

async function playAndSearch(
  seed: string,
  moves: number,
): Promise<{ texts: number; tokens: number; types: Set<string> }> {
  const seen = new Seen();
  const errors: unknown[] = [];
  const table = watching(seen.watcher, () =>
    createTable(tokens, { seats: 3, seed, clock: manualClock(), onError: (error) => errors.push(error) }),
  );
  const words = wordsOf(tokens);
  const handleOf = (viewer: Viewer) => (viewer === "spectator" ? table.spectator : table.seat(viewer));
  const count = { texts: 0, tokens: 0, types: new Set<string>() };
  const search = (viewer: Viewer, text: string, where: string): void => {
    count.texts++;
    count.tokens += tokensIn(text).length;
    expect(seen.leaked(viewer, text), `${where} for ${viewer}`).toEqual([]);
  };
  const searchPacket = (viewer: Viewer, packet: Packet<Tokens>): void => {
    search(viewer, JSON.stringify(packet), "packet");
    const sentences = packet.events.map((event) => words.event(event, packet.view));
    search(viewer, sentences.join("\n"), "sentences");
    search(viewer, JSON.stringify(words.places(packet.view)), "places");
  };
  for (const viewer of viewers)
    handleOf(viewer).subscribe((packet) => searchPacket(viewer, packet), { choices: true });

  const random = createRandom(`moves ${seed}`);
  for (let i = 0; i < moves; i++) {
    const seat = random.int(3);
    const type = random.pick([...tokens.moveNames, "lay", "lay", "open", "open"]) as MoveOf<Tokens>["type"];
    const move = table.match.sample(seat, type, random);
    const handle = table.seat(seat);
    if (move) {
      seen.add(seat, JSON.stringify(move));
      const result = await watching(seen.watcher, () => handle.play(move));
      if (result.ok) count.types.add(type);
      search(seat, JSON.stringify(result), "result");
    }
    if (random.int(4) === 0)
      search(seat, JSON.stringify(await watching(seen.watcher, () => handle.undo())), "undo");
    const refused: unknown[] = [
      { type: "discard", at: 19 },
      { type: "lay", at: 20 },
      { type: "pass", at: -1 },
      { type: "stop" },
      { type: "open" },
      { type: "take" },
    ];
    for (const attempt of refused)
      search(seat, JSON.stringify(handle.explain(attempt as never) ?? null), "explain");
    search(
      seat,
      JSON.stringify([handle.choices(), handle.canUndo(), handle.sample("lay") ?? null]),
      "choices",
    );
    search(
      seat,
      JSON.stringify(legalMoves(tokens, seat, handle.getSnapshot()).choices()),
      "choices of a client",
    );
  }
  for (const viewer of viewers) {
    const handle = handleOf(viewer);
    for (const after of [-1, 0, 5])
      handle.subscribe((packet) => search(viewer, JSON.stringify(packet), "reconnect"), { after });
    search(viewer, print(handle), "printed seat");
    search(viewer, print(handle.getSnapshot()), "printed packet");
    search(viewer, JSON.stringify(handle), "seat as JSON");
    for (const [name, value] of hostileValues())
      search(viewer, JSON.stringify(await handle.play(value as never)), name);
    await handle
      .play({ type: "draw" }, { id: 7 as never })
      .catch((error: unknown) => search(viewer, print(error), "error"));
  }
  search("spectator", print(tokens), "printed game");
  expect(errors).toEqual([]);
  return count;
}

describe("no byte that leaves for a viewer holds what it was never shown", () => {
  test.each(Array.from({ length: 12 }, (_, i) => `tokens ${i}`))("%s", async (seed) => {
    const { texts, tokens: found } = await playAndSearch(seed, 60);
    expect(texts).toBeGreaterThan(1000);
    expect(found).toBeGreaterThan(1000);
  });

  test("and the search sees every kind of move", async () => {
    const { types } = await playAndSearch("long", 400);
    expect(types).toEqual(new Set(tokens.moveNames));
  });

  test("and would find one: the state holds many that nobody was shown", () => {
    const seen = new Seen();
    const table = watching(seen.watcher, () =>
      createTable(tokens, { seats: 3, seed: "x", clock: manualClock() }),
    );
    const whole = JSON.stringify(referee(table.match));
    expect(tokensIn(whole).length).toBeGreaterThan(30);
    for (const viewer of viewers) expect(seen.leaked(viewer, whole).length).toBeGreaterThan(20);
    expect(seen.leaked(1, JSON.stringify(table.seat(0).view))).not.toEqual([]);
  });
});
