import { describe, expect, test } from "vitest";
import {
  backedZone,
  each,
  everyone,
  nobody,
  only,
  sealed,
  secret,
  slots,
  zone,
  type Seats,
} from "@facedown/core";
import { lazyMaker, planOf, project } from "../src/project.js";
import { sealChoice } from "../src/sealed.js";
import { viewerBit } from "../src/seats.js";

const [one, two, spectator] = [viewerBit(1), viewerBit(2), viewerBit("spectator")];
const see = (rule: unknown, value: unknown, bit: Seats): unknown =>
  project(planOf(rule, "visible"), value, bit);

describe("what each rule lets a viewer see", () => {
  const shownToOne = secret("ace", only(1));
  const bids = sealed<string>(3, only(1, 2));
  sealChoice(bids, 1, "high");
  const people = [
    { name: "Ann", card: secret("ace", only(1)), will: secret("low") },
    { name: "Ben", card: secret("two", only(2)), will: secret("mid") },
  ];
  const row = slots(only(2), ["empty", "ace"]);

  test.each<[name: string, rule: unknown, value: unknown, forOne: unknown, forTwo: unknown, forAll: unknown]>(
    [
      ["public", "public", { a: [1] }, { a: [1] }, { a: [1] }, { a: [1] }],
      ["a cell", "cells", shownToOne, "ace", null, null],
      ["no cell", "cells", null, null, null, null],
      ["a cell with a back", "cells", secret("ace", only(1), "red"), "ace", "red", "red"],
      ["a zone", "cells", zone(only(1), ["ace", "two"]), ["ace", "two"], [null, null], [null, null]],
      ["a zone with backs", "cells", backedZone(only(1), [{ face: "a", back: "b" }]), ["a"], ["b"], ["b"]],
      ["places", "cells", row, ["empty", null], ["empty", "ace"], ["empty", null]],
      ["a count", "count", zone(only(1), ["ace", "two"]), 2, 2, 2],
      ["a count of places", "count", row, 1, 1, 1],
      ["a count of no zone", "count", null, null, null, null],
      ["a list of cells", "cells", [shownToOne, null], ["ace", null], [null, null], [null, null]],
      [
        "a list of zones",
        "cells",
        [zone(only(1), ["x"]), zone(nobody, ["y"])],
        [["x"], [null]],
        [[null], [null]],
        [[null], [null]],
      ],
      [
        "sealed choices",
        "cells",
        bids,
        [
          { asked: false, sealed: false, choice: null },
          { asked: true, sealed: true, choice: "high" },
          { asked: true, sealed: false, choice: null },
        ],
        [
          { asked: false, sealed: false, choice: null },
          { asked: true, sealed: true, choice: null },
          { asked: true, sealed: false, choice: null },
        ],
        [
          { asked: false, sealed: false, choice: null },
          { asked: true, sealed: true, choice: null },
          { asked: true, sealed: false, choice: null },
        ],
      ],
      [
        "a list of mixtures",
        each({ name: "public", card: "cells", will: "hidden" }),
        people,
        [
          { name: "Ann", card: "ace" },
          { name: "Ben", card: null },
        ],
        [
          { name: "Ann", card: null },
          { name: "Ben", card: "two" },
        ],
        [
          { name: "Ann", card: null },
          { name: "Ben", card: null },
        ],
      ],
      ["a dictionary", each("cells"), { a: shownToOne }, { a: "ace" }, { a: null }, { a: null }],
      ["no list", each("cells"), null, null, null, null],
      ["no mixture", { a: "cells" }, null, null, null, null],
      ["a field that is not there", { a: "cells", b: "count", c: each("cells") }, {}, {}, {}, {}],
    ],
  )("%s", (_, rule, value, forOne, forTwo, forAll) => {
    expect(see(rule, value, one)).toEqual(forOne);
    expect(see(rule, value, two)).toEqual(forTwo);
    expect(see(rule, value, spectator)).toEqual(forAll);
  });

  test("a view says its keys in the order of the map, whatever the state's", () => {
    expect(JSON.stringify(see({ a: "public", b: "public" }, { b: 1, a: 2 }, one))).toBe('{"a":2,"b":1}');
  });

  test("a hidden field and one that the map does not name leave no trace", () => {
    const view = see({ a: "public", b: "hidden" }, { a: 1, b: zone(everyone, ["x"]), c: 3 }, one);
    expect(JSON.stringify(view)).toBe('{"a":1}');
  });
});

test.each<[rule: unknown, path: string]>([
  ["secret", "visible"],
  [undefined, "visible"],
  [7, "visible"],
  [{ a: "public", b: { c: "visible" } }, "visible.b.c"],
  [each("cell"), "visible.*"],
  [{ a: each({ b: null }) }, "visible.a.*.b"],
  [{ a: each("hidden") }, "visible.a.*"],
])("%o is no map of visibility", (rule, path) => {
  expect(() => planOf(rule, "visible")).toThrow(expect.objectContaining({ code: "bad-game", path }));
});

describe("the memo", () => {
  const rule = {
    title: "public",
    score: "public",
    deck: "count",
    hand: "cells",
    bids: "cells",
    people: each({ name: "public", card: "cells" }),
    shops: each({ stock: "cells" }),
  };
  const plan = planOf(rule, "visible");
  const state = {
    title: { text: "x" },
    score: { ann: 1, ben: 2 },
    deck: zone<string>(nobody, ["a", "b"]),
    hand: zone<object>(only(1), [{ card: 1 }, { card: 2 }]),
    bids: sealed<string>(2, only(0, 1)),
    people: [
      { name: "Ann", card: secret("x", only(1)) },
      { name: "Ben", card: secret("y", only(2)) },
    ],
    shops: { north: { stock: zone(everyone, ["s"]) }, south: { stock: zone(nobody, ["t"]) } },
  };
  type View = Record<string, unknown>;
  const again = (next: object, bit: Seats = one): [before: View, after: View] => {
    const before = project(plan, state, bit) as View;
    return [before, project(plan, next, bit, state, before) as View];
  };

  test("the same source is the same view", () => {
    const [before, after] = again(state);
    expect(after).toBe(before);
  });

  test("an equal source made anew is the same view", () => {
    const [before, after] = again(structuredClone(state));
    expect(after).toBe(before);
  });

  test("what changed is new, and what did not is the same object", () => {
    const [before, after] = again({
      ...structuredClone(state),
      people: [state.people[0], { name: "Bea", card: secret("y", only(2)) }],
    });
    expect(after).not.toBe(before);
    expect((after["people"] as unknown[])[0]).toBe((before["people"] as unknown[])[0]);
    expect(after["people"]).toEqual([
      { name: "Ann", card: "x" },
      { name: "Bea", card: null },
    ]);
    for (const part of ["title", "score", "hand", "bids", "shops"]) expect(after[part]).toBe(before[part]);
  });

  test.each<[name: string, change: object]>([
    ["a face-down card changes its face", { deck: zone(nobody, ["c", "d"]) }],
    ["others' cards change", { people: [state.people[0], { name: "Ben", card: secret("z", only(2)) }] }],
    ["hidden cards change places", { shops: { ...state.shops, south: { stock: zone(nobody, ["u"]) } } }],
  ])("when %s, who does not see it has the same view", (_, change) => {
    const [before, after] = again({ ...state, ...change });
    expect(after).toBe(before);
  });

  test.each<[name: string, change: object, part: string]>([
    ["an element more", { people: [...state.people, state.people[0]] }, "people"],
    ["an element less", { people: state.people.slice(0, 1) }, "people"],
    ["a key more", { shops: { ...state.shops, east: { stock: zone(everyone, []) } } }, "shops"],
    ["a key less", { shops: { north: state.shops.north } }, "shops"],
    ["a plain value", { score: { ann: 1, ben: 3 } }, "score"],
    ["a card more", { hand: zone(only(1), [{ card: 1 }, { card: 2 }, { card: 3 }]) }, "hand"],
    ["a choice", { bids: { asked: 3, choices: [secret("q"), null] } }, "bids"],
    ["from something to null", { hand: null }, "hand"],
    ["a list to null", { people: null }, "people"],
  ])("%s is seen", (_, change, part) => {
    const [before, after] = again({ ...state, ...change });
    expect(after[part]).not.toEqual(before[part]);
    expect(after).toEqual(project(plan, { ...state, ...change }, one));
    const back = project(plan, state, one, { ...state, ...change }, after);
    expect(back).toEqual(before);
  });

  test("the order of keys is that of the state, so that a replay gives the same bytes", () => {
    const turned = {
      ...state,
      score: { ben: 2, ann: 1 },
      shops: { south: state.shops.south, north: state.shops.north },
    };
    const [, after] = again(turned);
    expect(JSON.stringify(after)).toBe(JSON.stringify(project(plan, turned, one)));
  });

  test("what is made is frozen to its leaves", () => {
    const view = project(plan, state, one) as {
      people: object[];
      bids: object[];
      hand: object;
      shops: { north: { stock: object } };
    };
    const made = [
      view,
      view.people,
      view.people[0],
      view.bids,
      view.bids[0],
      view.hand,
      view.shops,
      view.shops.north,
      view.shops.north.stock,
    ];
    expect(made.every((part) => Object.isFrozen(part))).toBe(true);
  });
});

describe("lazy views", () => {
  const rule = {
    phase: "public",
    deck: "count",
    hand: "cells",
    box: "hidden",
    people: each({ card: "cells" }),
    shops: each({ stock: "cells" }),
    scores: each("public"),
    inner: { card: "cells", deeper: { card: "cells" } },
    later: { card: "cells" },
    laterCount: "count",
    laterCells: "cells",
    none: { card: "cells" },
  };
  const plan = planOf(rule, "visible");
  const fields = plan.kind === "fields" ? plan.fields : [];
  const state = {
    phase: "play",
    deck: zone(nobody, ["a"]),
    hand: zone(only(1), ["b"]),
    box: zone(nobody, ["c"]),
    people: [{ card: secret("d", only(1)) }, { card: secret("e", only(2)) }],
    shops: { north: { stock: zone(only(1), ["f"]) } },
    scores: [1, 2],
    inner: { card: secret("g", only(1)), deeper: { card: secret("h", only(2)) } },
    none: null,
  };
  type Lazy = Record<string, never> & {
    people: { card: unknown }[];
    shops: Record<string, { stock: unknown }>;
    inner: { card: unknown; deeper: { card: unknown } };
  };
  const look = (bit: Seats, from: object = state): Lazy => lazyMaker(fields)(from, bit, true) as Lazy;

  test.each([one, two, spectator])("read field by field they say what the plain view says: %i", (bit) => {
    const plain = project(plan, state, bit) as Record<string, unknown>;
    const view = look(bit);
    for (const key of Object.keys(rule)) {
      const part: unknown = view[key];
      if (!["people", "shops", "inner"].includes(key)) expect(part).toEqual(plain[key]);
    }
    expect(view.people.map(({ card }) => card)).toEqual(
      (plain["people"] as { card: unknown }[]).map(({ card }) => card),
    );
    expect(view.shops["north"]?.stock).toEqual((plain["shops"] as Lazy["shops"])["north"]?.stock);
    expect([view.inner.card, view.inner.deeper.card]).toEqual(
      [plain["inner"] as Lazy["inner"]].flatMap(({ card, deeper }) => [card, deeper.card]),
    );
  });

  test("they project when they are read, once, and hold for their position", () => {
    let reads = 0;
    const counted = Object.defineProperty({ ...state }, "hand", {
      get: () => {
        reads++;
        return state.hand;
      },
    });
    const view = look(one, counted);
    expect(reads).toBe(0);
    expect(view["hand"]).toBe(view["hand"]);
    expect(reads).toBe(1);
  });

  test("spread, cloned, printed or as JSON they are empty", () => {
    const view = look(one);
    expect({ ...view }).toEqual({});
    expect(structuredClone(view)).toEqual({});
    expect(JSON.stringify(view)).toBe("{}");
    expect(Object.getOwnPropertyNames(view)).toEqual([]);
  });

  test("what they give cannot be changed", () => {
    const view = look(one);
    for (const part of [view["hand"], view.people, view.shops]) expect(Object.isFrozen(part)).toBe(true);
    expect(() => {
      (view as { phase?: string }).phase = "over";
    }).toThrow(TypeError);
  });

  test("a long list makes its elements when they are read, and is like any other list", () => {
    const cards = Array.from({ length: 100 }, (_, at) => secret(at, at % 2 === 0 ? only(1) : nobody));
    let reads = 0;
    const people = Array.from({ length: 100 }, (_, at) => ({
      get card() {
        reads++;
        return secret(at, only(1));
      },
    }));
    const view = look(one, { ...state, hand: { audience: nobody, cards }, people }) as unknown as {
      hand: (number | null)[];
      people: { card: number }[];
    };
    expect([view.people.length, reads, view.people[7]?.card, reads]).toEqual([100, 0, 7, 1]);
    const plain = Array.from({ length: 100 }, (_, at) => (at % 2 === 0 ? at : null));
    expect(view.hand).toEqual(plain);
    expect(JSON.stringify(view.hand)).toBe(JSON.stringify(plain));
    expect([...view.hand]).toEqual(plain);
    expect(Object.keys(view.hand)).toEqual(Object.keys(plain));
    expect(view.hand.map((card) => card)).toEqual(plain);
    expect([view.hand.at(-2), view.hand.indexOf(50), 99 in view.hand, 100 in view.hand]).toEqual([
      98,
      50,
      true,
      false,
    ]);
    expect([view.hand[100], view.hand["x" as never], view.hand["01" as never]]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    for (const change of [
      () => (view.hand[0] = 5),
      () => view.hand.push(5),
      () => view.hand.pop(),
      () => view.hand.sort(),
      () => Reflect.deleteProperty(view.hand, 0) || view.hand.splice(0, 1),
    ])
      expect(change).toThrow(TypeError);
  });

  test("what is derived is made from the view and for its viewer, once", () => {
    let made = 0;
    const derived = {
      mine: (view: { hand: unknown[] }, viewer: unknown) => {
        made++;
        return `${String(viewer)} ${String(view.hand[0])}`;
      },
    };
    const make = lazyMaker(fields, derived);
    const view = make(state, one, true) as { mine: string };
    expect([view.mine, view.mine, made]).toEqual(["1 b", "1 b", 1]);
    expect((make(state, spectator, true) as { mine: string }).mine).toBe("spectator null");
  });
});
