import { lawNames, runLaw, type LawName } from "@facedown/testing";
import { dishonest } from "../../packages/testing/test/fixtures/dishonest/index.js";

/** For each law a game that is one line away from an honest one, and that it catches. */
const faults: Readonly<Record<LawName, string>> = {
  replay: "chance of its own",
  "two engines": "one object in two places",
  json: "a date in the state",
  "legality from the view": "a check that spreads the view",
  "legal is offered": "choices that forget one",
  "junk is refused": "a schema that throws",
  "nothing leaks": "asking only the holders of a reaction card",
  "at a table": "a seat that may not be left",
  conservation: "a card that is copied",
  "somebody can act": "a timer whose move is refused",
  "it ends": "a game that never ends",
  "it gets there": "a move that is never legal",
  "imagining does not peek": "an imagined turn",
  words: "a sentence that is missing",
  invariants: "a peek told to everyone, by mask",
};

for (const law of lawNames) {
  const { failure } = runLaw(dishonest(faults[law]), law, {
    runs: 100,
    seed: 1,
  });
  const lines = failure?.text.split("\n") ?? [];
  const region = law.replaceAll(" ", "-");
  const isWhole = law === "nothing leaks";
  const text = lines
    .filter((line) => isWhole || !/^(Run it again|Keep it)/.test(line))
    .join("\n");
  console.log(`# region ${region}\n${text}\n# endregion ${region}\n`);
}
