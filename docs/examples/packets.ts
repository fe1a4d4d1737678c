import { createTable, type Packet } from "@facedown/core";
import { game } from "../live/one-card.js";

const table = createTable(game, { seats: 2, seed: "cards" });
const [ann, ben] = [table.seat(0), table.seat(1)];

// A subscriber gets the latest packet at once, then each new one.
let last = -1;
const log = (name: string) => (packet: Packet<typeof game>) => {
  last = packet.at;
  console.log(
    name,
    packet.at,
    packet.events.map(({ type }) => type).join(" "),
    packet.gap ? "(gap)" : "",
  );
};
const stop = ben.subscribe(log("Ben"));

const [low, high] = ann.choices("lay");
await ann.play(low!, { id: "ann-1" });
// A retry: the same answer, and nothing is played.
console.log("again:", await ann.play(low!, { id: "ann-1" }));
console.log("moves:", table.match.length);

// Ben cannot notice that she changes it: no packet, and his counter stands.
await ann.play(high!);
console.log(
  "Ann is at",
  ann.getSnapshot().at,
  "and Ben at",
  ben.getSnapshot().at,
);

// Ben's connection breaks, and is there again: all that came since, as one packet.
stop();
await ben.play(ben.choices("lay")[0]!);
ben.subscribe(log("Ben is back"), { after: last });

ben.subscribe(({ at, choices }) => console.log(at, "with a menu:", choices), {
  choices: true,
});
table.close();
