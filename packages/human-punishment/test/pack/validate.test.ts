import { describe, expect, test } from "vitest";
import { FacedownError } from "@facedown/core";
import { assertPack, originalPack, readPack, type Pack, type Problem } from "@facedown/human-punishment";

type Loose = any;

const copy = (): Pack => JSON.parse(JSON.stringify(originalPack)) as Pack;

function problemsAfter(change: (pack: Loose) => void): readonly Problem[] {
  const pack = copy();
  change(pack);
  const read = readPack(pack);
  return read.ok ? [] : read.problems;
}

const at = (list: readonly { readonly id: string }[], id: string): number =>
  list.findIndex((card) => card.id === id);
const identity = (id: string): number => at(originalPack.identities, id);
const program = (id: string): number => at(originalPack.programs, id);
const loyalty = (id: string): number => at(originalPack.loyalties, id);

const wear = (id: string, fields: object) => (pack: Loose) =>
  Object.assign(pack.identities[identity(id)], fields);
const write = (id: string, fields: object) => (pack: Loose) =>
  Object.assign(pack.programs[program(id)], fields);

const fx = (id: string, effect: unknown) => write(id, { fx: [effect] });
const fxPath = (id: string, key = "") => `programs[${program(id)}].fx[0]${key}`;
const reveal = (id: string, effect: unknown) => wear(id, { reveal: [effect] });
const revealPath = (id: string, key = "") => `identities[${identity(id)}].reveal[0]${key}`;

test("the original pack can be read, and what is read is its equal and frozen", () => {
  const read = readPack(copy());
  expect(read).toEqual({ ok: true, value: originalPack });
  expect(read.ok && Object.isFrozen(read.value.identities[0]!.reveal)).toBe(true);
});

describe("the box", () => {
  test.each([
    ["HP-C-1", "identities", (pack: Loose) => pack.identities.pop(), 42, 43],
    ["HP-C-2", "programs", (pack: Loose) => (pack.programs[0].copies = 5), 67, 66],
    ["HP-C-4", "loyalties", (pack: Loose) => (pack.loyalties[0].copies = 6), 23, 22],
    ["HP-C-3", "weapons", (pack: Loose) => (pack.weapons[0].copies = 3), 8, 7],
  ])("%s: another number of %s is refused", (_, path, change, value, expected) => {
    expect(problemsAfter(change)).toContainEqual({
      path,
      value: `${value} cards`,
      expected: `exactly ${expected} ${path}, all copies counted, or "counts": "custom"`,
    });
  });

  test.each([
    ["HP-C-1", (pack: Loose) => pack.identities.pop()],
    ["HP-C-2", (pack: Loose) => (pack.programs[0].copies = 5)],
    ["HP-C-3", (pack: Loose) => (pack.weapons[0].copies = 3)],
  ])("%s: a pack may have numbers of its own", (_, change) => {
    expect(
      problemsAfter((pack) => {
        pack.counts = "custom";
        change(pack);
      }),
    ).toEqual([]);
  });

  test("HP-P-9: of its own numbers too, there is a program for each of sixteen players", () => {
    const few = (copies: number) => (pack: Loose) => {
      pack.counts = "custom";
      pack.programs = [{ ...pack.programs[0], copies }];
    };
    expect(problemsAfter(few(15))).toEqual([
      { path: "programs", value: "15 cards", expected: "at least 16 programs, one for each player" },
    ]);
    expect(problemsAfter(few(16))).toEqual([]);
  });

  test("HP-N-1: two copies of a secret loyalty are refused, and none", () => {
    const two = problemsAfter((pack) => {
      pack.programs[program("secret-human")].copies = 2;
      pack.programs[0].copies = 3;
    });
    expect(two).toEqual([
      {
        path: `programs[${program("secret-human")}].copies`,
        value: "2",
        expected: 'one copy of each secret loyalty, or "counts": "custom"',
      },
    ]);
    const none = problemsAfter((pack) => {
      pack.programs.splice(program("secret-legion"), 1);
      pack.programs[0].copies = 5;
    });
    expect(none).toEqual([
      {
        path: "programs",
        value: "no secret loyalty legion of weight 0",
        expected: 'one copy of each of the seven secret loyalties, or "counts": "custom"',
      },
    ]);
  });

  test("a card twice under one id is refused, whatever its sort", () => {
    expect(problemsAfter((pack) => (pack.programs[3].id = "rifle"))).toContainEqual({
      path: "weapons[1].id",
      value: '"rifle"',
      expected: "something else: programs[3].id is the same",
    });
  });

  test("a name twice within a sort is refused", () => {
    expect(problemsAfter((pack) => (pack.identities[1].name = "lifesaver"))).toContainEqual({
      path: "identities[1].name",
      value: '"lifesaver"',
      expected: "something else: identities[0].name is the same",
    });
  });
});

describe("the charts", () => {
  const row = (players: number, change: (row: Loose) => void) => (pack: Loose) =>
    change(pack.charts[players]);

  test.each([
    [
      "HP-P-6: as many IDs as players: none would be left over",
      row(4, ({ ids }) => (ids.human = 1)),
      "charts[4].ids",
      "4 cards",
      "5 IDs: one for each player and one that leaves the game",
    ],
    [
      "HP-P-8: a loyalty card too few",
      row(5, ({ loyalties }) => (loyalties.human = 2)),
      "charts[5].loyalties",
      "9 cards",
      "10 loyalty cards: two for each player",
    ],
    [
      "HP-P-5: more IDs of a color than there are",
      (pack: Loose) => {
        pack.identities[identity("lifesaver")].color = "machine";
        Object.assign(pack.charts[16].ids, { human: 14, machine: 0, outlaw: 3 });
      },
      "charts[16].ids.human",
      "14",
      "at most 13, for so many there are",
    ],
    [
      "HP-P-8: a loyalty card that does not exist",
      row(4, ({ loyalties }) => {
        loyalties.human = 1;
        loyalties.cyborg = 1;
      }),
      "charts[4].loyalties.cyborg",
      '"cyborg"',
      "the id of a loyalty card of the pack",
    ],
    [
      "HP-A-2: more loyalty cards than the box has, and the chart does not say so",
      row(12, (chart) => delete chart.beyond),
      "charts[12].beyond.human",
      "nothing",
      "1: the chart asks for 6 of 5 cards in the box",
    ],
    [
      "HP-A-2: the chart says that it adds what it does not",
      row(12, ({ beyond }) => (beyond.machine = 1)),
      "charts[12].beyond.machine",
      "1",
      "nothing: the box has what the chart asks for",
    ],
    [
      "HP-A-2: up to eleven players nothing is added to the box",
      row(4, (chart) => {
        chart.loyalties = { human: 1, legion: 7 };
        chart.beyond = { legion: 6 };
      }),
      "charts[4].beyond",
      "an object",
      "nothing for up to 11 players: the box has enough",
    ],
    [
      "HP-P-1: a weapon that does not exist",
      row(4, ({ weapons }) => weapons.push("slingshot")),
      "charts[4].weapons[2]",
      '"slingshot"',
      "the id of a weapon of the pack that is not locked",
    ],
    [
      "HP-P-2: a locked weapon in the center",
      row(4, ({ weapons }) => weapons.push("laser")),
      "charts[4].weapons[2]",
      '"laser"',
      "the id of a weapon of the pack that is not locked",
    ],
    [
      "HP-P-1: more weapons of a kind than there are",
      row(4, ({ weapons }) => weapons.push("rifle")),
      "charts[4].weapons[2]",
      '"rifle"',
      "at most 1 of it, for so many there are",
    ],
    [
      "HP-A-1: no row for a number of players",
      (pack: Loose) => delete pack.charts[9],
      "charts[9]",
      "nothing",
      "a row for each number of players from 4 to 16",
    ],
    [
      "HP-A-1: a row for a number of players that there is not",
      (pack: Loose) => (pack.charts[17] = pack.charts[16]),
      "charts[17]",
      "an object",
      "no row but those from 4 to 16 players",
    ],
    [
      "HP-P-3: a Boss in play",
      row(4, ({ ids }) => (ids.boss = 1)),
      "charts[4].ids.boss",
      "1",
      "no such key; the keys are human, machine, outlaw",
    ],
  ])("%s", (_, change, path, value, expected) => {
    expect(problemsAfter(change)).toContainEqual({ path, value, expected });
  });
});

describe("a card", () => {
  test.each([
    [
      "HP-I-4: fires late what it does not have",
      wear("bulwark", { late: true }),
      `identities[${identity("bulwark")}].late`,
    ],
    [
      "HP-I-2: stays without being permanent",
      (pack: Loose) => delete pack.identities[identity("bulwark")].permanent,
      `identities[${identity("bulwark")}].permanent`,
    ],
    [
      "HP-I-2: is permanent and nothing stays",
      wear("picket", { permanent: true }),
      `identities[${identity("picket")}].permanent`,
    ],
    [
      "HP-M-6: a permanent program that does nothing",
      (pack: Loose) => delete pack.programs[program("wiretap")].modifiers,
      `programs[${program("wiretap")}]`,
    ],
    [
      "HP-T-4: a color of no weight",
      (pack: Loose) => (pack.loyalties[loyalty("human")].weight = 0),
      `loyalties[${loyalty("human")}].weight`,
    ],
    [
      "HP-L-5: Legion of a weight",
      (pack: Loose) => (pack.loyalties[loyalty("legion")].weight = 1),
      `loyalties[${loyalty("legion")}].weight`,
    ],
    ["an effect that there is not", fx("spike", { kind: "explode" }), fxPath("spike", ".kind")],
    ["no effect at all", write("spike", { fx: [] }), `programs[${program("spike")}].fx`],
    [
      "HP-W-3: unlocks what is not locked",
      fx("armory-key", { kind: "unlock", weapon: "rifle" }),
      fxPath("armory-key", ".weapon"),
    ],
    [
      "a target of another effect",
      fx("spike", { kind: "damage", amount: 1, to: "out" }),
      fxPath("spike", ".to"),
    ],
    [
      "a source where nobody set it off",
      fx("spike", { kind: "damage", amount: 1, to: "source" }),
      fxPath("spike", ".to"),
    ],
    [
      "a source that is no eliminated player",
      wear("retaliator", { on: { hurt: [{ kind: "revive", hp: 1, who: "source" }] } }),
      `identities[${identity("retaliator")}].on.hurt[0].who`,
    ],
    [
      "a source within a choice",
      reveal("picket", {
        kind: "oneOf",
        of: [[{ kind: "loot" }], [{ kind: "damage", amount: 1, to: "source" }]],
      }),
      revealPath("picket", ".of[1][0].to"),
    ],
    [
      "a choice of one",
      reveal("picket", { kind: "oneOf", of: [[{ kind: "loot" }]] }),
      revealPath("picket", ".of"),
    ],
    [
      "HP-A-25: less damage at any time",
      write("ablative-plate", { only: "announce" }),
      fxPath("ablative-plate"),
    ],
    ["HP-A-25: to step in at any time", write("spike", { fx: [{ kind: "stepIn" }] }), fxPath("spike")],
    ["HP-M-15: to bar what is not announced", fx("floodlight", { kind: "bar" }), fxPath("floodlight")],
    ["HP-R-1: another action in another's turn", fx("spike", { kind: "again" }), fxPath("spike")],
    ["no function of that name", fx("spike", { kind: "custom", name: "sing" }), fxPath("spike", ".name")],
    ["a key that there is not", wear("picket", { reveals: [] }), `identities[${identity("picket")}].reveals`],
    ["no copy", wear("picket", { copies: 0 }), `identities[${identity("picket")}].copies`],
    ["an id of other letters", wear("picket", { id: "The Picket" }), `identities[${identity("picket")}].id`],
  ])("%s is refused", (_, change, path) => {
    const [first, ...more] = problemsAfter(change);
    expect(first?.path).toBe(path);
    expect(first?.expected).not.toBe("");
    expect(more).toEqual([]);
  });

  test("may call a function that the game is made with", () => {
    const pack = copy() as Loose;
    fx("spike", { kind: "custom", name: "sing", to: "other" })(pack);
    expect(readPack(pack, { effects: ["sing"] }).ok).toBe(true);
    fx("spike", { kind: "custom", name: "sing", to: "threatened" })(pack);
    expect(readPack(pack, { effects: ["sing"] })).toMatchObject({
      ok: false,
      problems: [{ path: fxPath("spike", ".to") }],
    });
  });
});

test("what is no pack at all is refused, whatever it is", () => {
  const circle: Record<string, unknown> = {};
  circle["self"] = circle;
  for (const value of [undefined, null, 5, "pack", [], {}, circle, () => 1, { ...copy(), charts: [] }])
    expect(readPack(value)).toMatchObject({ ok: false });
});

test("at most fifty problems are told", () => {
  const problems = problemsAfter((pack) => {
    for (const card of [...pack.identities, ...pack.programs]) card.copies = "many";
  });
  expect(problems).toHaveLength(50);
});

describe("assertPack", () => {
  test("gives the pack, the original one as it is", () => {
    expect(assertPack(originalPack)).toBe(originalPack);
    expect(assertPack(copy())).toEqual(originalPack);
  });

  test("throws bad-game that names the field, what stands there and what would be right", () => {
    const pack = copy() as Loose;
    pack.charts[4].ids.human = 1;
    const refused = (): unknown => assertPack(pack);
    expect(refused).toThrow(FacedownError);
    expect(refused).toThrow(
      "pack.charts[4].ids: expected 5 IDs: one for each player and one that leaves the game, got",
    );
    expect(refused).toThrow(
      expect.objectContaining({ code: "bad-game", path: "pack.charts[4].ids", value: "4 cards" }),
    );
  });
});

describe("what could not be played", () => {
  test("HP-N-6 more Legion programs than a player may keep are refused: none of them could be discarded", () => {
    const many = (copies: number) =>
      problemsAfter((pack) => {
        pack.counts = "custom";
        write("secret-legion", { copies })(pack);
      });
    expect(many(2)).toEqual([]);
    expect(many(3)).toEqual([
      {
        path: "programs",
        value: "3 Legion programs",
        expected: "at most 2 of them, for nobody may discard them",
      },
    ]);
  });

  test("more programs than a hand has positions for are refused", () => {
    expect(
      problemsAfter((pack) => {
        pack.counts = "custom";
        write("spike", { copies: 150 })(pack);
      }),
    ).toEqual([
      { path: "programs", value: "212 cards", expected: "at most 200 programs, all copies counted" },
    ]);
  });

  test.each(["identities", "programs", "loyalties", "weapons"])(
    "no card of the %s is called constructor",
    (sort) => {
      const [problem] = problemsAfter((pack) => (pack[sort][0].id = "constructor"));
      expect(problem).toMatchObject({ path: `${sort}[0].id`, value: '"constructor"' });
    },
  );

  test("HP-A-2 a chart that asks for more than the box has is told to ask for less, up to 11 players", () => {
    const asks = (beyond?: object) => (pack: Loose) => {
      pack.charts[4].loyalties = { human: 6, machine: 2 };
      if (beyond) pack.charts[4].beyond = beyond;
    };
    const less = {
      path: "charts[4].loyalties.human",
      value: "6",
      expected: "at most 5, for so many the box has, and it is enough for up to 11 players",
    };
    expect(problemsAfter(asks())).toEqual([less]);
    expect(problemsAfter(asks({ human: 1 }))).toEqual([
      {
        path: "charts[4].beyond",
        value: "an object",
        expected: expect.stringMatching(/^nothing for up to 11/) as string,
      },
      less,
    ]);
  });

  test("-0 is shown as what it is", () => {
    expect(problemsAfter((pack) => (pack.loyalties[0].weight = -0))[0]).toMatchObject({ value: "-0" });
  });
});
