import { createTable, describe } from "@facedown/core";
import { game } from "../live/code.js";

const table = createTable(game, { seats: 2, seed: "cipher" });
const ann = table.seat(0);
const words = describe(game);

await ann.play({ type: "guess", digits: [1, 1, 2] });
console.log(ann.view.code);
for (const event of ann.getSnapshot().events)
  console.log(JSON.stringify(event), "=", words.event(event, ann.view));
table.close();
