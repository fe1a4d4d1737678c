import { expect, test, vi } from "vitest";
import { english } from "../src/phrases-en.js";
import { spanish } from "../src/phrases-es.js";
import { run } from "./run.js";

vi.setConfig({ testTimeout: 120_000 });

/** All that these phrases say for sure, whatever is put in: pieces of four characters and more. */
function pieces(value: unknown): string[] {
  if (typeof value === "string") return value.length > 3 ? [value] : [];
  if (typeof value === "function") {
    const said = (value as (...parts: unknown[]) => string)(
      ...Array.from({ length: value.length }, () => "§"),
    );
    return said.split("§").filter((piece) => /\p{L}{3}/u.test(piece));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(pieces);
}

/** What is said around a game in English, and in no Spanish phrase. */
const onlyEnglish = [...new Set(pieces(english))].filter(
  (piece) => !pieces(spanish).some((other) => other.includes(piece)),
);

test.for(["totally-human", "are-you-a-human", "message-from-the-stars", "human-punishment"])(
  "%s in Spanish: nothing that the terminal says is English",
  async (game) => {
    const keys = [
      "?",
      "v",
      "c",
      "l",
      "1",
      "1",
      "",
      "99",
      "blah",
      "u",
      "t",
      "",
      "2",
      "",
      "",
      "1",
      "s",
      "",
      "3",
      "x",
    ];
    const input = ["4", "", "", "", "1", "kitchen", "1", ...keys, ...keys, ...keys].join("\n");
    const flags = ["--language", "es", "--game", game, "--seed", "kitchen"];
    for (const args of [flags, [...flags, "--people", "0,1"], [...flags, "--people", "none"]]) {
      const { stdout, stderr, code } = await run(args, { input: `${input}\n` });
      expect(code).toBe(0);
      const said = `${stdout}\n${stderr}`;
      expect(onlyEnglish.filter((piece) => said.includes(piece))).toEqual([]);
      expect(said).toMatch(/--language es[\s\\]+--resume|La semilla era/);
    }
  },
);

test("the setup menu is Spanish, and goes over to the game's own language where that is English", async () => {
  const { stdout } = await run(["--language", "es"], { input: "nueve\n4\n\n1\n\n\n\n" });
  expect(onlyEnglish.filter((piece) => stdout.includes(piece))).toEqual([]);
  expect(stdout).toMatch(/Fixture Memory \(un juego de prueba, de \d a \d personas\)/);
  expect(stdout).toContain("Quién empieza: al azar");
  const { stdout: other } = await run(["--language", "es"], { input: "fixture-memory\n" });
  expect(other).toContain("Fixture Memory: how many play");
});

test("an option without a value is called by what that means, and takes a name for a value", async () => {
  const lines = ["human-punishment", "", "2", "those of the box alone", "", "kitchen", "1"];
  const { stdout } = await run([], { input: `${lines.join("\n")}\n` });
  expect(stdout).toContain("First player: by chance");
  expect(stdout).not.toContain("First player: null");
  expect(stdout).toContain("Loyalty cards: as the setup chart says → those of the box alone");
  expect(stdout).toContain("You are Seat 1");
});
