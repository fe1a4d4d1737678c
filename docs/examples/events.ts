import { createTable, describe, type Viewer } from "@facedown/core";
import { game } from "../live/peek.js";

const table = createTable(game, { seats: 2, seed: "a quiet evening" });
const words = describe(game);

await table.seat(0).play({ type: "peek", at: 1 });

const viewers: Viewer[] = [0, 1, "spectator"];
for (const viewer of viewers) {
  const seat = viewer === "spectator" ? table.spectator : table.seat(viewer);
  const { events, view } = seat.getSnapshot();
  for (const event of events)
    console.log(viewer, JSON.stringify(event), "=", words.event(event, view));
}
table.close();
