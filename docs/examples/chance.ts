import { createSeed, startMatch } from "@facedown/core";
import { game } from "../live/cup.js";

// The same seed and moves give the same game on every machine.
const first = startMatch(game, { seats: 2, seed: "rain" });
const again = startMatch(game, { seats: 2, seed: "rain" });
console.log(first.view(0).cups, again.view(0).cups);

// Without a seed the system gives 256 fresh bits.
console.log(createSeed().length, "hexadecimal digits");

const roll = (match: typeof first, by: number) => {
  const played = match.play(by, { type: "roll" });
  if (!played.ok) throw new Error(played.rejection.code);
  return played.match;
};

// A fork that makes the same moves rolls the same numbers: dice cannot be rolled again by going back.
const rolled = roll(roll(first, 0), 1);
console.log(rolled.view(0).open, roll(rolled.at(1), 1).view(0).open);
console.log(rolled.undo(1));
