import { isDraft } from "immer";
import { describe, expect, test } from "vitest";
import { changed, whole } from "../src/drafts.js";
import { copyJson, freezeJson } from "../src/json.js";
import { createRandom } from "../src/random.js";

interface Item {
  id: number;
  tags: string[];
}

interface Table {
  count: number;
  lists: Item[][];
  byName: Record<string, Item>;
  spare: Item | null;
}

const table = (): Table => ({
  count: 0,
  lists: [3, 0, 5].map((length, list) =>
    Array.from({ length }, (_, at) => ({ id: 10 * list + at, tags: ["old"] })),
  ),
  byName: { a: { id: 100, tags: [] }, b: { id: 101, tags: ["x", "y"] } },
  spare: null,
});

type Change = (table: Table, list: number, at: number, other: number) => void;

/** Changes such as rules make: each is played on a draft and on plain data alike. */
const changes: readonly Change[] = [
  (t) => t.count++,
  (t, list, at, other) => {
    if (at < t.lists[list]!.length) t.lists[other]!.unshift(...t.lists[list]!.splice(at, 1));
  },
  (t, list, _, other) => {
    const item = t.lists[list]!.pop();
    if (item) t.lists[other]!.push(item);
  },
  (t, list, at) => t.lists[list]![at]?.tags.push("new"),
  (t, list) => t.lists[list]!.reverse(),
  (t, list) => t.lists[list]!.sort((one, other) => other.id - one.id),
  (t, list, at) => t.lists[list]!.splice(at, 1, { id: 7, tags: [] }),
  (t, list) => (t.lists[list] = t.lists[list]!.filter(({ id }) => id % 2 === 0)),
  (t, list, at) => (t.spare = t.lists[list]![at] ?? null),
  (t) => {
    if (t.spare) t.spare.tags = [...t.spare.tags, "spare"];
  },
  (t) => delete t.byName["a"],
  (t, list) => (t.byName[`n${list}`] = { id: list, tags: t.lists[list]!.map(({ id }) => String(id)) }),
  (t) => Object.assign(t.byName["b"]!, { id: 5 }),
  (t) => (t.byName = Object.fromEntries(Object.entries(t.byName).reverse())),
];

function isFrozenThroughout(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  return Object.isFrozen(value) && !isDraft(value) && Object.values(value).every(isFrozenThroughout);
}

describe("a frozen state is changed through a draft", () => {
  test("as plain data is, by any changes in any order, step after step", () => {
    for (let game = 0; game < 1000; game++) {
      const random = createRandom(`drafts ${game}`);
      let state: object = freezeJson(table());
      for (let step = 0; step < 4; step++) {
        const before = JSON.stringify(state);
        const plain = copyJson(state) as Table;
        const chosen = Array.from({ length: random.int(8) }, () => {
          const [change, list, at, other] = [
            random.pick(changes),
            random.int(3),
            random.int(5),
            random.int(3),
          ];
          return (on: Table) => {
            change(on, list, at, other);
          };
        });
        for (const change of chosen) change(plain);
        const after = changed(state, (draft) => {
          for (const change of chosen) change(draft as Table);
          expect(JSON.stringify(draft)).toBe(JSON.stringify(plain));
        });
        expect(JSON.stringify(after)).toBe(JSON.stringify(plain));
        expect(JSON.stringify(state)).toBe(before);
        expect(isFrozenThroughout(after)).toBe(true);
        state = after;
      }
    }
  });

  test("what does not change is the same object", () => {
    const state = freezeJson(table());
    expect(changed(state, () => undefined)).toBe(state);
    expect(
      changed(state, (draft) => {
        const same = draft as Table;
        for (const list of same.lists) for (const item of list) if (item.tags.length > 9) item.id++;
        same.count = 0;
        same.spare = null;
        Object.assign(same, { lists: same.lists });
      }),
    ).toBe(state);
    const after = changed(state, (draft) => (draft as Table).lists[2]![1]!.id++) as Table;
    expect([after.byName, after.lists[0], after.lists[2]![0], after.lists[2]![1]!.tags]).toEqual([
      state.byName,
      state.lists[0],
      state.lists[2]![0],
      state.lists[2]![1]!.tags,
    ]);
    expect(after.byName).toBe(state.byName);
    expect(after.lists[0]).toBe(state.lists[0]);
    expect(after.lists[2]![0]).toBe(state.lists[2]![0]);
    expect(after.lists[2]![1]!.tags).toBe(state.lists[2]![1]!.tags);
    expect(after.lists[2]).not.toBe(state.lists[2]);
  });

  test("what is moved and changed afterwards is changed where it is now, in all places", () => {
    const after = changed(freezeJson(table()), (draft) => {
      const { lists, byName } = draft as Table;
      const item = lists[0]!.pop()!;
      lists[1]!.push(item);
      byName["c"] = item;
      item.id = 77;
    }) as Table;
    expect([after.lists[0]!.length, after.lists[1]![0]!.id, after.byName["c"]!.id]).toEqual([2, 77, 77]);
  });

  test("a draft is like the data it stands for", () => {
    changed(freezeJson(table()), (draft) => {
      const { lists, byName } = draft as Table;
      expect(Array.isArray(lists[0])).toBe(true);
      expect(Object.keys(byName)).toEqual(["a", "b"]);
      expect(["a" in byName, "c" in byName, Object.hasOwn(byName, "b")]).toEqual([true, false, true]);
      expect(lists[0]).toBe(lists[0]);
      expect({ ...byName["b"] }).toEqual({ id: 101, tags: ["x", "y"] });
      expect([...lists[2]!].map(({ id }) => id)).toEqual([20, 21, 22, 23, 24]);
      expect(Object.getOwnPropertyDescriptor(lists[2], "length")).toMatchObject({ value: 5 });
    });
  });

  test("what a draft stands for is the part of the state before", () => {
    const state = freezeJson(table());
    changed(state, (draft) => {
      const { lists } = draft as Table;
      lists[0]!.pop();
      expect(whole(lists[0]!)).toBe(state.lists[0]);
      expect(whole(state)).toBe(state);
    });
  });

  test("nothing can be changed once the step is over", () => {
    let kept: Table | undefined;
    const after = changed(freezeJson(table()), (draft) => {
      kept = draft as Table;
      kept.lists[0]!.pop();
    });
    const text = JSON.stringify(after);
    for (const change of [
      () => kept!.count++,
      () => kept!.lists[0]!.push({ id: 1, tags: [] }),
      () => (kept!.lists[2]![0]!.id = 9),
      () => delete kept!.byName["a"],
    ])
      expect(change).toThrow(TypeError);
    expect(JSON.stringify(after)).toBe(text);
  });

  test("a recipe that throws changes nothing", () => {
    const state = freezeJson(table());
    const text = JSON.stringify(state);
    expect(() =>
      changed(state, (draft) => {
        (draft as Table).lists[0]!.pop();
        throw new Error("oops");
      }),
    ).toThrow("oops");
    expect(JSON.stringify(state)).toBe(text);
  });

  test("long lists of which many elements change are made right", () => {
    const state = freezeJson({ list: Array.from({ length: 300 }, (_, id) => ({ id })) });
    const after = changed(state, (draft) => {
      const { list } = draft as { list: { id: number }[] };
      for (const item of list) if (item.id % 2 === 0) item.id = -item.id;
      list.push({ id: 5 });
    });
    const wanted = Array.from({ length: 300 }, (_, id) => ({ id: id % 2 === 0 ? -id : id }));
    expect(JSON.stringify(after)).toBe(JSON.stringify({ list: [...wanted, { id: 5 }] }));
    expect(isFrozenThroughout(after)).toBe(true);
  });
});
