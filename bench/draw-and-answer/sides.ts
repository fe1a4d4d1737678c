import {
  createTable,
  faces,
  referee,
  startMatch,
  startSimulation,
  type Match,
  type MoveOf,
  type StateOf,
} from "@facedown/core";
import { now } from "../measure/clock.js";
import type { Played, Side } from "../measure/side.js";
import { moves, picksOf, playAll, rounds, seats, seedOf, type Final, type Hands } from "./deal.js";
import { drawAndAnswer } from "./facedown.js";
import * as byHand from "./hand-written.js";

type Game = typeof drawAndAnswer;

/** How a side plays. */
export interface Manner {
  /** Whether a seat lists its legal moves and plays one of the list, as a player at a screen does. */
  readonly lists?: boolean;
  /** Whether each of the four seats is sent its packet as JSON after every move. */
  readonly packets?: boolean;
}

function finalOf({ deck, hands, revealed, scores }: StateOf<Game>): Final {
  return { deck: faces(deck), hands: hands.map(faces), revealed: faces(revealed), scores };
}

function must(holds: boolean | undefined): void {
  if (!holds) throw new Error("a legal move was refused");
}

function timed(hands: Hands, game: number, final: () => Final): Played {
  const picks = picksOf(game);
  const start = now();
  playAll(hands, picks);
  return { moves, time: now() - start, final: final() };
}

/** Plain arrays. */
export function handWritten({ lists = false }: Manner): Side {
  return {
    play: (game) => {
      const table = byHand.deal(game);
      const hands: Hands = lists
        ? {
            draw: (seat) => must(byHand.choices(table, seat)[0] === "draw" && byHand.draw(table, seat)),
            answer: (seat, pick) =>
              must(byHand.answer(table, seat, byHand.choices(table, seat)[pick] as number)),
          }
        : {
            draw: (seat) => must(byHand.draw(table, seat)),
            answer: (seat, pick) => must(byHand.answer(table, seat, pick)),
          };
      return timed(hands, game, () => byHand.final(table));
    },
  };
}

/** In place. */
export function simulation({ lists = false }: Manner): Side {
  return {
    play: (game) => {
      const sim = startSimulation(drawAndAnswer, { seats, seed: seedOf(game) });
      const hands: Hands = lists
        ? {
            draw: (seat) => must(sim.play(seat, "draw", sim.choices(seat, "draw")![0]) === undefined),
            answer: (seat, pick) =>
              must(sim.play(seat, "answer", sim.choices(seat, "answer")![pick]) === undefined),
          }
        : {
            draw: (seat) => must(sim.play(seat, "draw") === undefined),
            answer: (seat, pick) => must(sim.play(seat, "answer", { index: pick }) === undefined),
          };
      return timed(hands, game, () => finalOf(sim.state));
    },
  };
}

/** Immutable. */
export function match({ lists = false, packets = false }: Manner): Side {
  let sent = 0;
  return {
    play: (game) => {
      let latest: Match<Game> = startMatch(drawAndAnswer, { seats, seed: seedOf(game) });
      const play = (seat: number, move: MoveOf<Game>): void => {
        const played = latest.play(seat, move);
        must(played.ok);
        if (played.ok) latest = played.match;
        if (packets)
          for (let each = 0; each < seats; each++) sent += JSON.stringify(latest.frame(each)).length;
      };
      const hands: Hands = lists
        ? {
            draw: (seat) => play(seat, latest.choices(seat)[0]!),
            answer: (seat, pick) => play(seat, latest.choices(seat)[pick]!),
          }
        : {
            draw: (seat) => play(seat, { type: "draw" }),
            answer: (seat, index) => play(seat, { type: "answer", index }),
          };
      const played = timed(hands, game, () => finalOf(referee(latest)));
      must(!packets || sent > 0);
      return played;
    },
  };
}

/** A table with four subscribers who are sent JSON. */
export function table(): Side {
  let sent = 0;
  return {
    play: async (game) => {
      const held = createTable(drawAndAnswer, { seats, seed: seedOf(game) });
      const sitting = Array.from({ length: seats }, (_, seat) => held.seat(seat));
      for (const seat of sitting) seat.subscribe((packet) => (sent += JSON.stringify(packet).length));
      const picks = picksOf(game);
      const start = now();
      for (let round = 0; round < rounds; round++)
        for (const seat of sitting) must((await seat.play({ type: "draw" })).ok);
      for (let round = 0, at = 0; round < rounds; round++)
        for (const seat of sitting) must((await seat.play({ type: "answer", index: picks[at++]! })).ok);
      const time = now() - start;
      const final = finalOf(referee(held.match));
      held.close();
      must(sent > 0);
      return { moves, time, final };
    },
  };
}
