import { describe, expect, test } from "vitest";
import {
  colors,
  countCards,
  fewestPlayers,
  mostPlayers,
  originalPack,
  type Card,
  type ChartRow,
  type Color,
  type Identity,
  type Program,
} from "@facedown/human-punishment";

const { identities, programs, loyalties, weapons, charts } = originalPack;

const rows = Array.from({ length: mostPlayers - fewestPlayers + 1 }, (_, i) => {
  const players = fewestPlayers + i;
  return { players, row: charts[players]! };
});

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((all, count) => all + count, 0);

const copiesOf = (cards: readonly Card[], id: string): number =>
  cards.find((card) => card.id === id)?.copies ?? 0;

describe("the original pack", () => {
  test("HP-C-1: 43 IDs: 14 Human, 13 Machine, 13 Outlaw and 3 Boss cards", () => {
    const of = (color: Identity["color"]): number =>
      countCards(identities.filter((card) => card.color === color));
    expect([of("human"), of("machine"), of("outlaw"), of("boss")]).toEqual([14, 13, 13, 3]);
    expect(countCards(identities)).toBe(43);
    expect(identities).toHaveLength(40);
  });

  test("HP-C-2: 66 programs: 27 for any time, 26 for one's turn, 6 permanent, 7 secret", () => {
    const of = (timing: Program["timing"]): number =>
      countCards(programs.filter((card) => card.timing === timing));
    expect([of("any"), of("turn"), of("permanent"), of("secret")]).toEqual([27, 26, 6, 7]);
    expect(countCards(programs)).toBe(66);
  });

  test("HP-C-3, HP-W-2: 7 weapons of five kinds", () => {
    expect(weapons.map(({ id, copies }) => [id, copies])).toEqual([
      ["pistol", 2],
      ["rifle", 1],
      ["companion", 2],
      ["rocket-launcher", 1],
      ["laser", 1],
    ]);
    expect(countCards(weapons)).toBe(7);
  });

  test("HP-C-4: 22 loyalties: five plain and two double of each color, and Legion", () => {
    expect(loyalties.map(({ team, weight, copies }) => [team, weight, copies])).toEqual([
      ["human", 1, 5],
      ["human", 2, 2],
      ["machine", 1, 5],
      ["machine", 2, 2],
      ["outlaw", 1, 5],
      ["outlaw", 2, 2],
      ["legion", 0, 1],
    ]);
    expect(countCards(loyalties)).toBe(22);
  });

  test("HP-N-1: one secret loyalty of each of the seven kinds, about a tenth of the programs", () => {
    const secrets = programs.flatMap((card) => (card.timing === "secret" ? [card] : []));
    expect(secrets.map(({ team, weight, copies }) => [team, weight, copies])).toEqual([
      ["human", 1, 1],
      ["human", 2, 1],
      ["machine", 1, 1],
      ["machine", 2, 1],
      ["outlaw", 1, 1],
      ["outlaw", 2, 1],
      ["legion", 0, 1],
    ]);
    expect(countCards(secrets) / countCards(programs)).toBeCloseTo(0.106, 3);
  });

  test("HP-P-2: the Rocket Launcher and the Laser alone are locked", () => {
    expect(weapons.filter(({ locked }) => locked).map(({ id }) => id)).toEqual(["rocket-launcher", "laser"]);
  });

  test("HP-P-2: each locked weapon is unlocked by one ID and one program", () => {
    for (const weapon of ["rocket-launcher", "laser"]) {
      const unlocks = JSON.stringify({ kind: "unlock", weapon });
      for (const cards of [identities, programs])
        expect(
          countCards((cards as readonly Card[]).filter((card) => JSON.stringify(card).includes(unlocks))),
        ).toBe(1);
    }
  });

  test("is frozen to its leaves", () => {
    expect(Object.isFrozen(identities[0]!.reveal![0])).toBe(true);
    expect(Object.isFrozen(charts[16]!.beyond)).toBe(true);
  });
});

describe.each(rows)("HP-A-1: the chart for $players players", ({ players, row }) => {
  test("HP-P-5, HP-P-6: mixes one ID more than there are players", () => {
    expect(sum(row.ids)).toBe(players + 1);
  });

  test("HP-P-8: mixes two loyalty cards for each player", () => {
    expect(sum(row.loyalties)).toBe(2 * players);
  });

  test("HP-P-3: asks for no Boss and for no more IDs of a color than there are", () => {
    expect(Object.keys(row.ids).sort()).toEqual([...colors].sort());
    for (const color of colors)
      expect(row.ids[color]).toBeLessThanOrEqual(
        countCards(identities.filter((card) => card.color === color)),
      );
  });

  test("HP-P-1, HP-W-3: names weapons of the box, none locked, the Companion from five players on", () => {
    for (const id of new Set(row.weapons)) {
      expect(row.weapons.filter((other) => other === id).length).toBeLessThanOrEqual(copiesOf(weapons, id));
      expect(weapons.find((weapon) => weapon.id === id)?.locked).toBeUndefined();
    }
    expect(row.weapons).toEqual(expect.arrayContaining(["pistol", "rifle"]));
    expect(row.weapons.includes("companion")).toBe(players >= 5);
  });

  test("HP-A-2: says which loyalty cards it adds beyond the box: none up to eleven players", () => {
    const added = Object.entries(row.loyalties)
      .map(([id, count]) => [id, count - copiesOf(loyalties, id)] as const)
      .filter(([, surplus]) => surplus > 0);
    expect(row.beyond ?? {}).toEqual(Object.fromEntries(added));
    if (players <= 11) expect(row.beyond).toBeUndefined();
    else expect(sum(row.beyond!)).toBeGreaterThan(0);
  });
});

/** The charts as they are printed in the guide: IDs, plain loyalties, double ones, Legion, weapons. */
const printed = [
  [4, "2/2/1", "2/2/2", "1/1/0", 0, 2],
  [5, "3/2/1", "3/3/2", "1/1/0", 0, 3],
  [6, "3/2/2", "4/3/1", "1/1/1", 1, 3],
  [7, "4/2/2", "4/3/3", "1/1/1", 1, 3],
  [8, "4/3/2", "4/4/3", "2/1/1", 1, 4],
  [9, "5/3/2", "5/4/4", "2/1/1", 1, 4],
  [10, "6/3/2", "5/4/4", "2/2/2", 1, 4],
  [11, "6/3/3", "5/5/5", "2/2/2", 1, 4],
  [12, "7/4/2", "6/5/5", "3/2/2", 1, 5],
  [13, "7/4/3", "8/5/5", "3/2/2", 1, 5],
  [14, "7/4/4", "8/5/6", "3/2/3", 1, 5],
  [15, "8/5/3", "9/6/5", "3/3/3", 1, 5],
  [16, "8/5/4", "9/7/6", "3/3/3", 1, 5],
] as const;

test.each(printed)(
  "HP-A-1: %i players: IDs %s, loyalties %s and %s",
  (players, ids, plain, double, legion, arms) => {
    const row: ChartRow = charts[players]!;
    const of = (key: (color: Color) => number): string => colors.map(key).join("/");
    expect(of((color) => row.ids[color])).toBe(ids);
    expect(of((color) => row.loyalties[color] ?? 0)).toBe(plain);
    expect(of((color) => row.loyalties[`${color}-x2`] ?? 0)).toBe(double);
    expect(row.loyalties["legion"] ?? 0).toBe(legion);
    expect(row.weapons).toHaveLength(arms);
  },
);
