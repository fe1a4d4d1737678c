import { describe, expect, test } from "vitest";
import { arrange, createRandom, referee, replay, toRecord, type Viewer } from "@facedown/core";
import { standardPack, createTotallyHuman, totallyHuman } from "@facedown/totally-human";
import {
  answerAll,
  endTalk,
  giveHands,
  launchAll,
  move,
  play,
  seatsOf,
  table,
  toLaunch,
  type GameMatch,
  type GameMove,
} from "./support/table.js";

const answer = (number: number) => ({ type: "answer", number }) as GameMove;

/** Everything that a viewer receives, and all that a seat may do, as JSON. */
function received(match: GameMatch, viewer: Viewer): string {
  const choices = viewer === "spectator" ? match.choices("table") : match.choices(viewer);
  return JSON.stringify([match.frame(viewer), choices]);
}

/** The same game with other hands for the seats given, played with the same moves. */
function withHands(match: GameMatch, hands: readonly string[]): GameMatch {
  const record = toRecord(match);
  let other: GameMatch = arrange(totallyHuman, {
    seats: match.seats,
    options: match.options,
    seed: record.seed,
    state: (state) => {
      giveHands(state, hands);
    },
  });
  for (const { by, move } of record.journal) other = play(other, by as number, move as GameMove);
  return other;
}

describe("TH-P8: what one cannot know changes nothing that one receives", () => {
  // What seats 1 and 2 answer here is right for each of their hands below.
  const mine = "4a 1 1";
  const hands = [mine, "1 2 3", "5a 2 3"];
  const others: readonly (readonly [string, readonly string[]])[] = [
    ["two other players exchange their hands", [mine, "5a 2 3", "1 2 3"]],
    ["another player's alien lies in the deck instead", [mine, "1 2 3", "5 2 3"]],
    ["another player holds three aliens", [mine, "2a 3a 5a", "1 2 3"]],
  ];
  const plays: readonly (readonly [string, (match: GameMatch) => GameMatch])[] = [
    ["after the deal", (match) => match],
    ["after a hidden answer", (match) => play(match, 1, answer(2))],
    ["after an open question", (match) => answerAll(match, [1, 2, 3])],
    ["after two questions", (match) => endTalk(answerAll(endTalk(answerAll(match, [1, 2, 3])), [4, 3, 2]))],
    [
      "during the third question",
      (match) => {
        let now = endTalk(answerAll(endTalk(answerAll(match, [1, 2, 3])), [4, 3, 2]));
        now = play(play(now, 0, answer(1)), 1, answer(5));
        return now;
      },
    ],
  ];
  for (const [change, twin] of others)
    for (const [when, moves] of plays)
      test(`${change}: ${when}`, () => {
        const match = moves(table({ hands }));
        const other = withHands(match, twin);
        expect(received(other, 0)).toBe(received(match, 0));
        expect(received(other, "spectator")).toBe(received(match, "spectator"));
      });

  test("other players' hands in the launch phase, until the resolution shows them", () => {
    const [first, second] = [
      ["1 2 3", "4a 4 4", "4 4 4"],
      ["1 2 3", "4 4 4", "4a 4 4"],
    ].map((dealt) => {
      let match = table({ hands: dealt });
      while (match.view(0).phase === "answer") match = endTalk(answerAll(match, [1, 4, 4]));
      match = move(match, 0, 1);
      return move(match, 1, 1);
    }) as [GameMatch, GameMatch];
    for (const viewer of [0, "spectator"] as const)
      expect(received(second, viewer)).toBe(received(first, viewer));
    const [a, b] = [launchAll(first), launchAll(second)];
    for (const viewer of [0, "spectator"] as const) expect(received(b, viewer)).not.toBe(received(a, viewer));
  });
});

test("TH-A23: no move shows identity cards: before the resolution nobody sees another's, whatever is played", () => {
  const played = new Set<string>();
  for (let game = 0; game < 24; game++) {
    const random = createRandom(`show ${game}`);
    let match = table({ hands: ["4a 1 1", "1 2 3", "5a 2 3"], options: { launchStart: "choose" } });
    while (match.outcome === null) {
      for (const viewer of [0, 1, 2, "spectator"] as const) {
        const { players, roles } = match.view(viewer);
        const others = seatsOf(match).filter((seat) => seat !== viewer);
        expect(others.flatMap((seat) => players[seat]!.hand)).toEqual(
          others.flatMap(() => [null, null, null]),
        );
        expect(others.map((seat) => roles[seat])).toEqual(others.map(() => null));
      }
      const seat = random.pick(seatsOf(match).filter((one) => match.choices(one).length > 0));
      const kinds = [...new Set(match.choices(seat).map(({ type }) => type))];
      const patient = kinds.filter((type) => type !== "launch" || random.int(4) === 0);
      const kind = random.pick(patient.length > 0 ? patient : kinds);
      const move = random.pick(match.choices(seat, kind));
      played.add(move.type);
      match = play(match, seat, move);
    }
    expect(match.view("spectator").roles).toEqual(["alien", "human", "alien"]);
  }
  expect([...played].sort()).toEqual(
    totallyHuman.moveNames.filter((name) => !["closeDiscussion", "deadline"].includes(name)).sort(),
  );
});

describe("TH-P11: what a player may do is listed for that player alone", () => {
  test("an alien's short list of answers is in nobody else's packet", () => {
    const match = table({ hands: ["4a 1 1", "1 2 3", "1 2 3"] });
    const human = table({ hands: ["4 1 1", "1 2 3", "1 2 3"] });
    expect(match.choices(0, "answer")).toHaveLength(2);
    expect(human.choices(0, "answer")).toHaveLength(5);
    for (const viewer of [1, 2, "spectator"] as const)
      expect(received(match, viewer)).toBe(received(human, viewer));
    expect(match.choices(1, "answer")).toHaveLength(5);
  });

  test("no view holds moves", () => {
    expect(Object.keys(table().view(0))).toEqual([
      ...["phase", "settings", "round", "identities", "players", "piles", "discards"],
      ...["questions", "adjectives", "nouns", "answers", "done", "places", "rockets", "requests", "roles"],
    ]);
  });
});

test("TH-P15: what one may answer depends on the own cards and the own earlier answers alone", () => {
  const allowed = (match: GameMatch, seat: number) => JSON.stringify(match.choices(seat, "answer"));
  const hand = "3a 2 5";
  const elsewhere = [
    [
      ["1 2 3", "4 5 1"],
      [1, 1],
    ],
    [
      ["1a 4 4", "4 5 1"],
      [4, 4],
    ],
    [
      ["1a 4 4", "2a 5a 5"],
      [4, 5],
    ],
  ] as const;
  for (const first of [2, 3, 5]) {
    const lists = elsewhere.map(([others, answers], i) => {
      const match = endTalk(
        answerAll(table({ hands: [hand, ...others], seed: `elsewhere ${i}` }), [first, ...answers]),
      );
      return allowed(match, 0);
    });
    expect(new Set(lists).size).toBe(1);
    expect(lists[0]).toBe(
      JSON.stringify(
        [2, 3, 5].filter((number) => number !== first).map((number) => ({ type: "answer", number })),
      ),
    );
  }
});

describe("TH-P12: a game is its seed and its moves", () => {
  const whole = launchAll(move(toLaunch(table({ seats: 5, seed: "again" })), 2, 3));

  test("the same seed and moves give the same states and packets", () => {
    const again = launchAll(move(toLaunch(table({ seats: 5, seed: "again" })), 2, 3));
    expect(referee(again)).toEqual(referee(whole));
    for (const viewer of [...seatsOf(whole), "spectator" as const])
      expect(received(again, viewer)).toBe(received(whole, viewer));
  });

  test("a record becomes the same game again, after JSON", () => {
    const record = JSON.parse(JSON.stringify(toRecord(whole)));
    const again = replay(totallyHuman, record);
    if (!again.ok) throw new Error(JSON.stringify(again.error));
    expect(referee(again.value)).toEqual(referee(whole));
    expect(again.value.outcome).toEqual(whole.outcome);
  });

  test("a record of another pack is refused", () => {
    const other = createTotallyHuman({ pack: { ...standardPack, version: standardPack.version + 1 } });
    expect(replay(other, toRecord(whole))).toMatchObject({ ok: false, error: { code: "other-content" } });
  });

  test("states are plain JSON, and hold no text of the pack", () => {
    const text = JSON.stringify(referee(whole));
    expect(JSON.parse(text)).toEqual(referee(whole));
    for (const { text: question } of standardPack.questions) expect(text).not.toContain(question);
    for (const words of [
      standardPack.adjectives.flat(2),
      standardPack.nouns.flat().flatMap(({ nouns }) => nouns),
    ])
      for (const word of words) expect(text).not.toContain(word);
  });
});
