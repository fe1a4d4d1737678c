import { runLaw, type LawOptions } from "@facedown/testing";
import { dishonest } from "../../packages/testing/test/fixtures/dishonest/index.js";

/** A leak for each kind of twin, in a game that is one line away from an honest one. */
const leaks: Readonly<
  Record<string, readonly [fault: string, options?: LawOptions]>
> = {
  T1: ["others' legal moves"],
  T2: ["a secret die"],
  T3: ["an extra event when a secret holds"],
  T5: ["a secret input that is not declared"],
  T6: ["a public counter of all notes", { unnoticed: ["note"] }],
  T7: ["a card put in at a place that was drawn openly"],
};

for (const [name, [fault, options]] of Object.entries(leaks)) {
  const { failure } = runLaw(dishonest(fault), "nothing leaks", {
    runs: 100,
    seed: 1,
    ...options,
  });
  const lines = failure?.text
    .split("\n")
    .filter((line) => !line.startsWith("Keep it"));
  console.log(`# region ${name}\n${lines?.join("\n")}\n# endregion ${name}\n`);
}
