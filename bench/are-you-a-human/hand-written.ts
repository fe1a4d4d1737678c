import { allFeatures, type Features } from "@facedown/are-you-a-human";
import { createRandom } from "@facedown/core";
import { now } from "../measure/clock.js";
import type { Side } from "../measure/side.js";
import { picksSeedOf, seedOf } from "../seeds.js";
import { seats, textOf, type Final } from "./final.js";
import { choices, deal, kinds, play, waitingSeats, type Kind, type Table } from "./table.js";

function finalOf({ moves, stock, supply, cards, spent, scores }: Table): Final {
  const best = Math.max(...scores);
  return {
    moves,
    stock: stock.map(textOf),
    supply,
    table: cards.map(textOf),
    spent: spent.map(textOf),
    scores,
    winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])),
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
      const lists: (readonly (number | Features)[])[] = [];
      while (table.phase !== "over") {
        const seat = random.pick(waitingSeats(table));
        possible.length = lists.length = 0;
        for (const kind of kinds) {
          const list = choices(table, seat, kind, allFeatures);
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
