import core = require("@facedown/core");
import testing = require("@facedown/testing");
import fixtures = require("@facedown/testing/fixtures");
import totallyHuman = require("@facedown/totally-human");

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

const game = totallyHuman.totallyHuman;
const bot = core.randomBot<typeof game>();
const clock = core.manualClock();
const table = core.createTable(game, {
  seats: 4,
  seed: "smoke",
  clock,
  bots: { 0: bot, 1: bot, 2: bot, 3: bot },
});

async function playOut(): Promise<void> {
  for (let moves = 0; table.match.outcome === null && moves < 10 * game.usual; moves++) {
    clock.pass(1);
    await new Promise((resolve) => setImmediate(resolve));
  }
  must(table.match.outcome !== null, "bots play a whole game at a table");
  const { events, view } = table.seat(2).getSnapshot();
  const words = core.describe(game);
  must(
    events.every((event) => words.event(event, view).length > 0),
    "each event has words",
  );
  const law = testing.runLaw(fixtures.promise, "replay", { runs: 20 });
  must(law.ok, law.failure?.text ?? "a law holds");
  console.log("used as CommonJS");
}

void playOut();
