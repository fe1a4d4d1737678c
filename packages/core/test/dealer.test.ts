import { describe, expect, test } from "vitest";
import {
  everyone,
  faces,
  nobody,
  only,
  referee,
  secret,
  startMatch,
  startSimulation,
  zone,
} from "@facedown/core";
import { did, heardBy, startTinker, tinkerWith, type Act, type State } from "./support/tinker.js";

const stateAfter = (act: Act): State => referee(did(act));
const places = (of: State["row"]): string[] => of.cards.map((card) => (card === "empty" ? card : card.face));

describe("what the verbs do", () => {
  test("deal: one at a time and in turn, from the top", () => {
    const { deck, hands } = stateAfter(({ state, dealer }) =>
      dealer.deal(state.deck, state.hands.slice(1), 2),
    );
    expect([faces(deck), ...hands.map(faces)]).toEqual([[], ["x0", "y0"], ["x1", "d", "b"], ["c", "a"]]);
    expect(hands[2]!.cards[0]!.shownTo).toBe(only(2));
  });

  test("draw: as many as there are, and tells how many", () => {
    const drawn: number[] = [];
    const { deck, hands } = stateAfter(({ state, dealer: { draw } }) => {
      drawn.push(
        draw(state.deck, state.hands[0]!),
        draw(state.deck, state.hands[1]!, 2),
        draw(state.deck, state.hands[2]!, 9),
      );
      drawn.push(draw(state.deck, state.hands[0]!), draw(state.pile, state.pile, Infinity));
    });
    expect(drawn).toEqual([1, 2, 1, 0, 1]);
    expect([faces(deck), ...hands.map(faces)]).toEqual([[], ["x0", "y0", "d"], ["x1", "c", "b"], ["a"]]);
  });

  test("drawUntil: keeps the first that passes and discards the others", () => {
    const passed: boolean[] = [];
    const { deck, pile, hands } = stateAfter(({ state, dealer }) => {
      const until = { keep: state.hands[0]!, discard: state.pile };
      passed.push(dealer.drawUntil(state.deck, { test: (face) => face === "b", ...until }));
      passed.push(dealer.drawUntil(state.deck, { test: () => false, ...until }));
    });
    expect(passed).toEqual([true, false]);
    expect([faces(deck), faces(pile), faces(hands[0]!)]).toEqual([
      [],
      ["p", "d", "c", "a"],
      ["x0", "y0", "b"],
    ]);
  });

  test("drawUntil comes to an end also when it discards to where it draws", () => {
    const { deck } = stateAfter(({ state, dealer }) => {
      dealer.drawUntil(state.deck, { test: () => false, keep: state.pile, discard: state.deck });
    });
    expect(faces(deck)).toEqual(["a", "b", "c", "d"]);
  });

  test("move: one card, to any place, and in slots the place stays", () => {
    const { deck, pile, row } = stateAfter(({ state, dealer: { move } }) => {
      move(state.deck, "bottom", state.pile, "bottom");
      move(state.deck, 0, state.pile, 1);
      move(state.row, 0, state.pile);
      move(state.deck, "top", state.row, 1);
    });
    expect([faces(deck), faces(pile), places(row)]).toEqual([
      ["c"],
      ["a", "b", "p", "r0"],
      ["empty", "d", "r2"],
    ]);
  });

  test("moveAll: everything, in its order", () => {
    const moved: number[] = [];
    const { deck, pile, row } = stateAfter(({ state, dealer }) => {
      moved.push(
        dealer.moveAll(state.deck, state.pile),
        dealer.moveAll(state.row, state.pile),
        dealer.moveAll(state.deck, state.pile),
      );
      moved.push(dealer.moveAll(state.pile, state.pile));
    });
    expect(moved).toEqual([4, 2, 0, 7]);
    expect([faces(deck), faces(pile), places(row)]).toEqual([
      [],
      ["p", "a", "b", "c", "d", "r0", "r2"],
      ["empty", "empty", "empty"],
    ]);
  });

  test("split: the top cards as a packet", () => {
    const { deck, pile, row } = stateAfter(({ state, dealer }) => {
      dealer.split(state.deck, 3, state.pile);
      dealer.split(state.row, 1, state.pile);
      dealer.split(state.deck, 0, state.pile);
    });
    expect([faces(deck), faces(pile), places(row)]).toEqual([
      ["a"],
      ["p", "b", "c", "d", "r2"],
      ["r0", "empty", "empty"],
    ]);
  });

  test("search: from the top down, up to as many as wanted", () => {
    const found: number[] = [];
    const { deck, pile } = stateAfter(({ state, dealer }) => {
      found.push(dealer.search(state.deck, (face) => "ac".includes(face), state.pile));
      found.push(
        dealer.search(state.deck, () => true, state.pile, 9),
        dealer.search(state.row, (face) => face === "z", state.pile),
      );
    });
    expect(found).toEqual([1, 3, 0]);
    expect([faces(deck), faces(pile)]).toEqual([[], ["p", "c", "d", "b", "a"]]);
  });

  test("take and put: a card outside all zones", () => {
    const { cell, pile, note } = stateAfter(({ state, dealer }) => {
      const card = dealer.take(state.deck, "top");
      state.note = card.face;
      dealer.put(state.pile, secret("new"), "bottom");
      dealer.showTo(state.cell!, only(2));
      dealer.hideFrom(state.cell!, only(0));
    });
    expect([note, faces(pile), cell]).toEqual(["d", ["new", "p"], { face: "s", shownTo: only(2) }]);
  });

  test("shuffle: another order, and each card is seen by the audience alone", () => {
    const state = stateAfter(({ state: { hands, row }, dealer }) => {
      dealer.reveal(hands[0]!);
      dealer.shuffle(hands[0]!);
      dealer.reveal(row);
      dealer.shuffle(row);
    });
    expect([...faces(state.hands[0]!)].sort()).toEqual(["x0", "y0"]);
    expect(state.hands[0]!.cards.map(({ shownTo }) => shownTo)).toEqual([only(0), only(0)]);
    expect(state.row.cards[1]).toBe("empty");
    expect(state.row.cards.map((card) => (card === "empty" ? card : card.shownTo))).toEqual([
      nobody,
      "empty",
      nobody,
    ]);
  });

  test("shuffle and flip: sides by chance, faces and backs kept together", () => {
    const sides = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const match = did(({ state, dealer }) => {
        dealer.shuffle(state.coins, { flip: true });
        dealer.shuffle(state.backed);
      }, `${seed}`);
      const { coins, backed } = referee(match);
      sides.add(coins.cards.map(({ face }) => `${face.name}${face.side}`).join());
      for (const { face, back } of backed.cards) expect(back).toBe(face === "k" ? "red" : "blue");
    }
    expect(sides.size).toBe(8);
  });

  test("flip: over, or to the side given", () => {
    const { coins } = stateAfter(({ state, dealer }) => {
      dealer.flip(state.coins, 0);
      dealer.flip(state.coins, "top", 1);
      dealer.flip(state.coins, "top", 1);
      dealer.flip(state.coins, 0);
      dealer.flip(state.coins, 0, 1);
    });
    expect(faces(coins)).toEqual([
      { name: "heads", side: 1 },
      { name: "tails", side: 1 },
    ]);
  });

  test("peek, show, reveal, conceal", () => {
    const seen: string[] = [];
    const { deck, pile } = stateAfter(({ state, dealer }) => {
      seen.push(dealer.peek(state.deck, "top", 1), dealer.peek(state.deck, 0, 1));
      dealer.show(state.deck, 1, only(0, 2));
      dealer.reveal(state.deck, 2);
      dealer.conceal(state.deck, 2, only(1));
      dealer.conceal(state.pile);
      dealer.conceal(state.pile, "top", only(0));
    });
    expect(seen).toEqual(["d", "a"]);
    expect(deck.cards.map(({ shownTo }) => shownTo)).toEqual([only(1), only(0, 2), everyone & ~2, only(1)]);
    expect(pile.cards[0]!.shownTo).toBe(everyone & ~1);
  });

  test("conceal takes from all but the audience, unless it is said from whom", () => {
    const { hands } = stateAfter(({ state, dealer }) => {
      dealer.reveal(state.hands[0]!);
      dealer.conceal(state.hands[0]!);
    });
    expect(hands[0]!.cards.map(({ shownTo }) => shownTo)).toEqual([only(0), only(0)]);
  });

  test("setAudience holds for cards that enter or are shuffled from now on", () => {
    const { deck } = stateAfter(({ state, dealer }) => {
      dealer.setAudience(state.deck, only(1));
      dealer.put(state.deck, secret("new"));
    });
    expect(deck.cards.map(({ shownTo }) => shownTo)).toEqual([nobody, nobody, nobody, nobody, only(1)]);
  });

  test("pass: the hand is shuffled, and who knew the card by its place knows it no more", () => {
    const { hands } = stateAfter(({ state, dealer }) => {
      dealer.reveal(state.hands[0]!);
      dealer.pass(state.hands[0]!, 0, state.hands[1]!);
    });
    expect(hands[0]!.cards).toEqual([{ face: "y0", shownTo: only(0) }]);
    expect(hands[1]!.cards.at(-1)).toEqual({ face: "x0", shownTo: only(0, 1) });
  });

  test("sealed choices: ask, seal, withdraw, open", () => {
    const { bids } = stateAfter(({ state, dealer }) => {
      dealer.seal(state.bids, 0, "gone");
      dealer.ask(state.bids, only(0, 1, 2));
      dealer.seal(state.bids, 0, "high");
      dealer.seal(state.bids, 1, "low", only(1, 2));
      dealer.seal(state.bids, 2, "mid");
      dealer.withdraw(state.bids, 2);
      dealer.open(state.bids, only(0));
    });
    expect(bids).toEqual({ asked: 7, choices: [{ face: "high", shownTo: everyone }, null, null] });
  });

  test("hidden draws are seen by their audience alone and come equally often", () => {
    const counts = { a: 0, b: 0, c: 0 };
    for (let seed = 0; seed < 300; seed++) {
      const { cell } = referee(
        did(({ state, dealer }) => {
          state.cell = dealer.random.hidden(only(1), ["a", "b", "c"]);
        }, `${seed}`),
      );
      expect(cell!.shownTo).toBe(only(1));
      counts[cell!.face as "a"]++;
    }
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(70); // each 100 ± 8
  });
});

test("places are found where they lie now, not where they lay, through drafts too", () => {
  const swap: Act = ({ state, dealer }) => {
    const { pile } = state;
    state.pile = state.backed as unknown as typeof pile;
    state.backed = pile;
    dealer.move(state.hands[0]!, 0, state.pile);
  };
  for (const copiesUpTo of [1000, 0]) {
    const start = startTinker(swap);
    start.inside.run.engine.copiesUpTo = copiesUpTo;
    const played = start.play(0, { type: "act" });
    expect(played.ok && played.match.frame(2).events).toMatchObject([{ to: { zone: "pile", index: 2 } }]);
  }
});

test.each<[string, Act, string]>([
  ["draw", ({ state, dealer }) => dealer.draw(state.deck, state.pile, -1), "draw.count"],
  ["draw", ({ state, dealer }) => dealer.draw(state.deck, state.pile, 1.5), "draw.count"],
  ["search", ({ state, dealer }) => dealer.search(state.deck, () => true, state.pile, NaN), "search.count"],
  ["flip", ({ state, dealer }) => dealer.flip(state.coins, 0, 7 as 0), "flip.side"],
  ["seal", ({ state, dealer }) => dealer.seal(state.bids, 0, null as never), "choice"],
  ["pass", ({ state, dealer }) => dealer.pass(state.row as never, 0, state.pile), "pass.from"],
])("%s refuses what makes no sense", (_, act, path) => {
  expect(() => did(act)).toThrow(expect.objectContaining({ path }));
});

describe("what the verbs tell", () => {
  test.each<[name: string, act: Act, forOne: object[], forAll: object[]]>([
    [
      "draw from a counted deck to a hand",
      ({ state, dealer }) => dealer.draw(state.deck, state.hands[1]!),
      [{ type: "moved", from: { zone: "deck", index: null }, to: { zone: "hands.1", index: 1 }, card: "d" }],
      [{ type: "moved", from: { zone: "deck", index: null }, to: { zone: "hands.1", index: 1 }, card: null }],
    ],
    [
      "a card with a back",
      ({ state, dealer }) => dealer.move(state.backed, 0, state.backed),
      [{ type: "moved", from: { zone: "backed", index: 0 }, to: { zone: "backed", index: 1 }, card: "red" }],
      [{ type: "moved", from: { zone: "backed", index: 0 }, to: { zone: "backed", index: 1 }, card: "red" }],
    ],
    [
      "out of a hidden box",
      ({ state, dealer }) => dealer.move(state.box, "top", state.pile),
      [{ type: "moved", from: null, to: { zone: "pile", index: 1 }, card: "h" }],
      [{ type: "moved", from: null, to: { zone: "pile", index: 1 }, card: "h" }],
    ],
    ["within hidden boxes, nothing", ({ state, dealer }) => dealer.move(state.box, "top", state.box), [], []],
    ["shuffling a hidden box, nothing", ({ state, dealer }) => dealer.shuffle(state.box), [], []],
    ["turning up in a hidden box, nothing", ({ state, dealer }) => dealer.reveal(state.box), [], []],
    [
      "putting and taking in a hidden box, nothing",
      ({ state, dealer }) => dealer.put(state.box, dealer.take(state.box, 0)),
      [],
      [],
    ],
    [
      "put and take",
      ({ state, dealer }) => dealer.put(state.pile, dealer.take(state.row, 0)),
      [
        { type: "moved", from: { zone: "row", index: 0 }, to: null, card: null },
        { type: "moved", from: null, to: { zone: "pile", index: 1 }, card: "r0" },
      ],
      [
        { type: "moved", from: { zone: "row", index: 0 }, to: null, card: null },
        { type: "moved", from: null, to: { zone: "pile", index: 1 }, card: "r0" },
      ],
    ],
    [
      "shuffle",
      ({ state, dealer }) => dealer.shuffle(state.deck),
      [{ type: "shuffled", zone: "deck" }],
      [{ type: "shuffled", zone: "deck" }],
    ],
    [
      "peek",
      ({ state, dealer }) => dealer.peek(state.row, 2, 1),
      [{ type: "shown", at: { zone: "row", index: 2 }, to: only(1), card: "r2" }],
      [{ type: "shown", at: { zone: "row", index: 2 }, to: only(1), card: null }],
    ],
    [
      "peeking at what the seat knows already, so that others cannot tell",
      ({ state, dealer }) => dealer.peek(state.hands[1]!, 0, 1),
      [{ type: "shown", at: { zone: "hands.1", index: 0 }, to: only(1), card: "x1" }],
      [{ type: "shown", at: { zone: "hands.1", index: 0 }, to: only(1), card: null }],
    ],
    ["peeking at what everybody sees, nothing", ({ state, dealer }) => dealer.peek(state.pile, 0, 1), [], []],
    [
      "conceal",
      ({ state, dealer }) => dealer.conceal(state.pile, 0, only(1)),
      [{ type: "concealed", at: { zone: "pile", index: 0 }, from: only(1), card: null }],
      [{ type: "concealed", at: { zone: "pile", index: 0 }, from: only(1), card: "p" }],
    ],
    [
      "concealing what nobody sees, so that others cannot tell",
      ({ state, dealer }) => dealer.conceal(state.row, 0),
      [{ type: "concealed", at: { zone: "row", index: 0 }, from: everyone, card: null }],
      [{ type: "concealed", at: { zone: "row", index: 0 }, from: everyone, card: null }],
    ],
    [
      "flip",
      ({ state, dealer }) => dealer.flip(state.coins, 0),
      [{ type: "flipped", at: { zone: "coins", index: 0 }, card: { name: "heads", side: 1 } }],
      [{ type: "flipped", at: { zone: "coins", index: 0 }, card: { name: "heads", side: 1 } }],
    ],
    [
      "seal",
      ({ state, dealer }) => dealer.seal(state.bids, 1, "low"),
      [{ type: "sealed", at: "bids", seat: 1, choice: "low" }],
      [{ type: "sealed", at: "bids", seat: 1, choice: null }],
    ],
    [
      "sealing anew, to the others nothing",
      ({ state, dealer }) => {
        dealer.seal(state.bids, 1, "low");
        dealer.seal(state.bids, 1, "high");
      },
      [
        { type: "sealed", at: "bids", seat: 1, choice: "low" },
        { type: "sealed", at: "bids", seat: 1, choice: "high" },
      ],
      [{ type: "sealed", at: "bids", seat: 1, choice: null }],
    ],
    [
      "ask, withdraw",
      ({ state, dealer }) => {
        dealer.ask(state.bids, only(1));
        dealer.withdraw(state.bids, 1);
        dealer.seal(state.bids, 1, "low");
        dealer.withdraw(state.bids, 1);
      },
      [
        { type: "asked", at: "bids", seats: only(1) },
        { type: "sealed", at: "bids", seat: 1, choice: "low" },
        { type: "withdrawn", at: "bids", seat: 1 },
      ],
      [
        { type: "asked", at: "bids", seats: only(1) },
        { type: "sealed", at: "bids", seat: 1, choice: null },
        { type: "withdrawn", at: "bids", seat: 1 },
      ],
    ],
    [
      "open",
      ({ state, dealer }) => {
        dealer.seal(state.bids, 1, "low");
        dealer.open(state.bids);
      },
      [
        { type: "sealed", at: "bids", seat: 1, choice: "low" },
        { type: "opened", at: "bids", choices: [null, "low", null] },
      ],
      [
        { type: "sealed", at: "bids", seat: 1, choice: null },
        { type: "opened", at: "bids", choices: [null, "low", null] },
      ],
    ],
    [
      "pass, from nowhere in particular",
      ({ state, dealer }) => dealer.pass(state.hands[0]!, 1, state.hands[1]!),
      [
        {
          type: "moved",
          from: { zone: "hands.0", index: null },
          to: { zone: "hands.1", index: 1 },
          card: "y0",
        },
      ],
      [
        {
          type: "moved",
          from: { zone: "hands.0", index: null },
          to: { zone: "hands.1", index: 1 },
          card: null,
        },
      ],
    ],
    [
      "a disclosed fact, to those it is disclosed to",
      ({ dealer }) => dealer.disclose("parity", "odd", only(1)),
      [{ type: "disclosed", fact: "parity", value: "odd" }],
      [],
    ],
    [
      "an event of the game, each part to whom it is shown",
      ({ state, dealer }) =>
        dealer.tell({
          type: "happened",
          who: 0,
          card: state.hands[1]!.cards[0]!,
          cards: [...state.hands[0]!.cards, ...state.pile.cards],
        }),
      [{ type: "happened", who: 0, card: "x1", cards: [null, null, "p"] }],
      [{ type: "happened", who: 0, card: null, cards: [null, null, "p"] }],
    ],
    [
      "an event of the game to some",
      ({ state, dealer }) =>
        dealer.tell({ type: "happened", who: 0, card: state.cell!, cards: [] }, only(1, 2)),
      [{ type: "happened", who: 0, card: null, cards: [] }],
      [],
    ],
  ])("%s", (_, act, forOne, forAll) => {
    expect(heardBy(1, act)).toEqual(forOne);
    expect(heardBy("spectator", act)).toEqual(forAll);
  });

  test("an event is heard as its cells were when it was told", () => {
    const act: Act = ({ state, dealer }) => {
      dealer.tell({ type: "happened", who: 0, card: state.hands[0]!.cards[0]!, cards: [] });
      dealer.reveal(state.hands[0]!, 0);
      dealer.shuffle(state.hands[0]!);
    };
    expect(heardBy("spectator", act).map((event) => (event as { card?: string }).card)).toEqual([
      null,
      "x0",
      undefined,
    ]);
  });

  test("what a game tells beyond what it declared is left out", () => {
    const told = heardBy(1, ({ state, dealer }) =>
      dealer.tell({
        type: "happened",
        who: 0,
        card: state.cell!,
        cards: [],
        leaked: state.cell!.face,
      } as never),
    );
    expect(told).toEqual([{ type: "happened", who: 0, card: null, cards: [] }]);
  });

  test("a zone that changes its place is told by where it lay when the step began; a new one by where it is", () => {
    const moved = heardBy(1, ({ state, dealer }) => {
      [state.hands[0], state.hands[1]] = [state.hands[1]!, state.hands[0]!];
      dealer.draw(state.deck, state.hands[1]);
    });
    expect(moved).toMatchObject([{ to: { zone: expect.stringMatching(/^hands\.[01]$/), index: 2 } }]);
    const fresh = heardBy(1, ({ state, dealer }) => {
      state.pile = zone(everyone, []);
      dealer.draw(state.deck, state.pile);
    });
    expect(fresh).toEqual([
      { type: "moved", from: { zone: "deck", index: null }, to: { zone: "pile", index: 0 }, card: "d" },
    ]);
  });

  test("setup's events have their places too, hidden ones none", () => {
    const game = tinkerWith(
      () => undefined,
      ({ dealer, state }) => {
        dealer.shuffle(state.deck);
        dealer.draw(state.deck, state.hands[2]!);
        dealer.move(state.box, 0, state.pile);
        dealer.shuffle(state.box);
        dealer.pass(state.hands[0]!, 0, state.hands[1]!);
        dealer.seal(state.bids, 0, "early");
        dealer.tell({ type: "happened", who: 2, card: state.hands[2]!.cards[0]!, cards: [] });
      },
    );
    expect(startMatch(game, { seats: 3, seed: "x" }).frame("spectator").events).toEqual([
      { type: "shuffled", zone: "deck" },
      { type: "moved", from: { zone: "deck", index: null }, to: { zone: "hands.2", index: 0 }, card: null },
      { type: "moved", from: null, to: { zone: "pile", index: 1 }, card: "h" },
      {
        type: "moved",
        from: { zone: "hands.0", index: null },
        to: { zone: "hands.1", index: 1 },
        card: null,
      },
      { type: "sealed", at: "bids", seat: 0, choice: null },
      { type: "happened", who: 2, card: null, cards: [] },
    ]);
  });

  test("in place nothing is told, and the state comes out the same", () => {
    const act: Act = ({ state, dealer }) => {
      dealer.shuffle(state.deck);
      dealer.deal(state.deck, state.hands, 1);
      dealer.pass(state.hands[0]!, 0, state.hands[2]!);
      dealer.seal(state.bids, 1, "low");
      dealer.open(state.bids);
      state.cell = dealer.random.hidden(only(1), ["a", "b"]);
    };
    const simulation = startSimulation(tinkerWith(act), { seats: 3, seed: "tinker" });
    expect(simulation.play(0, "act")).toBeUndefined();
    expect(simulation.state).toEqual(referee(did(act)));
  });
});

describe("misuse is an error that names the field and changes nothing", () => {
  test.each<[name: string, act: Act, code: string, path: string]>([
    [
      "deal more than there is",
      ({ state, dealer }) => dealer.deal(state.deck, state.hands, 2),
      "bad-zone",
      "deal.count",
    ],
    [
      "deal half a card",
      ({ state, dealer }) => dealer.deal(state.deck, state.hands, 0.5),
      "bad-zone",
      "deal.count",
    ],
    [
      "split more than there is",
      ({ state, dealer }) => dealer.split(state.deck, 5, state.pile),
      "bad-zone",
      "split.count",
    ],
    [
      "split NaN cards",
      ({ state, dealer }) => dealer.split(state.deck, NaN, state.pile),
      "bad-zone",
      "split.count",
    ],
    [
      "move what is not there",
      ({ state, dealer }) => dealer.move(state.deck, 4, state.pile),
      "bad-zone",
      "at",
    ],
    [
      "move to where no place is",
      ({ state, dealer }) => dealer.move(state.deck, 0, state.pile, 7),
      "bad-zone",
      "at",
    ],
    [
      "move to a place that is taken",
      ({ state, dealer }) => dealer.move(state.deck, 0, state.row, 0),
      "bad-zone",
      "at",
    ],
    ["peek for nobody", ({ state, dealer }) => dealer.peek(state.deck, 0, 31), "bad-seat", "seat"],
    ["peek at nothing", ({ state, dealer }) => dealer.peek(state.deck, 9, 0), "bad-zone", "at"],
    [
      "a zone that lies nowhere",
      ({ dealer, state }) => dealer.draw(zone(everyone, ["e"]), state.pile),
      "bad-zone",
      "zone",
    ],
    [
      "seal for who is not asked",
      ({ state, dealer }) => dealer.seal(state.bids, 2, "x"),
      "bad-sealed",
      "seat",
    ],
    [
      "a fact that is not declared",
      ({ dealer }) => dealer.disclose("colour" as "parity", "odd", everyone),
      "bad-fact",
      "fact",
    ],
    [
      "a fact called constructor",
      ({ dealer }) => dealer.disclose("constructor" as "parity", "odd", everyone),
      "bad-fact",
      "fact",
    ],
    [
      "a fact of another value",
      ({ dealer }) => dealer.disclose("parity", "both" as never, everyone),
      "bad-fact",
      "facts.parity",
    ],
    [
      "an event that is not declared",
      ({ dealer }) => dealer.tell({ type: "oops", card: 5 } as never),
      "bad-event",
      "event.type",
    ],
    [
      "an event of the dealer's own",
      ({ dealer }) => dealer.tell({ type: "moved", card: 5 } as never),
      "bad-event",
      "event.type",
    ],
    [
      "a hidden draw among nothing",
      ({ dealer }) => dealer.random.hidden(nobody, []),
      "bad-random",
      "random.hidden",
    ],
  ])("%s", (_, act, code, path) => {
    const match = startTinker(({ state, dealer, seat }) => {
      state.note = "begun";
      act({ state, dealer, seat });
    });
    const before = JSON.stringify(referee(match));
    expect(() => match.play(0, { type: "act" })).toThrow(
      expect.objectContaining({ name: "FacedownError", code, path }),
    );
    expect(JSON.stringify(referee(match))).toBe(before);
    expect(match.frame(1).events).toEqual([]);
  });
});
