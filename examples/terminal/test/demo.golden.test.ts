import { expect, test } from "vitest";
import { run } from "./run.js";

test("npm start -- --demo --seed kitchen prints this game and no other", async () => {
  const { stdout, code } = await run(["--demo", "--seed", "kitchen"]);
  expect(code).toBe(0);
  await expect(stdout).toMatchFileSnapshot("./golden/kitchen.txt");
});
