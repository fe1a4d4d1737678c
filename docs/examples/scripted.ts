import { startMatch } from "@facedown/core";
import { scripted } from "@facedown/testing";
import { game as cup } from "../live/cup.js";
import { game as suits } from "../live/suits.js";

// Cards by their faces, from the top down: seat 0 is dealt the 1st, 3rd and 5th.
const dealt = scripted(
  { shuffles: [["red", "blue", "red", "blue", "green", "blue"]] },
  () => startMatch(suits, { seats: 2, seed: "any" }),
);
console.log(dealt.view(0).hands[0], dealt.view(1).hands[1]);

// Hidden draws and dice by their values.
const rolled = scripted({ hidden: [6, 1], dice: [4] }, () =>
  startMatch(cup, { seats: 2, seed: "any" }).play(0, { type: "roll" }),
);
console.log(rolled.ok && rolled.match.view(0));

// What is scripted must be used.
try {
  scripted({ dice: [4, 4] }, () => startMatch(cup, { seats: 2, seed: "any" }));
} catch (error) {
  console.log(String(error));
}
