import { createTable, describe } from "@facedown/core";
import { createMessageFromTheStars } from "@facedown/message-from-the-stars";
import { englishDictionary } from "./dictionary.js";

const game = createMessageFromTheStars({ dictionary: englishDictionary(["Gandalf"]) });
const table = createTable(game, { seats: 2, seed: "words" });
const alien = table.seat(0);
const words = describe(game);

for (const word of ["flibbertigibbet", "xyzzy", "Gandalf"]) {
  const rejection = alien.explain({ type: "transmit", word });
  console.log(`${word}: ${rejection ? words.rejection(rejection, alien.view) : "may be sent"}`);
}
table.close();
