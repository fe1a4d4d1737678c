import { createRandom, freezeJson, imagine, Match, type Viewer } from "@facedown/core";
import type { Base } from "../base.js";
import { broken } from "../broken.js";
import { firstDifference, short } from "../difference.js";
import { compare, Receipts } from "../leak.js";
import { pickOf } from "../picker.js";
import { packets, textOf, viewerName, viewersOf, type Receiver } from "../receiving.js";
import { Tally } from "../tally.js";
import { hiddenEdit, otherGame, secretEdit, shuffleEdit } from "../twins.js";
import { hasStocks } from "./conservation.js";
import type { LawContext, LawDefinition } from "./definition.js";
import { pickerOf } from "./positions.js";

/** Who can tell twins apart is left out here; whether it leaks is another law's question. */
const frames: Receiver = {
  parts: ["view"],
  receive: (_, after, viewer) => [textOf(after.view(viewer))],
};

const nothing: ReadonlySet<string> = new Set();

function imagined(match: Match, viewer: Viewer, seed: string): object {
  return imagine(match, viewer, createRandom(seed)) as object;
}

function packetHolds(match: Match, viewer: Viewer, seed: string): void {
  const { inside } = match;
  const state = freezeJson(imagined(match, viewer, seed));
  const other = new Match(match.game, { ...inside, run: { ...inside.run, seen: [] }, state });
  const [mine, its] = [match, other].map((each) => packets.receive(undefined, each, viewer, []));
  const part = (mine ?? []).findIndex((text, i) => text !== its?.[i]);
  if (part < 0) return;
  const name = packets.parts[part] ?? "";
  const found = firstDifference(JSON.parse(mine?.[part] ?? ""), JSON.parse(its?.[part] ?? ""), name);
  broken({
    seat: viewerName(viewer),
    path: found?.path ?? name,
    message: `it imagines a state in which it would see something else: ${short(found?.one)} became ${short(found?.other)}`,
  });
}

function check(base: Base, context: LawContext): void {
  if (!hasStocks(base)) return;
  const pick = pickerOf(base);
  const { last } = base;
  const viewer = pickOf(viewersOf(last), pick);
  packetHolds(last, viewer, `${base.twins}`);
  const makers = [shuffleEdit, shuffleEdit, secretEdit, hiddenEdit];
  for (const make of context.isShrinking ? makers : [pickOf(makers, pick)]) {
    const edit = make(base, pick);
    if (!edit) continue;
    const receipts = new Receipts(base, frames);
    let twin: Match | undefined;
    let unaware: readonly Viewer[] = [];
    const onStep = (step: number, match: Match, viewers: readonly Viewer[]): void => {
      if (step !== base.moments.length - 1) return;
      twin = match;
      unaware = viewers;
    };
    compare({
      base,
      edit,
      receiver: frames,
      receipts,
      tally: new Tally(),
      seatFields: context.seatFields,
      judged: nothing,
      onStep,
    });
    if (!twin || unaware.length === 0) continue;
    const who = pickOf(unaware, pick);
    const found = firstDifference(imagined(last, who, "peek"), imagined(twin, who, "peek"), "state");
    context.tally.add(`imagined in ${edit.name}`);
    if (found)
      broken({
        seat: viewerName(who),
        path: found.path,
        message: `what it imagines depends on what it does not see: ${short(found.one)} or ${short(found.other)}\n${otherGame(edit, who)}`,
      });
  }
}

/** `imagine` gives the same for a state and its twin, and its packet is the seat's packet. */
export const imaginingLaw: LawDefinition = { hears: true, check };
