import { describe, expect, test } from "vitest";
import { arrange, createRandom, nobody, only, referee, secret, union } from "@facedown/core";
import {
  deduce,
  humanPunishment,
  likeliestTeam,
  originalPack,
  sampleTeams,
  teams,
  type DeductionView,
  type Identity,
  type Loyalty,
  type Pack,
  type Program,
  type Team,
} from "@facedown/human-punishment";
import { act, hpOf, play, playAll, rig, type Rigged } from "./support/rigged.js";

const find = <T extends { readonly id: string }>(cards: readonly T[], id: string): T =>
  cards.find((card) => card.id === id)!;
const identity = (id: string, copies = 1): Identity => ({ ...find(originalPack.identities, id), copies });
const program = (id: string, copies = 1): Program => ({ ...find(originalPack.programs, id), copies });

/** So few cards that all deals can be counted. */
const small: Pack = {
  ...originalPack,
  counts: "custom",
  identities: [
    identity("picket"),
    identity("archivist"),
    identity("torchbearer"),
    identity("extractor", 2),
    identity("iron-cantor"),
    identity("mindeater"),
    identity("deathbringer"),
  ],
  programs: [
    program("spike", 4),
    program("nudge", 2),
    program("secret-human"),
    program("secret-machine-x2"),
    program("secret-outlaw"),
    program("secret-legion"),
  ],
  charts: {
    4: {
      ids: { human: 2, machine: 2, outlaw: 1 },
      loyalties: { human: 2, "human-x2": 1, machine: 2, "machine-x2": 1, outlaw: 1, legion: 1 },
      weapons: ["pistol"],
    },
  },
};

type Faces = readonly (string | null)[];
type Player = DeductionView["players"][number];

const owned = (seat: number, readers: readonly number[] = []) => ({
  owners: only(seat),
  readers: readers,
});

/** A player as a viewer sees it: ID, loyalty cards, hand. */
function seen(
  seat: number,
  id: string | null,
  loyalties: Faces,
  hand: Faces,
  more: Partial<Player> = {},
): Player {
  return {
    identity: [id],
    loyalties,
    hand,
    permanents: [],
    bonds: [owned(seat), owned(seat)],
    sworn: null,
    ...more,
  };
}

const viewOf = (players: readonly Player[]): DeductionView => ({ players, stage: [], dug: [], learned: [] });

/** All ways to take so many of these, in order. */
function* orders<T>(from: readonly T[], count: number): Generator<T[]> {
  if (count === 0) yield [];
  else
    for (const [i, one] of from.entries())
      for (const rest of orders(from.toSpliced(i, 1), count - 1)) yield [one, ...rest];
}

function* subsets<T>(from: readonly T[], count: number): Generator<T[]> {
  if (count === 0) yield [];
  else
    for (const [i, one] of from.entries())
      for (const rest of subsets(from.slice(i + 1), count - 1)) yield [one, ...rest];
}

const copies = <T extends { readonly copies: number }>(cards: readonly T[]): T[] =>
  cards.flatMap((card) => Array.from({ length: card.copies }, () => card));

const fits = (cards: readonly { readonly id: string }[], faces: Faces): boolean =>
  faces.every((face, i) => face === null || cards[i]!.id === face);

/** Each ID deal of the chart that agrees with what is seen, those that come of several pools as often. */
function identityDeals(pack: Pack, view: DeductionView): Identity[][] {
  const { ids } = pack.charts[4]!;
  const pile = (color: Identity["color"]) => copies(pack.identities.filter((card) => card.color === color));
  const faces = view.players.map(({ identity: [face = null] }) => face);
  const deals: Identity[][] = [];
  for (const human of subsets(pile("human"), ids.human))
    for (const machine of subsets(pile("machine"), ids.machine))
      for (const outlaw of subsets(pile("outlaw"), ids.outlaw))
        for (const deal of orders([...human, ...machine, ...outlaw], 5))
          if (fits(deal, faces)) deals.push(deal);
  return deals;
}

/** The ways to fill the places of a view that are not seen from the cards that are left. */
function fillings<T extends { readonly id: string }>(cards: readonly T[], faces: Faces): T[][] {
  const left = [...cards];
  for (const face of faces)
    if (face !== null)
      left.splice(
        left.findIndex(({ id }) => id === face),
        1,
      );
  const hidden = faces.filter((face) => face === null).length;
  return [...orders(left, hidden)].map((taken) => {
    let next = 0;
    return faces.map((face) => (face === null ? taken[next++]! : find(cards, face)));
  });
}

function teamIn(
  view: DeductionView,
  seat: number,
  ids: readonly Identity[],
  loyalties: readonly Loyalty[],
  hands: readonly (readonly Program[])[],
): Team {
  const { sworn } = view.players[seat]!;
  const secrets = hands[seat]!.flatMap((card) => (card.timing === "secret" ? [card] : []));
  const bound = view.players.some(({ bonds }, owner) =>
    bonds.some(
      ({ owners, readers }, slot) =>
        loyalties[2 * owner + slot]!.team === "legion" &&
        ((owners & only(seat)) !== 0 || readers.indexOf(seat) === 0),
    ),
  );
  const { always, color } = ids[seat]!;
  if (sworn === "legion" || always === "legion" || bound || secrets.some(({ team }) => team === "legion"))
    return "legion";
  if (sworn ?? always === "fallen") return "fallen";
  if (always) return always;
  const points = ["human", "machine", "outlaw"].map((each) =>
    [{ team: color, weight: 1 }, ...loyalties.slice(2 * seat, 2 * seat + 2), ...secrets].reduce(
      (sum, { team, weight }) => sum + (team === each ? weight : 0),
      0,
    ),
  );
  const most = Math.max(...points);
  const first = points.indexOf(most);
  return first === points.lastIndexOf(most) ? teams[first]! : "outlaw";
}

/** The share of all deals in which a seat is of a team, all deals counted one by one. */
function counted(pack: Pack, view: DeductionView): Record<Team, number>[] {
  const { players } = view;
  const row = pack.charts[4]!;
  const pool = pack.loyalties.flatMap((card) =>
    Array.from({ length: row.loyalties[card.id] ?? 0 }, () => card),
  );
  const ids = identityDeals(pack, view);
  const loyalties = fillings(
    pool,
    players.flatMap((player) => player.loyalties),
  );
  const hands = fillings(
    copies(pack.programs),
    players.flatMap(({ hand }) => hand),
  ).map((cards) => {
    let next = 0;
    return players.map(({ hand }) => cards.slice(next, (next += hand.length)));
  });
  const counts = players.map(() => ({ human: 0, machine: 0, outlaw: 0, legion: 0, fallen: 0 }));
  for (const deal of ids)
    for (const loyalty of loyalties)
      for (const held of hands)
        for (const seat of players.keys()) counts[seat]![teamIn(view, seat, deal, loyalty, held)]++;
  const all = ids.length * loyalties.length * hands.length;
  return counts.map((count) => Object.fromEntries(teams.map((team) => [team, count[team] / all])) as never);
}

const positions: [string, readonly Player[]][] = [
  [
    "HP-T-3, HP-T-6: an ID and a loyalty card of two players are not seen",
    [
      seen(0, "picket", ["human", "machine"], ["spike"]),
      seen(1, null, [null, "human"], ["nudge"]),
      seen(2, null, ["outlaw", null], ["spike"]),
      seen(3, "extractor", ["machine", "human-x2"], ["spike"]),
    ],
  ],
  [
    "HP-T-5: nor are hands with secret loyalties in them",
    [
      seen(0, "picket", ["human", "machine"], ["secret-human"]),
      seen(1, null, [null, null], [null]),
      seen(2, null, ["human", null], [null, null]),
      seen(3, "extractor", ["machine-x2", "human-x2"], []),
    ],
  ],
  [
    "HP-L-5: some have looked at cards, some had them before",
    [
      seen(0, "picket", ["human", "outlaw"], ["spike"]),
      seen(1, null, [null, null], ["nudge"], { bonds: [owned(1, [2, 3]), owned(1)] }),
      seen(2, "torchbearer", [null, "machine"], ["spike"], {
        bonds: [{ owners: union(only(2), only(3)), readers: [0] }, owned(2)],
      }),
      seen(3, "extractor", [null, "human-x2"], ["spike"]),
    ],
  ],
  [
    "HP-L-5, HP-F-3: some are sworn in public, and Legion lies open",
    [
      seen(0, null, ["human", null], ["spike"], { sworn: "fallen" }),
      seen(1, null, [null, "legion"], ["nudge"], { bonds: [owned(1), owned(1, [2, 3])] }),
      seen(2, "archivist", ["human", "machine"], [null]),
      seen(3, null, [null, "human-x2"], ["secret-machine-x2"], { sworn: "legion" }),
    ],
  ],
];

describe("HP-T-7: what can be worked out of teams", () => {
  test.each(positions)("is what all deals counted one by one say: %s", (_, players) => {
    const view = viewOf(players);
    const { teams: chances } = deduce(view, { pack: small });
    for (const [seat, wanted] of counted(small, view).entries())
      for (const team of teams) expect(chances[seat]![team]).toBeCloseTo(wanted[team], 12);
  });

  test("HP-T-9: whose cards are all seen is of one team for certain", () => {
    const { teams: chances } = deduce(viewOf(positions[0]![1]), { pack: small });
    expect(chances[0]).toEqual({ human: 1, machine: 0, outlaw: 0, legion: 0, fallen: 0 });
    expect(chances[3]).toMatchObject({ legion: 0, fallen: 0 });
    expect(likeliestTeam(chances[3]!)).toBe("outlaw");
  });

  test.each([4, 8, 16])("chances of %i players that nobody sees are sums to 1, and alike", (count) => {
    const nobodySees = Array.from({ length: count }, (_, seat) => seen(seat, null, [null, null], [null]));
    const { teams: chances, model } = deduce(viewOf(nobodySees));
    for (const each of chances) {
      expect(teams.reduce((sum, team) => sum + each[team], 0)).toBeCloseTo(1, 12);
      expect(each).toEqual(chances[0]);
    }
    expect(model).not.toBe("");
  });

  const player = (more: Partial<Player>): Player => seen(0, "picket", ["human", "human"], ["spike"], more);
  const others = positions[0]![1].slice(1);

  test.each([
    ["a card that the pack has not", [player({ identity: ["cook"] }), ...others], small],
    ["more of a card than there are", [player({ loyalties: ["human-x2", "human-x2"] }), ...others], small],
    [
      "more IDs of a color than the chart mixes",
      [
        player({ identity: ["mindeater"] }),
        others[0]!,
        seen(2, "deathbringer", [null, null], []),
        others[2]!,
      ],
      small,
    ],
    ["a number of players that nobody can be", others, small],
    ["another pack", positions[0]![1], { ...originalPack, programs: [] }],
  ] satisfies [string, readonly Player[], Pack][])("%s is refused", (_, players, pack) => {
    expect(() => deduce(viewOf(players), { pack })).toThrow(expect.objectContaining({ code: "bad-state" }));
  });
});

describe("what is sampled", { timeout: 30_000 }, () => {
  const samples = 600;
  const sampled = (match: Parameters<typeof sampleTeams>[0], viewer: number | "spectator", seed = "sample") =>
    sampleTeams(match, viewer, { random: createRandom(seed), samples });

  test.each([
    [4, 0],
    [6, 3],
    [6, "spectator"],
  ] as const)(
    "before any check it agrees with what is worked out: %i players, seen by %s",
    (seats, viewer) => {
      const match = playAll(
        rig({ seats, players: { 1: { hand: ["spike", "nudge"] }, 2: { hand: ["spike"], up: [0] } } }),
        [0, { type: "draw" }],
        [1, { type: "respond", answer: "pass" }],
        [2, { type: "respond", answer: "pass" }],
      );
      const exact = deduce(match.view(viewer));
      const { teams: chances, errors } = sampled(match, viewer);
      for (const seat of chances.keys())
        for (const team of teams) {
          const wanted = exact.teams[seat]![team];
          const error = Math.sqrt((wanted * (1 - wanted)) / samples);
          expect(Math.abs(chances[seat]![team] - wanted)).toBeLessThanOrEqual(5 * error);
          expect(exact.errors[seat]![team]).toBe(0);
          expect(errors[seat]![team]).toBeCloseTo(error, 1);
        }
    },
  );

  const open = [0, 1, "id"] as const;
  const threeLeft: Readonly<Record<number, Rigged>> = {
    0: { weapon: "rifle", targets: [1], up: open },
    1: { up: ["id"] },
    2: { loyalties: ["human", "outlaw"], up: open },
    3: { loyalties: ["machine", "human"] },
    4: { loyalties: ["machine", "outlaw-x2"], hp: 0 },
    5: { loyalties: ["human", "legion"], hp: 0 },
  };

  test("HP-E-11: it heeds that the game went on at its last check", () => {
    // Three are left, two of them Human in sight: had the third been Human, too, the game would have been over.
    const match = act(rig({ seats: 6, players: threeLeft }), 0, { type: "shoot", targets: [1] });
    expect(hpOf(match)).toEqual([2, 0, 2, 2, 0, 0]);
    expect(deduce(match.view("spectator")).teams[3]!.human).toBeGreaterThan(0.4);
    const { teams: chances } = sampled(match, "spectator");
    expect(chances[3]!.human).toBeLessThan(0.1);
    expect(chances[3]!.machine).toBeGreaterThan(0.8);
  });

  test("HP-A-8: it does not rule out that teams changed since that check", () => {
    const dealt = referee(rig({ seats: 6, players: { ...threeLeft, 0: { up: open }, 1: { hp: 0 } } }));
    const match = arrange(humanPunishment, {
      seats: 6,
      options: { firstPlayer: 0 },
      state: (state) => {
        Object.assign(state, JSON.parse(JSON.stringify({ ...dealt, checks: [secret("open", nobody)] })));
      },
    });
    const { teams: chances } = sampled(match, "spectator");
    const exact = deduce(match.view("spectator")).teams[3]!.human;
    expect(chances[3]!.human).toBeGreaterThan(0);
    expect(chances[3]!.human).toBeLessThan(exact / 4);
  });

  test("HP-E-18 who was shown the teams goes by them, worked out and in samples; others do not", () => {
    const match = act(
      act(
        rig({
          seats: 6,
          players: {
            0: { weapon: "pistol", targets: [1] },
            1: { hp: 1 },
            3: { loyalties: ["human", "machine-x2"] },
          },
        }),
        0,
        { type: "shoot", targets: [1] },
      ),
      1,
      { type: "takeDamage" },
    );
    const shown = match.view(1).learned.at(-1)!;
    expect(shown[3]).toBe("machine");
    for (const { teams: chances, errors } of [deduce(match.view(1)), sampled(match, 1)])
      for (const [seat, team] of shown.entries()) {
        if (team === null) continue;
        expect(chances[seat]![team]).toBeGreaterThan(0.95);
        expect(errors[seat]![team]).toBeLessThan(0.005);
        expect(teams.reduce((sum, each) => sum + chances[seat]![each], 0)).toBeCloseTo(1, 9);
      }
    for (const { teams: chances } of [deduce(match.view(2)), sampled(match, 2)])
      expect(chances[3]!.machine).toBeLessThan(0.9);
  });

  test("the error is stated: a quarter of it with sixteen times as many", () => {
    const match = rig({ seats: 4 });
    const error = (count: number) =>
      sampleTeams(match, 0, { random: createRandom("error"), samples: count }).errors[1]!.machine;
    expect(error(1600) / error(100)).toBeCloseTo(1 / 4, 1);
    expect(error(100)).toBeLessThan(0.051);
  });

  test.each([1, 20])("what never came in %d deals has an error, too: it is not certain", (count) => {
    const match = rig({ seats: 4 });
    const { teams: chances, errors } = sampleTeams(match, 0, {
      random: createRandom("few"),
      samples: count,
    });
    const never = teams.filter((team) => chances[1]![team] === 0);
    expect(never.length).toBeGreaterThan(0);
    for (const team of teams) expect(errors[1]![team]).toBeGreaterThan(0.04);
  });

  test("who sees all cards of a player is certain of it", () => {
    const match = play(rig({ players: { 0: { hand: ["spike"] } } }), 0, { type: "play", position: 0 });
    const { teams: chances, errors } = sampled(match, 0);
    expect([chances[0]!.human, errors[0]!.human]).toEqual([1, 0]);
  });

  test.each([0, -1, 1.5, 2_000_000])("%d samples are refused", (count) => {
    expect(() => sampleTeams(rig(), 0, { random: createRandom("none"), samples: count })).toThrow(
      expect.objectContaining({ code: "bad-option", path: "samples" }),
    );
  });
});
