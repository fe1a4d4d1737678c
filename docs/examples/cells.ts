import { createTable } from "@facedown/core";
import { game } from "../live/peek.js";

const table = createTable(game, { seats: 2, seed: "a quiet evening" });
const [ann, ben] = [table.seat(0), table.seat(1)];
console.log("dealt    ", ann.view.row, ben.view.row);

await ann.play({ type: "peek", at: 1 });
console.log("Ann peeks", ann.view.row, ben.view.row);

await ben.play({ type: "reveal", at: 3 });
console.log("turned up", ann.view.row, table.spectator.view.row);

await ben.play({ type: "mix" });
console.log("shuffled ", ann.view.row, ben.view.row);

table.close();
