import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import schema from "@facedown/human-punishment/pack.schema.json" with { type: "json" };
import { originalPack, targets, triggers } from "@facedown/human-punishment";
import { cardsInEnglish } from "../../src/words/cards-en.js";

const guide = readFileSync(
  new URL("../../../../docs/games/human-punishment/cards.md", import.meta.url),
  "utf8",
);

/** The cells of all rows of tables, trimmed. */
const rows = guide
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const named = (name: string) => rows.filter(([first]) => first === name);

describe("the guide to the cards", () => {
  test("lists each kind of effect that a pack may have", () => {
    const kinds = new Set(
      [...JSON.stringify(schema).matchAll(/"kind":\{"const":"(\w+)"\}/g)].map(([, kind]) => kind!),
    );
    expect(kinds.size).toBe(26);
    for (const kind of kinds) expect(named(`\`${kind}\``).length, kind).toBeGreaterThan(0);
  });

  test("lists each target, trigger and modifier", () => {
    const modifiers = schema.properties.identities.items.properties.modifiers.properties;
    expect(Object.keys(modifiers)).toHaveLength(11);
    for (const name of [...targets, ...triggers, ...Object.keys(modifiers)])
      expect(named(`\`${name}\``), name).not.toEqual([]);
  });

  const { identities, programs, loyalties, weapons } = originalPack;
  const shown = [
    ...identities.filter(({ color }) => color !== "boss"),
    ...programs,
    ...loyalties,
    ...weapons,
  ];

  test("has every card with its number and its sentence", () => {
    for (const { id, copies } of shown) {
      const { name, text } = cardsInEnglish[id]!;
      expect(rows, name).toContainEqual([name, String(copies), text]);
    }
  });

  test.each(Object.entries(originalPack.charts))(
    "has the chart for %s players",
    (players, { ids, beyond }) => {
      const row = rows.find(([first, mixed]) => first === players && mixed === Object.values(ids).join(", "));
      expect(row).toBeDefined();
      const added = Object.entries(beyond ?? {}).map(([id, count]) => `${count} ${cardsInEnglish[id]!.name}`);
      expect(row!.at(-1)).toBe(added.join(", ") || "–");
    },
  );
});
