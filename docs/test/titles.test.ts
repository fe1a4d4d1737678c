import { describe, expect, test } from "vitest";
import { titlesIn } from "../generate/titles.js";

const paths = (text: string): string[] =>
  titlesIn("some.test.ts", text).map(
    ({ path, cases }) => `${path.join(" > ")}${cases === 1 ? "" : ` x${cases}`}`,
  );

describe("titles of tests", () => {
  test("are those of test and it, within their describes", () => {
    expect(
      paths(`
        describe("TH-1: setup", () => {
          beforeEach(() => {});
          it("deals", () => { expect(1).toBe(1); });
          describe('inner', () => { test("TH-2 counts", async () => {}); });
        });
        test("alone", { timeout: 5 }, () => {});
      `),
    ).toEqual(["TH-1: setup > deals", "TH-1: setup > inner > TH-2 counts", "alone"]);
  });

  test("of what is skipped or only planned are none", () => {
    expect(
      paths(`
        test.skip("a", () => {});
        test.todo("b");
        test("c");
        describe.skip("d", () => { test("e", () => {}); });
        it.skipIf(slow)("f", () => {});
        test.fails("g", () => {});
        test.concurrent("h", () => {});
      `),
    ).toEqual(["h"]);
  });

  test("of a table are one for each row, equal ones counted", () => {
    expect(
      paths(`
        const counts = [2, 3, 4] as const;
        const rows = [["HP-M-7", "used"], ["HP-M-8", \`not \${"nested"}\`]] satisfies unknown[];
        test.each(counts)("TH-9: of %i", (n) => {});
        test.each([...rows, ["HP-M-9", 2]])("%s %s", () => {});
        test.each([{ id: "TH-3", x: 1 }, { id: "TH-4", x: y }])("$id: with $x", () => {});
        test.each([[1], [2]])("TH-5", () => {});
        test.for(counts)("%# 100%%", () => {});
      `),
    ).toEqual([
      ...["TH-9: of 2", "TH-9: of 3", "TH-9: of 4"],
      ...["HP-M-7 used", "HP-M-8 not nested", "HP-M-9 2"],
      ...["TH-3: with 1", "TH-4: with …"],
      ...["TH-5 x2", "… 100% x3"],
    ]);
  });

  test("that only running tells say so", () => {
    expect(
      paths(`
        const seats = 4;
        describe.each(Object.entries(cards))("HP-I-1: %s", (name) => { test(\`\${name} for \${seats}\`, () => {}); });
        test.each(rowsOf(4))("TH-6: $name.first", () => {});
        for (const [id, title] of list) test(id + ": " + title, () => {});
        test(titleOf(3), () => {});
      `),
    ).toEqual(["HP-I-1: … > … for 4", "TH-6: …", "…", "…"]);
  });

  test("are not what merely looks like one", () => {
    expect(
      paths(`// test("TH-1", () => {});\nconst text = 'test("TH-2", () => {})'; retest("TH-3", () => {});`),
    ).toEqual([]);
  });
});
