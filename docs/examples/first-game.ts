import { createTable } from "@facedown/core";
import { highCard } from "../live/high-card.js";

const table = createTable(highCard, { seats: 2, seed: "kitchen" });
const [ann, ben] = [table.seat(0), table.seat(1)]; // each is all that its player may know

console.log("Ann sees", ann.view.hands);
console.log("Ben sees", ben.view.hands);
console.log("Ann may", ann.choices());

console.log(
  "A card she does not have:",
  await ann.play({ type: "lay", card: 13 }),
);
console.log("One that she has:", await ann.play(ann.choices("lay")[0]!));
console.log("Ben sees", ben.view.hands[0], "and", ben.view.laid[0]);

await ben.play(ben.choices("lay")[0]!);
console.log("Both have laid:", ben.view.laid, "points", ben.view.points);

while (table.match.outcome === null)
  for (const seat of [ann, ben]) await seat.play(seat.choices("lay")[0]!);
console.log("The end:", table.match.outcome);
