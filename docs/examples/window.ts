import { createTable, describe } from "@facedown/core";
import { game } from "../live/window.js";

const table = createTable(game, { seats: 3, seed: "claims" });
const words = describe(game);
const says = (seat: number): string[] => {
  const { events, view } = table.seat(seat).getSnapshot();
  return words.events(events, view);
};
console.log(table.match.view(1).hands[1], table.match.view(2).hands[2]);

await table.seat(0).play({ type: "claim" });
console.log(says(0));
console.log(
  "tasks:",
  table.spectator.view.tasks.map(({ kind }) => kind).join(", "),
);
console.log(
  "seats 1 and 2 may",
  table.seat(1).choices(),
  table.seat(2).choices(),
);

await table.seat(2).play({ type: "answer", answer: 1 });
console.log(says(0), "waiting for", table.match.waiting);

await table.seat(1).play({ type: "answer", answer: "pass" });
console.log(says(0));
table.close();
