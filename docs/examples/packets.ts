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
console.log("again:", await ann.play(low!, { id: "ann-1" })); // a retry: the same answer, nothing is played
console.log("moves:", table.match.length);

await ann.play(high!); // Ben cannot notice it: no packet, and his counter stands
console.log(
  "Ann is at",
  ann.getSnapshot().at,
  "and Ben at",
  ben.getSnapshot().at,
);

stop(); // Ben's connection breaks …
await ben.play(ben.choices("lay")[0]!);
ben.subscribe(log("Ben is back"), { after: last }); // … and is there again: all that came since, as one packet

ben.subscribe(({ at, choices }) => console.log(at, "with a menu:", choices), {
  choices: true,
});
table.close();
