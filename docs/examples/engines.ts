import {
  createRandom,
  imagine,
  simulate,
  simulateState,
  startMatch,
  startSimulation,
  type Simulation,
} from "@facedown/core";
import { game } from "../live/suits.js";

/** Plays to the end, each move picked by chance. */
function playOut(
  simulation: Simulation<typeof game>,
  random = createRandom("playout"),
): number {
  while (simulation.outcome === null)
    for (const seat of simulation.waitingSeats)
      simulation.play(
        seat,
        "play",
        random.pick(simulation.choices(seat, "play") ?? []),
      );
  return simulation.length;
}

// From the deal, in place: no journal, no events, nothing kept.
console.log(
  playOut(startSimulation(game, { seats: 3, seed: "fast" })),
  "moves",
);

// From a match, which stays as it is.
const match = startMatch(game, { seats: 3, seed: "fast" });
console.log(playOut(simulate(match)), "moves;", match.length, "in the match");

// For a bot: from a state that seat 0 cannot tell from the real one.
const dreamt = imagine(match, 0, createRandom("thoughts"));
console.log(
  match.view(0).hands[0],
  dreamt.hands[0]?.cards.map(({ face }) => face),
);
console.log(
  match.view(0).hands[1],
  dreamt.hands[1]?.cards.map(({ face }) => face),
);
console.log(playOut(simulateState(game, dreamt, { seats: 3 })), "moves");
