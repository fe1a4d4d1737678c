import {
  defineComponent,
  h,
  nextTick,
  onBeforeUnmount,
  onMounted,
  ref,
  shallowRef,
  type PropType,
  type VNode,
} from "vue";
import { describe, type AnyGame, type Viewer } from "@facedown/core";
import { gameNamed } from "./games.js";
import LiveEye from "./LiveEye.js";
import { startSession, type OpeningMove, type Session } from "./session.js";
import "./live.css";

/**
 * A real table in the page, seen by several eyes side by side. Each sees what its seat is sent and nothing else; the
 * reader holds all seats at once.
 */
export default defineComponent({
  name: "LiveTable",
  props: {
    /** The name of a file in `docs/live`, which exports `game`. */
    game: { type: String, required: true },
    seats: { type: Number, required: true },
    /** Whose eyes. Default: all seats and the spectator. */
    viewers: { type: Array as PropType<readonly Viewer[]>, default: undefined },
    seed: { type: String, default: "table" },
    options: { type: Object as PropType<Readonly<Record<string, unknown>>>, default: undefined },
    /** Seats that random players hold. */
    bots: { type: Array as PropType<readonly number[]>, default: () => [] },
    /** Moves that are made before the reader comes. */
    opening: { type: Array as PropType<readonly OpeningMove[]>, default: () => [] },
    /** What the table shows. */
    caption: { type: String, default: "" },
    /** Whether the packets are open from the start. */
    packets: { type: Boolean, default: false },
  },
  setup(props) {
    const session = shallowRef<Session>();
    const tick = ref(0);
    const problem = ref("");
    const head = ref<HTMLElement>();
    let isGone = false;

    const fail = (error: unknown): void => {
      problem.value = error instanceof Error ? error.message : String(error);
    };
    const changed = (): void => {
      tick.value++;
    };
    const start = async (seed: string | undefined): Promise<void> => {
      const game: AnyGame = await gameNamed(props.game);
      const everybody: readonly Viewer[] = [
        ...Array.from({ length: props.seats }, (_, seat) => seat),
        "spectator",
      ];
      const { seats, options, bots, opening } = props;
      const viewers = props.viewers ?? everybody;
      const setup = { game, seats, options, bots, opening, viewers, onError: fail };
      const next = await startSession({ ...setup, ...(seed !== undefined && { seed }) }, changed);
      if (isGone) {
        next.close();
        return;
      }
      session.value?.close();
      session.value = next;
      changed();
    };
    const deal = (seed?: string): void => {
      problem.value = "";
      start(seed).catch(fail);
    };
    onMounted(() => {
      deal(props.seed);
    });
    onBeforeUnmount(() => {
      isGone = true;
      session.value?.close();
    });

    const undo = (): void => {
      session.value?.undo();
      void nextTick(() => {
        if (document.activeElement === document.body) head.value?.focus();
      });
    };
    const hostMoves = ({ table }: Session): VNode[] => {
      const { view } = table.spectator;
      const words = describe(table.game, "en");
      return table.match.choices("table").map((move) =>
        h(
          "button",
          {
            type: "button",
            key: JSON.stringify(move),
            onClick: () => {
              table.play(move).catch(fail);
            },
          },
          `Table: ${words.move(move, view)}`,
        ),
      );
    };
    const state = ({ table }: Session): string => {
      const { view, waiting, outcome } = table.spectator.getSnapshot();
      const words = describe(table.game, "en");
      const phase = words.phase(view);
      const said = outcome === null ? words.waiting(waiting, view) : words.outcome(outcome as never, view);
      return [phase, said].filter((part) => part !== "").join(". ");
    };
    const inside = (playing: Session): VNode[] => {
      const { table, eyes } = playing;
      const spectator = table.spectator.view as object;
      const isDone = tick.value < 0 || !playing.canUndo();
      return [
        h("div", { class: "bar", ref: head, tabindex: -1, role: "group", "aria-label": "The table" }, [
          h("p", { class: "state", role: "status" }, state(playing)),
          h("button", { type: "button", disabled: isDone, onClick: undo }, "Undo"),
          h("button", { type: "button", onClick: () => deal(props.seed) }, "Start again"),
          h("button", { type: "button", onClick: () => deal() }, "New deal"),
          ...hostMoves(playing),
        ]),
        h(
          "div",
          { class: "eyes" },
          eyes.map((eye) =>
            h(LiveEye, {
              key: eye.viewer,
              eye,
              tick: tick.value,
              spectator,
              packets: props.packets,
              isBot: props.bots.includes(eye.viewer as number),
            }),
          ),
        ),
        h("p", { class: "legend", "aria-hidden": "true" }, [
          h("span", { class: "cell hidden" }),
          " in this view it is null ",
          h("span", { class: "cell face own" }, "A"),
          " seen here, not by everyone",
        ]),
      ];
    };

    return () =>
      h("figure", { class: "live-table", "data-game": props.game, "data-tick": tick.value }, [
        props.caption !== "" && h("figcaption", props.caption),
        problem.value !== "" && h("p", { class: "refused", role: "alert" }, problem.value),
        session.value ? inside(session.value) : h("p", { class: "none" }, "The table is being set …"),
      ]);
  },
});
