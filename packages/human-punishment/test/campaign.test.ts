import { describe, expect, test } from "vitest";
import { humanPunishment, originalPack } from "@facedown/human-punishment";
import { playCounting, playFast, type Uses } from "./campaign/campaign.js";
import { keen, partisan, uniform } from "./campaign/players.js";

describe("games of players at random", () => {
  test.each([4, 5, 8, 11, 16])(
    "with %i players end well before the usual number of moves",
    { timeout: 30_000 },
    (seats) => {
      for (let game = 0; game < 3; game++) {
        const { moves, outcome } = playFast({ seats, seed: `usual ${game}`, player: uniform });
        expect(moves).toBeLessThan(humanPunishment.usual / 3);
        expect(outcome.why).toBe("check");
      }
    },
  );

  test("HP-E-19: players who spare their friends come to an end, too", { timeout: 30_000 }, () => {
    for (let game = 0; game < 10; game++) {
      const { rounds, outcome } = playFast({ seats: 5, seed: `friends ${game}`, player: partisan });
      expect(rounds).toBeLessThan(200);
      expect(outcome.why).toBe("check");
    }
  });

  test("HP-V6: the same seed and the same picks are the same game, in place and step by step", () => {
    const setting = { seats: 5, seed: "twice", player: keen };
    expect(playCounting(setting, new Map())).toEqual(playFast(setting));
  });

  test("nearly all programs and weapons are used in six games of sixteen", { timeout: 60_000 }, () => {
    const uses: Uses = new Map();
    for (let game = 0; game < 6; game++)
      playCounting({ seats: 16, seed: `uses ${game}`, player: keen }, uses);
    const { programs, weapons } = originalPack;
    const usable = [...programs.filter(({ timing }) => timing !== "secret"), ...weapons];
    const used = usable.filter(({ id }) => uses.has(id));
    expect(used.length).toBeGreaterThanOrEqual(usable.length - 4);
    expect(uses.get("pistol")).toBeGreaterThan(3);
    for (const { id, timing } of programs) if (timing === "secret") expect(uses.has(id)).toBe(false);
  });
});
