import type { AnyGame, Viewer } from "@facedown/core";
import type { Base } from "../base.js";
import type { Finding } from "../broken.js";
import { compare, Receipts, type Comparison } from "../leak.js";
import { picker } from "../picker.js";
import { packets, type Receiver } from "../receiving.js";
import {
  hiddenEdit,
  inputEdit,
  omissionEdit,
  publicEdit,
  secretEdit,
  seedEdit,
  shuffleEdit,
  twinNames,
  type Edit,
  type TwinName,
} from "../twins.js";
import { compareInput, namedAlways } from "../undeclared.js";
import { isExcused, type LawContext, type LawDefinition } from "./definition.js";
import { kindsBy } from "./kinds.js";
import { countTried, neverLive, neverLiveFinding } from "./liveness.js";
import { assertUnnoticed, unnoticedBy } from "./noticing.js";
import { countUnseen, countVaried, unvaried } from "./unseen-places.js";

/** The twins that are made of one game. While a shorter game is looked for there are more, so that a leak is met again. */
export function editsOf(
  base: Base,
  isShrinking: boolean,
  unaware: (step: number) => readonly Viewer[] = () => [],
): Edit[] {
  const pick = picker(base.twins);
  const times = isShrinking ? 6 : 1;
  const edits: (Edit | undefined)[] = [];
  for (let i = 0; i < times; i++) {
    edits.push(shuffleEdit(base, pick), secretEdit(base, pick), hiddenEdit(base, pick));
    edits.push(inputEdit(base, pick), inputEdit(base, pick));
    edits.push(publicEdit(base, pick), omissionEdit(base, unaware, pick));
    if (pick(8) === 0 || (isShrinking && i === 0)) edits.push(seedEdit(base, pick));
  }
  return edits.filter((edit) => edit !== undefined);
}

/** Makes twins of a game and compares what everybody receives. */
export function compareTwins(
  base: Base,
  context: LawContext,
  receiver: Receiver,
  { judged, onStep }: Pick<Comparison, "judged" | "onStep"> = {},
): void {
  const receipts = new Receipts(base, receiver);
  const { tally, seatFields } = context;
  const kinds = kindsBy(context.options);
  seatFields.look(base);
  const excused = (name: string): boolean => isExcused(context, name);
  const unaware = (step: number): readonly Viewer[] =>
    judged ? [] : unnoticedBy(base, receipts, step, excused);
  for (const edit of editsOf(base, context.isShrinking, unaware)) {
    if (judged && ["T4", "T5", "T7"].includes(edit.name)) continue;
    countTried(base, edit, tally, kinds);
    if (edit.name === "T5") compareInput({ base, edit, receiver, receipts, tally, seatFields }, excused);
    else
      compare({
        base,
        edit,
        receiver,
        receipts,
        tally,
        seatFields,
        kinds,
        isExcused: excused,
        ...(judged && { judged }),
        ...(onStep && { onStep }),
      });
  }
}

function needs({ inside: { definition } }: AnyGame, { tally }: LawContext): readonly TwinName[] {
  const moves = Object.values(definition.moves);
  return twinNames.filter((name) => {
    if (name === "T1") return tally.of("shuffles") > 0;
    if (name === "T2") return tally.of("hidden draws") > 0;
    if (name === "T6") return tally.of("unnoticed moves") > 0;
    if (name === "T7") return false;
    if (name === "T3") return moves.some(({ secret }) => secret !== undefined && secret.length > 0);
    return name === "T4" || tally.of("open inputs") > 0;
  });
}

function end(context: LawContext): Finding | undefined {
  const dead = needs(context.game, context).find(
    (name) => context.tally.under(name) === 0 && !isExcused(context, name),
  );
  if (dead)
    return {
      path: dead,
      message:
        `${dead} was never compared: a law that skips everything proves nothing. Let the playthroughs reach it ` +
        `(more runs, other options), or excuse it by name: excused: { ${dead}: "why" }`,
    };
  const barren = neverLive(context.tally).find(
    ({ twin, kind }) => !isExcused(context, twin) && !isExcused(context, `${twin} at ${kind}`),
  );
  if (barren) return neverLiveFinding(barren);
  const named = namedAlways(context.tally).find((field) => !isExcused(context, `T5 ${field}`));
  if (named !== undefined) return namedFinding(named);
  const place = unvaried(context.tally).find((each) => !isExcused(context, `unseen ${each}`));
  return place === undefined
    ? undefined
    : {
        path: place,
        message:
          `no twin ever held another face there, and somebody does not see it: its secrets come neither from a shuffle nor ` +
          `from a hidden draw nor from a secret input. Let them, or let the playthroughs reach it, or excuse it by name: ` +
          `excused: { "unseen ${place}": "why" }`,
      };
}

function namedFinding(named: string): Finding {
  const [type = "", field = ""] = named.split(".");
  return {
    path: `moves.${type}.secret`,
    message:
      `${type} says with its ${field} which card comes to where others do not see it, and does not declare it: ` +
      `secret: [${JSON.stringify(field)}]. Where everybody is rightly told it: excused: { "T5 ${named}": "why" }`,
  };
}

/** What viewers receive depends only on what each step rightly shows them. */
export const nothingLeaksLaw: LawDefinition = {
  hears: true,
  check: (base, context) => {
    const { tally } = context;
    tally.add("shuffles", base.shuffles.length);
    for (let step = -1; step < base.moments.length; step++)
      tally.add("hidden draws", base.chance.hiddenDraws(step).length + base.chance.sides(step).length);
    tally.add("open inputs", base.moments.filter((moment) => moment.ok && hasChoice(base, moment)).length);
    countUnseen(base, tally);
    assertUnnoticed(base, context);
    if (unvaried(tally).length === 0) compareTwins(base, context, packets);
    else
      compareTwins(base, context, packets, {
        onStep: (step, twin, unaware) => {
          const moment = base.moments[step];
          const isClose = step % 8 === 0 || step === base.moments.length - 1;
          if (moment && isClose) countVaried(moment.after, twin, unaware, tally);
        },
      });
  },
  end,
};

function hasChoice({ game }: Base, { deed }: Base["moments"][number]): boolean {
  if ("undo" in deed) return false;
  const { secret = [], choices } = game.inside.definition.moves[deed.move.type] ?? {};
  const fields = Object.keys(deed.move).filter((field) => field !== "type");
  return choices !== undefined && fields.some((field) => !(secret as readonly string[]).includes(field));
}
