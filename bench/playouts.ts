import {
  createRandom,
  referee,
  startMatch,
  startSimulation,
  type AnyGame,
  type OutcomeOf,
  type StateOf,
} from "@facedown/core";
import { now } from "./measure/clock.js";
import type { Side } from "./measure/side.js";
import { picksSeedOf, seedOf } from "./seeds.js";

/** A game that random players play from the deal to the end. */
export interface Playouts<G extends AnyGame> {
  readonly game: G;
  readonly seats: number;
  /** The end in the form that the hand-written game gives too. */
  readonly finalOf: (state: StateOf<G>, outcome: OutcomeOf<G>, moves: number) => unknown;
}

/** In place: a seat that is waited for picks a kind of move that is legal, then one of that kind. */
export function simulated<G extends AnyGame>({ game, seats, finalOf }: Playouts<G>): Side {
  const { moveNames } = game;
  return {
    play: (number) => {
      const start = now();
      const random = createRandom(picksSeedOf(number));
      const sim = startSimulation<AnyGame>(game, { seats, seed: seedOf(number) });
      const kinds: string[] = [];
      const lists: (readonly object[])[] = [];
      while (sim.outcome === null) {
        const seat = random.pick(sim.waitingSeats);
        kinds.length = lists.length = 0;
        for (const name of moveNames) {
          const list = sim.choices(seat, name);
          if (!list || list.length === 0) continue;
          kinds.push(name);
          lists.push(list);
        }
        const kind = random.int(kinds.length);
        const rejection = sim.play(seat, kinds[kind]!, random.pick(lists[kind]!));
        if (rejection) throw new Error(`a legal move was refused: ${rejection.code}`);
      }
      const time = now() - start;
      return { moves: sim.length, time, final: finalOf(sim.state, sim.outcome, sim.length) };
    },
  };
}

/** The same, immutable; with `packets` each seat is sent its packet as JSON after every move. */
export function matched<G extends AnyGame>(
  { game, seats, finalOf }: Playouts<G>,
  { packets = false }: { readonly packets?: boolean },
): Side {
  let sent = 0;
  return {
    play: (number) => {
      const start = now();
      const random = createRandom(picksSeedOf(number));
      let latest = startMatch<AnyGame>(game, { seats, seed: seedOf(number) });
      while (latest.outcome === null) {
        const seat = random.pick(latest.waiting);
        const all = latest.choices(seat) as { readonly type: string }[];
        const kinds = [...new Set(all.map(({ type }) => type))];
        const kind = kinds[random.int(kinds.length)];
        const played = latest.play(seat, random.pick(all.filter(({ type }) => type === kind)));
        if (!played.ok) throw new Error(`a legal move was refused: ${played.rejection.code}`);
        latest = played.match;
        if (packets)
          for (let each = 0; each < seats; each++) sent += JSON.stringify(latest.frame(each)).length;
      }
      const time = now() - start;
      if (packets && sent === 0) throw new Error("nothing was sent");
      return { moves: latest.length, time, final: finalOf(referee(latest), latest.outcome, latest.length) };
    },
  };
}
