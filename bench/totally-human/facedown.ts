import { createRandom, faces, referee, startMatch, startSimulation, type StateOf } from "@facedown/core";
import { totallyHuman, type Outcome, type Sided } from "@facedown/totally-human";
import { now } from "../measure/clock.js";
import type { Side } from "../measure/side.js";
import { picksSeedOf, seats, seedOf, type Final } from "./final.js";

const pair = ({ card, side }: Sided): readonly [number, number] => [card, side];

function finalOf(state: StateOf<typeof totallyHuman>, { results }: Outcome, moves: number): Final {
  return {
    moves,
    hands: state.players.map(({ hand }) =>
      faces(hand).map(({ number, alien }): readonly [number, boolean] => [number, alien]),
    ),
    answers: state.answers.map(({ choices }) => choices.map((choice) => choice!.face)),
    questions: faces(state.questions),
    adjectives: faces(state.adjectives).map(pair),
    nouns: faces(state.nouns).map(pair),
    discards: faces(state.discards).map(pair),
    crews: state.rockets.map(({ crew }) => crew),
    results: results.map(({ success, reason }): readonly [boolean, string] => [success, reason]),
  };
}

/** In place: a seat that is waited for picks a kind of move that is legal, then one of that kind. */
export function simulation(): Side {
  const { moveNames } = totallyHuman;
  return {
    play: (game) => {
      const start = now();
      const random = createRandom(picksSeedOf(game));
      const sim = startSimulation(totallyHuman, { seats, seed: seedOf(game) });
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
export function match({ packets = false }: { readonly packets?: boolean }): Side {
  let sent = 0;
  return {
    play: (game) => {
      const start = now();
      const random = createRandom(picksSeedOf(game));
      let latest = startMatch(totallyHuman, { seats, seed: seedOf(game) });
      while (latest.outcome === null) {
        const seat = random.pick(latest.waiting);
        const all = latest.choices(seat);
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
