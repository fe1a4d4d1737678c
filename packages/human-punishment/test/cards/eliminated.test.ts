import { expect, test } from "vitest";
import { originalPack } from "@facedown/human-punishment";
import { play, refusal, rig, unmask, type GameMatch, type Rigging } from "../support/rigged.js";

/** Seat 3 is out, with cards of each kind that an ability could be about; seat 2 is there for the same. */
const players = {
  2: { hp: 1, weapon: "pistol", targets: [1], hand: ["nudge"], up: [0] },
  3: { hp: 0, hand: ["nudge"] },
} as const satisfies Rigging["players"];

const namedBy = (match: GameMatch, seat: number) =>
  match.choices(seat, "pickPlayer").map(({ player }) => player);

test("HP-M-12 no program names the eliminated, save the one that brings them back", () => {
  const asking: string[] = [];
  for (const { id, timing } of originalPack.programs) {
    if (timing === "secret" || id === "backup-exe") continue;
    const match = rig({ players: { ...players, 0: { hand: [id, "brownout"] } } });
    if (!match.choices(0, "play").some(({ position }) => position === 0)) continue;
    const asked = play(match, 0, { type: "play", position: 0 });
    if (namedBy(asked, 0).length === 0) continue;
    asking.push(id);
    expect(namedBy(asked, 0), id).not.toContain(3);
    expect(refusal(asked, 0, { type: "pickPlayer", player: 3 }), id).toBe("HP-X-6");
  }
  expect(asking.length).toBeGreaterThan(5);
});

test("HP-I-6 no ability of an ID names the eliminated, save those that bring them back", () => {
  const asking: string[] = [];
  for (const { id, color } of originalPack.identities) {
    if (color === "boss" || ["lifesaver", "deathbringer", "sleeper"].includes(id)) continue;
    const asked = unmask(id, { players: { ...players, 1: { hp: 1 } }, stack: ["spike", "nudge"] });
    if (namedBy(asked, 1).length === 0) continue;
    asking.push(id);
    expect(namedBy(asked, 1), id).not.toContain(3);
    expect(refusal(asked, 1, { type: "pickPlayer", player: 3 }), id).toBe("HP-X-6");
  }
  expect(asking.length).toBeGreaterThan(5);
});
