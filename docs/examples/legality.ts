import {
  createRandom,
  createTable,
  describe,
  legalMoves,
  type Packet,
} from "@facedown/core";
import { game } from "../live/suits.js";

const table = createTable(game, { seats: 2, seed: "follow" });
const [ann, ben] = [table.seat(0), table.seat(1)];
await ann.play({ type: "play", at: 0 });
console.log("led:", ben.view.led, "Ben holds:", ben.view.hands[1]);

// The menu, and why a move is not on it: a rule's id and parameters.
console.log(ben.choices());
console.log(ben.explain({ type: "play", at: 0 }));

// A refusal is a value, as code and as a sentence.
const result = await ben.play({ type: "play", at: 0 });
if (!result.ok)
  console.log(describe(game).rejection(result.rejection, ben.view));

// Ben's own device works the same out from the packet that it was sent, without the table.
const sent = JSON.parse(JSON.stringify(ben.getSnapshot())) as Packet<
  typeof game
>;
const here = legalMoves(game, 1, sent);
console.log(
  here.choices("play"),
  here.sample("play", createRandom("a bot's own")),
);

table.close();
