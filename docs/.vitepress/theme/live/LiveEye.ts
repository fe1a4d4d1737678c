import { computed, defineComponent, h, nextTick, ref, type PropType, type VNode } from "vue";
import type { AnyGame, MoveOf, Rejection } from "@facedown/core";
import { factsOf, placesOf, type Cell, type Place } from "./scene.js";
import type { Eye } from "./session.js";

type Move = MoveOf<AnyGame>;

/** From how many choices on they are a menu instead of buttons. */
const mostButtons = 12;
/** How many of the latest sentences are shown. */
const heardLines = 4;
/** How many of the latest packets are shown. */
const shownPackets = 10;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function cell({ kind, label, text, isOwn }: Cell): VNode {
  const shape = { class: ["cell", kind, isOwn && "own"] };
  const spoken = isOwn ? `${text} (not seen by everyone)` : text;
  return h("li", shape, [
    label !== "" && h("span", { "aria-hidden": "true" }, label),
    h("span", { class: "spoken" }, spoken),
  ]);
}

function placeView({ path, name, count, cells }: Place): VNode {
  const inside =
    count === null
      ? h(
          "ul",
          { class: "cells" },
          cells.length > 0 ? cells.map(cell) : [h("li", { class: "none" }, "nothing")],
        )
      : h("p", { class: "cells" }, [h("span", { class: "cell count" }, `${count}`)]);
  const title = name === path ? h("code", path) : capital(name);
  return h("div", { class: "place", "data-place": path }, [h("h4", title), inside]);
}

/** The table as one viewer has it: what it sees, what it may do, what it was told and sent. */
export default defineComponent({
  name: "LiveEye",
  props: {
    eye: { type: Object as PropType<Eye>, required: true },
    /** Goes up whenever something was sent: the packets are the table's, not Vue's. */
    tick: { type: Number, required: true },
    spectator: { type: Object as PropType<unknown>, required: true },
    packets: { type: Boolean, required: true },
    isBot: { type: Boolean, required: true },
  },
  setup(props) {
    const refused = ref("");
    const picked = ref(0);
    const choicesBox = ref<HTMLElement>();
    /** The table's own, read anew after each packet. */
    const now = computed(() => ({ ...props.eye, at: props.tick, packet: props.eye.seat.getSnapshot() }));
    const title = computed(() => {
      const { viewer, words, packet } = now.value;
      return viewer === "spectator" ? "Spectator" : capital(words.seat(viewer, packet.view));
    });
    const choices = computed((): readonly Move[] => {
      const { viewer, seat, packet } = now.value;
      if (viewer === "spectator" || props.isBot || packet.outcome !== null) return [];
      const listed = seat.choices();
      if (listed.length > 0 || !packet.waiting.includes(viewer)) return listed;
      const types = seat.game.moveNames;
      return types.flatMap((type) => seat.sample(type) ?? []);
    });

    const say = (rejection: Rejection): string => now.value.words.rejection(rejection, now.value.packet.view);
    const play = async (move: Move): Promise<void> => {
      const result = await props.eye.seat.play(move);
      refused.value = result.ok ? "" : say(result.rejection);
      await nextTick();
      // The button that was pressed may be gone: somebody without a mouse goes on where they were.
      if (document.activeElement === document.body) choicesBox.value?.focus();
    };

    const button = (move: Move): VNode => {
      const { words, packet } = now.value;
      const name = words.move(move, packet.view);
      return h(
        "button",
        {
          type: "button",
          key: JSON.stringify(move),
          "aria-label": `${title.value}: ${name}`,
          onClick: () => play(move),
        },
        name,
      );
    };
    const menu = (moves: readonly Move[]): VNode[] => {
      const { words, packet } = now.value;
      const pick = (event: Event): void => {
        picked.value = (event.target as HTMLSelectElement).selectedIndex;
      };
      const at = Math.min(picked.value, moves.length - 1);
      return [
        h(
          "select",
          { "aria-label": `${title.value}: what to do`, onChange: pick },
          moves.map((move, index) => h("option", { selected: index === at }, words.move(move, packet.view))),
        ),
        h("button", { type: "button", onClick: () => moves[at] && play(moves[at]) }, "Do it"),
      ];
    };
    const choicesView = (): VNode | false => {
      const moves = choices.value;
      if (props.eye.viewer === "spectator") return false;
      const inside =
        moves.length === 0
          ? [
              h(
                "p",
                { class: "none" },
                props.isBot ? "A random player has this seat." : "Nothing to choose now.",
              ),
            ]
          : moves.length > mostButtons
            ? menu(moves)
            : moves.map(button);
      const label = `What ${title.value} may do`;
      return h(
        "div",
        { class: "choices", ref: choicesBox, tabindex: -1, role: "group", "aria-label": label },
        inside,
      );
    };

    const heard = (): VNode | false => {
      const { packets, words } = now.value;
      const lines = packets.flatMap(({ events, view }) => words.events(events, view));
      if (lines.length === 0) return false;
      const start = Math.max(0, lines.length - heardLines);
      return h("div", { class: "heard" }, [
        h("h4", "Told"),
        h(
          "ol",
          { start: start + 1 },
          lines.slice(start).map((line) => h("li", line)),
        ),
      ]);
    };
    const sent = (): VNode => {
      const { packets } = now.value;
      const one = packets.length === 1 ? "1 packet" : `${packets.length} packets`;
      return h("details", { open: props.packets }, [
        h("summary", `${one} sent`),
        packets
          .slice(-shownPackets)
          .reverse()
          .map((packet) =>
            h(
              "pre",
              { key: packet.at, tabindex: 0, "aria-label": `Packet ${packet.at}` },
              JSON.stringify(packet, null, 1),
            ),
          ),
      ]);
    };

    return () => {
      const { words, packet } = now.value;
      const { view } = packet;
      const facts = factsOf(words, view);
      const { viewer } = props.eye;
      const handle = viewer === "spectator" ? "table.spectator" : `table.seat(${viewer})`;
      return h("section", { class: "eye", "aria-label": `${title.value}: what is seen here` }, [
        h("h3", [title.value, " ", h("code", handle)]),
        facts.length > 0 &&
          h(
            "ul",
            { class: "facts" },
            facts.map((fact) => h("li", fact)),
          ),
        placesOf(words, view, props.spectator).map(placeView),
        choicesView(),
        refused.value !== "" && h("p", { class: "refused", role: "alert" }, refused.value),
        heard(),
        sent(),
      ]);
    };
  },
});
