import type { Base } from "../base.js";
import type { Finding } from "../broken.js";
import type { Tally } from "../tally.js";
import type { Edit } from "../twins.js";
import type { KindsOf } from "./kinds.js";

/** A kind of twin, and a kind of move or a fact at which none of them was ever live. */
export interface NeverLive {
  readonly twin: string;
  readonly kind: string;
  readonly tried: number;
}

/** How many twins that reach a kind of move must have been made before one of them must have been live there. */
const enough = 40;
const kindsOfTwins: ReadonlySet<string> = new Set(["T1", "T2", "T3", "T6"]);
const seesOthers = ["target", "other", "spectator"];

/** Counts the kinds of moments that a twin goes through, as `tried T1 at give`. */
export function countTried({ moments }: Base, { name, step }: Edit, tally: Tally, kindsOf: KindsOf): void {
  if (!kindsOfTwins.has(name)) return;
  const kinds = new Set<string>();
  for (let i = Math.max(0, name === "T6" ? step + 1 : step); i < moments.length; i++) {
    const moment = moments[i];
    if (moment?.ok && "move" in moment.deed) for (const kind of kindsOf(moment, "anybody")) kinds.add(kind);
  }
  for (const kind of kinds) tally.add(`tried ${name} at ${kind}`);
}

/**
 * Where twins came again and again, and everybody but the mover could tell them apart before each time. Where a move itself
 * shows what differs, the order of what it shows was compared: that counts.
 */
export function neverLive(tally: Tally): NeverLive[] {
  const live = new Set<string>();
  const tried: NeverLive[] = [];
  for (const [name, count] of Object.entries(tally.all())) {
    const [, twin = "", kind = "", relation = ""] = /^(T\d) [^:]*: (.+) (\S+)$/.exec(name) ?? [];
    if (seesOthers.includes(relation)) live.add(`${twin} at ${kind}`);
    if (name.startsWith("told ")) live.add(name.slice("told ".length));
    const [, tryTwin = "", tryKind = ""] = /^tried (T\d) at (.+)$/.exec(name) ?? [];
    if (tryTwin !== "" && count >= enough) tried.push({ twin: tryTwin, kind: tryKind, tried: count });
  }
  return tried.filter(({ twin, kind }) => !live.has(`${twin} at ${kind}`));
}

/** What the law says of it. */
export function neverLiveFinding({ twin, kind, tried }: NeverLive): Finding {
  const name = `${twin} at ${kind}`;
  return {
    path: name,
    message:
      `of ${tried} ${twin} twins whose games go through ${kind}, none was still alike to anybody but its mover when it came, ` +
      `so nothing was compared. Let the playthroughs reach it (more runs, other options), or excuse it by name: ` +
      `excused: { "${name}": "why" }`,
  };
}
