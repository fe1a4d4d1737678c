import {
  createRandom,
  referee,
  startMatch,
  startSimulation,
  type Random,
  type StateOf,
} from "@facedown/core";
import { cipherOf, messageFromTheStars, type Outcome } from "@facedown/message-from-the-stars";
import { now } from "../measure/clock.js";
import type { Side } from "../measure/side.js";
import { picksSeedOf, seedOf } from "../seeds.js";
import { letters, rowsOf, seats, words, type Final } from "./final.js";

type State = StateOf<typeof messageFromTheStars>;

function finalOf(state: State, { teams }: Outcome, moves: number): Final {
  return {
    moves,
    cipher: state.cipher.cards.map(({ face }) => face),
    cards: state.sides.map(({ card }) => card.cards[0]!.face),
    rolls: state.sides.map(({ rolls }) => rolls.map(({ face }) => face)),
    sent: state.sides.map(({ sent }) =>
      sent.map(({ word, score }): readonly [string, number] => [word.face, score.face]),
    ),
    points: teams.flatMap(({ scientistWords, alienWords, letters: right }) => [
      scientistWords,
      alienWords,
      right,
    ]),
  };
}

function pickMove(phase: State["phase"], random: Random): { readonly type: string; readonly input: object } {
  switch (phase) {
    case "alien":
    case "scientists":
      return { type: "transmit", input: { word: random.pick(words) } };
    case "guessCipher":
      return { type: "guessCipher", input: cipherOf(random.sample(letters, 6)) };
    default:
      return { type: "guessWords", input: { rows: rowsOf(random.int(216)) } };
  }
}

/** In place: a seat that is waited for sends or guesses at random; a banned word is refused, and another is picked. */
export function simulation(): Side {
  return {
    play: (game) => {
      const start = now();
      const random = createRandom(picksSeedOf(game));
      const sim = startSimulation(messageFromTheStars, { seats, seed: seedOf(game) });
      while (sim.outcome === null) {
        const seat = random.pick(sim.waitingSeats);
        const { type, input } = pickMove(sim.state.phase, random);
        const rejection = sim.play(seat, type, input);
        if (rejection && rejection.code !== "MS-12")
          throw new Error(`a legal move was refused: ${rejection.code}`);
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
      let latest = startMatch(messageFromTheStars, { seats, seed: seedOf(game) });
      while (latest.outcome === null) {
        const seat = random.pick(latest.waiting);
        const { type, input } = pickMove(referee(latest).phase, random);
        const played = latest.play(seat, { type, ...input } as never);
        if (!played.ok) {
          if (played.rejection.code === "MS-12") continue;
          throw new Error(`a legal move was refused: ${played.rejection.code}`);
        }
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
