// Plays a whole game of each published game, with its words and its record.
import { writeFileSync } from "node:fs";
import { areYouAHuman } from "@facedown/are-you-a-human";
import {
  createTable,
  describe,
  manualClock,
  randomBot,
  replay,
  toRecord,
  type AnyGame,
} from "@facedown/core";
import { humanPunishment } from "@facedown/human-punishment";
import { messageFromTheStars } from "@facedown/message-from-the-stars";
import { totallyHuman } from "@facedown/totally-human";

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

async function playOut<G extends AnyGame>(game: G): Promise<number> {
  const clock = manualClock();
  const bot = randomBot<G>();
  const bots = { 0: bot, 1: bot, 2: bot, 3: bot };
  const table = createTable(game, { seats: 4, seed: "smoke", clock, bots });
  for (let turns = 0; table.match.outcome === null && turns < 10 * game.usual; turns++) {
    clock.pass(1);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { match } = table;
  table.close();
  must(match.outcome !== null, `bots play a whole game of ${game.name}`);
  must(describe(game).outcome(match.outcome!, match.view("spectator")).length > 0, "its end has words");
  const text = JSON.stringify(toRecord(match));
  const again = replay(game, JSON.parse(text));
  must(again.ok && again.value.length === match.length, `the record of ${game.name} replays`);
  writeFileSync(`${game.name}.record.json`, text);
  return match.length;
}

const lengths = {
  [areYouAHuman.name]: await playOut(areYouAHuman),
  [humanPunishment.name]: await playOut(humanPunishment),
  [messageFromTheStars.name]: await playOut(messageFromTheStars),
  [totallyHuman.name]: await playOut(totallyHuman),
};
console.log(
  Object.entries(lengths)
    .map(([name, moves]) => `${name} in ${moves} moves`)
    .join(", "),
);
