import { createRandom } from "@facedown/core";
import { now } from "../measure/clock.js";
import type { Side } from "../measure/side.js";
import { picksSeedOf, seedOf } from "../seeds.js";
import { seats, type Final } from "./final.js";
import { choices, judge, kinds, play, waitingSeats, type Kind } from "./rules.js";
import { deal, type Sided, type Table } from "./table.js";

const pair = ({ card, side }: Sided): readonly [number, number] => [card, side];

function finalOf(table: Table): Final {
  return {
    moves: table.moves,
    hands: table.hands.map((hand) =>
      hand.map(({ number, alien }): readonly [number, boolean] => [number, alien]),
    ),
    answers: table.answers,
    questions: table.questions,
    adjectives: table.adjectives.map(pair),
    nouns: table.nouns.map(pair),
    discards: table.discards.map(pair),
    crews: table.rockets.map(({ crew }) => crew),
    results: judge(table),
  };
}

/** Plain arrays: a seat that is waited for picks a kind of move that is legal, then one of that kind. */
export function handWritten(): Side {
  return {
    play: (game) => {
      const start = now();
      const random = createRandom(picksSeedOf(game));
      const table = deal(seats, seedOf(game));
      const possible: Kind[] = [];
      const lists: (readonly number[])[] = [];
      while (table.phase !== "over") {
        const seat = random.pick(waitingSeats(table));
        possible.length = lists.length = 0;
        for (const kind of kinds) {
          const list = choices(table, seat, kind);
          if (list.length === 0) continue;
          possible.push(kind);
          lists.push(list);
        }
        const kind = random.int(possible.length);
        if (!play(table, seat, possible[kind]!, random.pick(lists[kind]!)))
          throw new Error("a legal move was refused");
      }
      const time = now() - start;
      return { moves: table.moves, time, final: finalOf(table) };
    },
  };
}
