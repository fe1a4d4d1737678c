import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, describe, expect, test, vi } from "vitest";
import { golden, transcripts } from "@facedown/testing";
import { interrupt, memory, partners, promise } from "@facedown/testing/fixtures";
import { keep } from "../src/files.js";

const folder = new URL("./golden/", import.meta.url);
for (const game of [memory, partners, interrupt, promise])
  golden(game, { test, folder: new URL(`${game.name}/`, folder), games: [{ seed: "golden" }] });

describe("transcripts", () => {
  const texts = transcripts(memory, { seed: "a" });

  test("are the same each time, one a viewer", () => {
    expect(transcripts(memory, { seed: "a" })).toEqual(texts);
    expect([...texts.keys()]).toEqual([
      ...Array.from({ length: memory.seats.min }, (_, seat) => `seat ${seat}`),
      "spectator",
    ]);
  });

  test("are others for another seed", () => {
    expect(transcripts(memory, { seed: "b" }).get("spectator")).not.toBe(texts.get("spectator"));
  });

  test("reach the end of the game", () => {
    expect(texts.get("spectator")).toMatch(/\n {2}outcome: /);
  });
});

describe("a kept file", () => {
  const temporary = mkdtempSync(join(tmpdir(), "facedown-kept-"));
  const file = pathToFileURL(join(temporary, "deep", "kept.txt"));
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(temporary, { recursive: true, force: true });
  });

  test("fails while it is missing, is written on demand, and holds from then on", () => {
    vi.stubEnv("FACEDOWN_UPDATE", "");
    expect(() => {
      keep(file, "a\nb\n");
    }).toThrow(/kept\.txt is missing.*FACEDOWN_UPDATE=1/);
    vi.stubEnv("FACEDOWN_UPDATE", "1");
    keep(file, "a\nb\n");
    vi.stubEnv("FACEDOWN_UPDATE", "");
    keep(file, "a\nb\n");
    expect(() => {
      keep(file, "a\nc\n");
    }).toThrow(/kept\.txt:2 differs\.\n {2}kept: b\n {2}now: {2}c/);
    expect(readFileSync(file, "utf8")).toBe("a\nb\n");
    writeFileSync(file, "a\r\nb\r\n");
    keep(file, "a\nb\n");
  });
});
