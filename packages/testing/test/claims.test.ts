import { expect, test, vi } from "vitest";
import { laws, runLaw } from "../src/index.js";
import { claims } from "./claims.js";

vi.setConfig({ testTimeout: 60_000 });

laws(claims(), { test, runs: 60 });

test("a window that asks only those who can react is caught by the law of leaks", () => {
  const { failure } = runLaw(claims({ onlyHalts: true }), "nothing leaks", { runs: 60, shrink: false });
  expect(failure?.message).toContain("can tell two games apart");
});
