import { readFileSync } from "node:fs";
import { Window } from "happy-dom";
import { describe, expect, test } from "vitest";
import { createSSRApp } from "vue";
import { renderToString } from "vue/server-renderer";
import { game } from "../live/zone-verbs.js";
import ZoneVerb from "../.vitepress/theme/verbs/ZoneVerb.js";

type Verb = (typeof game)["moveNames"][number];

const page = readFileSync(new URL("../write/cheat-sheet.md", import.meta.url), "utf8");

/** The cards of one viewer as text, zones apart: "?" for one that it does not see. */
async function picture(verb: Verb, zones: readonly string[], viewer: string): Promise<string[]> {
  const html = await renderToString(createSSRApp(ZoneVerb, { verb, zones }));
  const { document } = new Window();
  document.body.innerHTML = html;
  return [...document.querySelectorAll(`td[data-viewer="${viewer}"]`)]
    .slice(0, 2)
    .map((cell) =>
      [...cell.querySelectorAll(".zone")]
        .map((list) =>
          [...list.querySelectorAll(".cell")]
            .map((card) =>
              card.classList.contains("hidden") ? "?" : card.querySelector("span")!.textContent,
            )
            .join(""),
        )
        .join(" "),
    );
}

describe("the pictures of the cheat sheet", () => {
  test.each([
    ["deal", ["deck", "mine", "yours"], "0", ["???? KL ?", "?? KLD ??"]],
    ["deal", ["deck", "mine", "yours"], "1", ["???? ?? R", "?? ??? RC"]],
    ["deal", ["deck", "mine", "yours"], "spectator", ["???? ?? ?", "?? ??? ??"]],
    ["peek", ["deck"], "0", ["????", "???D"]],
    ["peek", ["deck"], "1", ["????", "????"]],
    ["pass", ["mine", "yours"], "0", ["KL ?", "L ?K"]],
    ["pass", ["mine", "yours"], "spectator", ["?? ?", "? ??"]],
    ["setAudience", ["table"], "0", ["TU", "TU?"]],
    ["setAudience", ["table"], "1", ["TU", "TUD"]],
    ["shuffle", ["deck", "table"], "1", ["???? TU", "?????? "]],
    ["conceal", ["table"], "0", ["TU", "??"]],
  ] as const)("%s of %j as %s has it", async (verb, zones, viewer, expected) => {
    expect(await picture(verb, zones, viewer)).toEqual(expected);
  });

  test("every verb has its picture and its code on the page", () => {
    for (const verb of game.moveNames) {
      expect(page).toContain(`<ZoneVerb verb="${verb}"`);
      expect(page).toContain(`<<< @/live/zone-verbs.ts#${verb}{ts}`);
    }
  });
});
