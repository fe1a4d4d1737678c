import { defineComponent, h, type PropType, type VNode } from "vue";
import { describe, startMatch, type Viewer } from "@facedown/core";
import { game } from "../../../live/zone-verbs.js";
import { placesOf, type Cell, type Place } from "../live/scene.js";
import "./verbs.css";

type Verb = Parameters<ReturnType<typeof start>["explain"]>[1]["type"];

const start = () => startMatch(game, { seats: 2, seed: "cheat sheet" });

const viewers: readonly { readonly viewer: Viewer; readonly name: string }[] = [
  { viewer: 0, name: "seat 0, who moves" },
  { viewer: 1, name: "seat 1" },
  { viewer: "spectator", name: "spectator" },
];

function cellView({ kind, label, text, isOwn }: Cell): VNode {
  return h("span", { class: ["cell", kind, isOwn && "own"], role: "listitem" }, [
    label !== "" && h("span", { "aria-hidden": "true" }, label),
    h("span", { class: "spoken" }, isOwn ? `${text} (not seen by everyone)` : text),
  ]);
}

function zoneView(zone: string, places: readonly Place[]): VNode {
  const cells = places
    .filter(({ path }) => path === zone || path.startsWith(`${zone}.`))
    .flatMap((place) => place.cells);
  return h("div", { class: "zone" }, [
    h("span", { class: "name" }, zone),
    cells.length === 0
      ? h("span", { class: "cells none" }, "nothing")
      : h("span", { class: "cells", role: "list", "aria-label": zone }, cells.map(cellView)),
  ]);
}

/**
 * A verb of the dealer, before and after: what each viewer is sent of the zones named. The verb is run when the page is
 * made, by the code of `docs/live/zone-verbs.ts` that the page shows beside it.
 */
export default defineComponent({
  name: "ZoneVerb",
  props: {
    verb: { type: String as PropType<Verb>, required: true },
    zones: { type: Array as PropType<readonly string[]>, required: true },
  },
  setup(props) {
    const before = start();
    const played = before.play(0, { type: props.verb });
    if (!played.ok) throw new Error(`${props.verb}: ${JSON.stringify(played.rejection)}`);
    const after = played.match;

    const lookOf = (match: typeof before, viewer: Viewer): VNode[] => {
      const places = placesOf(
        describe(game, "en", viewer) as never,
        match.view(viewer),
        match.view("spectator"),
      );
      return props.zones.map((zone) => zoneView(zone, places));
    };
    const toldTo = (viewer: Viewer): VNode[] => {
      const { events, view } = after.frame(viewer);
      const words = describe(game, "en", viewer);
      if (events.length === 0) return [h("p", { class: "none" }, "nothing")];
      return events.map((event) => h("p", words.event(event, view)));
    };
    const rows = (name: string, cell: (viewer: Viewer) => VNode[]): VNode[] => [
      h("tr", [h("th", { scope: "rowgroup", colspan: viewers.length }, name)]),
      h(
        "tr",
        { class: name },
        viewers.map((each) => h("td", { "data-viewer": each.viewer }, cell(each.viewer))),
      ),
    ];

    return () =>
      h("div", { class: "live-table zone-verb" }, [
        h("table", [
          h("caption", { class: "spoken" }, `${props.verb}, before and after`),
          h("thead", [
            h(
              "tr",
              viewers.map(({ name }) => h("th", { scope: "col" }, name)),
            ),
          ]),
          h("tbody", [rows("before", (viewer) => lookOf(before, viewer))]),
          h("tbody", [rows("after", (viewer) => lookOf(after, viewer))]),
          h("tbody", [rows("told", toldTo)]),
        ]),
      ]);
  },
});
