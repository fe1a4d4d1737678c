import {
  answerWindow,
  includes,
  lapsePasses,
  only,
  passes,
  standingPasses,
  type Pass,
  type Rejection,
  type Seat,
} from "@facedown/core";
import * as v from "valibot";
import type { Scene } from "../scene.js";
import { rules, type View } from "../state.js";
import { toBottom } from "../handling.js";
import { discardable, whyKept } from "../discards.js";
import { playable, playProgram, unplayable, type Moment } from "../windows.js";
import { decide, notAsked, sceneOf, type MoveContext } from "./context.js";

/** A card's place in a row, from 0. */
export const position = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(199));
const answer = v.union([position, v.picklist(passes)]);

function whyUnplayable(scene: Scene, seat: Seat, at: number, moment: Moment): Rejection | undefined {
  const why = unplayable(scene, seat, at, moment);
  if (why === undefined) return undefined;
  if (why === "secret") return rules.reject("HP-N-8");
  if (why === "too many") return rules.reject("HP-A-38");
  return why === "not your turn" ? rules.reject("HP-M-5") : rules.reject("HP-M-4", { why });
}

const momentOf = (view: View): Moment => (view.phase === "brace" ? "brace" : "announce");

/** What players do with their programs. */
export function programMoves(context: MoveContext) {
  /** The active player plays a program; that is no action (HP-R-5). */
  const play = rules.move({
    input: v.strictObject({ position }),
    during: "choose",
    check: ({ view, seat, input }) =>
      notAsked(context, view, seat) ?? whyUnplayable(sceneOf(context, view), seat, input.position, "turn"),
    choices: ({ view, seat }) =>
      notAsked(context, view, seat)
        ? []
        : playable(sceneOf(context, view), seat, "turn").map((at) => ({ position: at })),
    apply: ({ seat, input, ...step }) => {
      decide(context, step, (table) => {
        playProgram(table, seat, input.position);
      });
    },
  });

  const notInWindow = (view: View, seat: Seat): Rejection | undefined =>
    view.reactions.answers[seat]?.asked ? undefined : rules.reject("HP-M-14");

  /** Reacts with a program, or passes; nobody sees which until the window closes (HP-M-14, HP-M-18). */
  const respond = rules.move({
    input: v.strictObject({ answer }),
    during: ["react", "brace"],
    secret: ["answer"],
    check: ({ view, seat, input }) => {
      const refused = notInWindow(view, seat);
      if (refused || typeof input.answer === "string") return refused;
      return whyUnplayable(sceneOf(context, view), seat, input.answer, momentOf(view));
    },
    choices: ({ view, seat }): { answer: number | Pass }[] => {
      if (notInWindow(view, seat)) return [];
      const reactions = playable(sceneOf(context, view), seat, momentOf(view));
      return [...passes, ...reactions].map((each) => ({ answer: each }));
    },
    apply: ({ seat, input, ...step }) => {
      decide(context, step, ({ table, dealer }) => {
        answerWindow(dealer, table.reactions, seat, input.answer);
      });
    },
  });

  /** Takes a standing pass back, or the standing leave to look at the own ID (HP-M-18, HP-U-3). */
  const withdraw = rules.move({
    input: v.strictObject({ what: v.picklist(["pass", "leave"]) }),
    check: ({ view, seat, input: { what } }) => {
      const stands =
        what === "pass" ? includes(standingPasses(view.reactions), seat) : view.players[seat]!.allows;
      return stands ? undefined : rules.reject("HP-M-18");
    },
    choices: ({ view, seat }) => [
      ...(includes(standingPasses(view.reactions), seat) ? [{ what: "pass" as const }] : []),
      ...(view.players[seat]!.allows ? [{ what: "leave" as const }] : []),
    ],
    apply: ({ state, seat, input, dealer }) => {
      if (input.what === "pass") lapsePasses(state.reactions, only(seat));
      else state.players[seat]!.allows = false;
      dealer.tell({ type: input.what === "pass" ? "passWithdrawn" : "leaveWithdrawn", seat });
    },
  });

  /** Discards a program at the end of the turn (HP-M-10, HP-N-5, HP-N-6). */
  const discard = rules.move({
    input: v.strictObject({ from: v.picklist(["hand", "permanents"]), position }),
    during: "discard",
    check: ({ view, seat, input }) => {
      const refused = notAsked(context, view, seat);
      if (refused) return refused;
      const { [input.from]: cards } = view.players[seat]!;
      if (input.position >= cards.length) return rules.reject("HP-M-10");
      const why = whyKept(sceneOf(context, view), seat, input.from, input.position);
      return why && rules.reject(why);
    },
    choices: ({ view, seat }) =>
      notAsked(context, view, seat) ? [] : discardable(sceneOf(context, view), seat),
    apply: ({ seat, input, ...step }) => {
      decide(context, step, (table) => {
        toBottom(table, table.table.players[seat]![input.from], input.position);
      });
    },
  });

  return { play, respond, withdraw, discard };
}
