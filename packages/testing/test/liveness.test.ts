import { expect, test } from "vitest";
import { neverLive } from "../src/laws/liveness.js";
import { Tally } from "../src/tally.js";

const enough = 40;

test("a fact and a situation in which twins came again and again and none lived are told by name", () => {
  const tally = new Tally();
  for (const kind of ["fact verdict", "answer in window on shoot", "answer"])
    tally.add(`tried T1 at ${kind}`, enough);
  tally.add("T1 the setup: answer other");
  tally.add("T1 the setup: fact verdict mover");
  tally.add("T2 the coin: fact verdict other");
  expect(neverLive(tally).map(({ kind }) => kind)).toEqual(["answer in window on shoot", "fact verdict"]);
  tally.add("T1 the setup: fact verdict spectator");
  tally.add("told T1 at answer in window on shoot");
  expect(neverLive(tally)).toEqual([]);
});

test("what came less often is not asked for", () => {
  const tally = new Tally();
  tally.add("tried T1 at fact verdict", enough - 1);
  expect(neverLive(tally)).toEqual([]);
});
