// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from "vitest";
import { mount, type MountedTable } from "./mount-live-table.js";

let mounted: MountedTable | undefined;
afterEach(() => {
  mounted?.unmount();
  mounted = undefined;
});

const labels = (cells: readonly Element[]): string[] =>
  cells.map((cell) => (cell.classList.contains("hidden") ? "?" : cell.querySelector("span")!.textContent));

describe("a live table of High Card", () => {
  test("shows each eye its own hand, the others face down, and the spectator neither", async () => {
    mounted = await mount({ game: "high-card", seats: 2, seed: "kitchen" });
    const { eye, cells } = mounted;
    expect(labels(cells(eye("Seat 1"), "hands.0"))).toEqual(["9", "1", "4"]);
    expect(labels(cells(eye("Seat 1"), "hands.1"))).toEqual(["?", "?", "?"]);
    expect(labels(cells(eye("Seat 2"), "hands.0"))).toEqual(["?", "?", "?"]);
    expect(labels(cells(eye("Seat 2"), "hands.1"))).toEqual(["6", "8", "10"]);
    for (const path of ["hands.0", "hands.1"])
      expect(labels(cells(eye("Spectator"), path))).toEqual(["?", "?", "?"]);
    expect(cells(eye("Seat 1"), "hands.0").every((cell) => cell.classList.contains("own"))).toBe(true);
  });

  test("a choice is made by its button; the others see that it was made and not which", async () => {
    mounted = await mount({ game: "high-card", seats: 2, seed: "kitchen" });
    const { eye, cells, press, packets } = mounted;
    await press("Seat 1: lay 9");
    expect(labels(cells(eye("Seat 1"), "laid.0"))).toEqual(["9"]);
    expect(labels(cells(eye("Seat 2"), "laid.0"))).toEqual(["?"]);
    expect(packets(eye("Seat 2")).at(-1).view.laid).toEqual([[null], []]);
    await press("Seat 2: lay 6");
    expect(labels(cells(eye("Spectator"), "laid.0"))).toEqual(["9"]);
    expect(cells(eye("Seat 1"), "laid.0").some((cell) => cell.classList.contains("own"))).toBe(false);
  });

  test("the last move is taken back, the same cards are dealt again, and others on demand", async () => {
    mounted = await mount({ game: "high-card", seats: 2, seed: "kitchen" });
    const { eye, cells, press, button } = mounted;
    const hand = () => labels(cells(eye("Seat 1"), "hands.0"));
    expect(button("Undo").disabled).toBe(true);
    await press("Seat 1: lay 9");
    await press("Undo");
    expect(cells(eye("Seat 1"), "laid.0")).toEqual([]);
    expect(button("Undo").disabled).toBe(true);
    await press("Seat 1: lay 9");
    await press("Start again");
    expect(hand()).toEqual(["9", "1", "4"]);
    const deals = new Set<string>();
    for (let deal = 0; deal < 6; deal++) {
      await press("New deal");
      deals.add(hand().join());
    }
    expect(deals.size).toBeGreaterThan(1);
  });

  test("a move that is refused in the opening is told on the page", async () => {
    mounted = await mount({ game: "high-card", seats: 2, opening: [[0, { type: "lay", card: 13 }]] });
    expect(mounted.root.querySelector("[role=alert]")?.textContent).toContain("HIGH-2");
    mounted.unmount();
    mounted = await mount({ game: "no-such-game", seats: 2 });
    expect(mounted.root.querySelector("[role=alert]")?.textContent).toContain("no-such-game");
  });

  test("begins where the opening ends, and does not go back before it", async () => {
    const opening = [
      [0, { type: "lay", card: 9 }],
      [1, { type: "lay", card: 6 }],
    ] as const;
    mounted = await mount({ game: "high-card", seats: 2, seed: "kitchen", opening });
    const { eye, cells, button, packets } = mounted;
    expect(labels(cells(eye("Spectator"), "laid.1"))).toEqual(["6"]);
    expect(button("Undo").disabled).toBe(true);
    expect(packets(eye("Seat 1")).map(({ at }: { at: number }) => at)).toEqual([0, 1, 2]);
  });

  test("shows chosen eyes alone", async () => {
    mounted = await mount({ game: "high-card", seats: 3, viewers: [2, "spectator"] });
    expect([...mounted.root.querySelectorAll("h3")].map((heading) => heading.textContent)).toEqual([
      "Seat 3 table.seat(2)",
      "Spectator table.spectator",
    ]);
  });
});

test.each([
  ["totally-human", 3],
  ["are-you-a-human", 4],
  ["message-from-the-stars", 3],
  ["human-punishment", 4],
])("%s is played at a live table by its first buttons", async (game, seats) => {
  mounted = await mount({ game, seats, seed: "docs" });
  const { root, press } = mounted;
  for (let move = 0; move < 6; move++) {
    const button = root.querySelector<HTMLButtonElement>(".choices button");
    expect(button, `after ${move} moves`).not.toBeNull();
    await press(button!);
  }
  expect(root.querySelector("[role=alert]")).toBeNull();
  expect(root.querySelectorAll(".eye").length).toBe(seats + 1);
});
