// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { afterEach, expect, test } from "vitest";
import { mount, type MountedTable } from "./mount-live-table.js";

let mounted: MountedTable | undefined;
afterEach(() => {
  mounted?.unmount();
  mounted = undefined;
});

/** The properties of the live table on a game's page. */
function tableOf(page: string): Record<string, unknown> {
  const tag = /<LiveTable\s([^]*?)\/>/.exec(readFileSync(page, "utf8"))?.[1] ?? "";
  const given = [...tag.matchAll(/(:?)(\w+)="([^"]*)"/g)];
  return Object.fromEntries(
    given.map(([, bound, key = "", value = ""]) => [
      key,
      bound === ":" ? (JSON.parse(value.replace(/(\w+): /g, '"$1": ')) as unknown) : value,
    ]),
  );
}

const pages = globSync("docs/games/*/index.md");

test("each of the four games has a page", () => {
  expect(pages).toHaveLength(4);
});

test.each(pages)("%s: the live table is set, and played by its buttons", async (page) => {
  const props = tableOf(page);
  expect(props).toMatchObject({ game: page.split("/").at(-2), seed: "kitchen" });
  mounted = await mount(props);
  const { root, press } = mounted;
  const eyes = root.querySelectorAll(".eye");
  expect(eyes.length).toBe((props["viewers"] as unknown[] | undefined)?.length ?? Number(props["seats"]) + 1);
  const button = root.querySelector<HTMLButtonElement>(".choices button");
  if (button) await press(button);
  expect(button).not.toBeNull();
  expect(root.querySelector("[role=alert]")).toBeNull();
});
