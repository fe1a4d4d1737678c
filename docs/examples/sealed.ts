import { createTable } from "@facedown/core";
import { game } from "../live/one-card.js";

const table = createTable(game, { seats: 2, seed: "cards" });
const [ann, ben] = [table.seat(0), table.seat(1)];
const heard: unknown[] = [];
ben.subscribe(({ events }) => heard.push(...events), {
  after: ben.getSnapshot().at,
});

const [low, high] = ann.choices("lay");
await ann.play(low!);
console.log("Ann sees", ann.view.laid[0]);
console.log(
  "Ben sees",
  ben.view.laid[0],
  "waiting for",
  ben.getSnapshot().waiting,
);
console.log("Ben heard", heard.splice(0));

await ann.play(high!); // she thinks again: Ben is sent nothing
console.log("Ben heard", heard.splice(0));

await ben.play(ben.choices("lay")[0]!); // all are in: the rules open them
console.log("open", table.spectator.view.laid);
table.close();
