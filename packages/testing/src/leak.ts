import { sameJson, type Match, type Viewer } from "@facedown/core";
import type { Base, Moment } from "./base.js";
import { broken, LawBroken } from "./broken.js";
import { Chance, setupStep } from "./chance.js";
import { firstDifference, short, type Difference } from "./difference.js";
import { eventPath } from "./event-paths.js";
import { differUnseen } from "./cells-alike.js";
import { differenceOf } from "./heard.js";
import { releasesTo } from "./releases.js";
import type { Release } from "./hearing.js";
import type { WireMove } from "./asking.js";
import { probesAt } from "./probes.js";
import { Playing, type Done } from "./playing.js";
import { bitOf, viewerName, viewersOf, type Received, type Receiver } from "./receiving.js";
import { RulesBroke } from "./rules-broke.js";
import type { SeatFields } from "./seat-fields.js";
import type { Tally } from "./tally.js";
import { otherGame, relation, viewerInWords, type Edit } from "./twins.js";

/** What every viewer received in every step of a game; each step is worked out once. */
export class Receipts {
  readonly #base: Base;
  readonly #receiver: Receiver;
  readonly #known = new Map<number, readonly Received[]>();
  #undo: readonly string[] | undefined;

  constructor(base: Base, receiver: Receiver) {
    this.#base = base;
    this.#receiver = receiver;
  }

  /** What each viewer received in this step. */
  at(step: number): readonly Received[] {
    const known = this.#known.get(step);
    if (known) return known;
    const moment = this.#base.moments[step];
    const [before, after] = moment ? [moment.before, moment.after] : [undefined, this.#base.first];
    const probes = probesAt(this.#base, step);
    const received = receiveAll(this.#receiver, before, after, probes);
    this.#known.set(step, received);
    return received;
  }

  /** What each seat is told when it asks to take its last move back after the last step. */
  undo(): readonly string[] {
    return (this.#undo ??= Array.from({ length: this.#base.last.seats }, (_, seat) =>
      undoText(this.#base.last.undo(seat)),
    ));
  }
}

function receiveAll(
  { receive }: Receiver,
  before: Match | undefined,
  after: Match,
  probes: readonly WireMove[],
): readonly Received[] {
  return viewersOf(after).map((viewer) => receive(before, after, viewer, probes));
}

function undoText(undone: ReturnType<Match["undo"]>): string {
  return undone.ok ? "possible" : undone.rejection.code;
}

/** One comparison of a game with a twin. */
export interface Comparison {
  readonly base: Base;
  readonly edit: Edit;
  readonly receiver: Receiver;
  readonly receipts: Receipts;
  readonly tally: Tally;
  readonly seatFields: SeatFields;
  /**
   * The parts of what is received whose difference breaks the law; where another part differs, that is another law's
   * question, and the comparison ends for that viewer. Default: all, and what viewers are shown.
   */
  readonly judged?: ReadonlySet<string>;
  /** Whether something is excused by name. */
  readonly isExcused?: (name: string) => boolean;
  /** The names under which comparisons at a moment are counted. Default: the move's. */
  readonly kinds?: (moment: Moment, viewer: Viewer) => readonly string[];
  /** Called after each step that both took, with those who could not tell them apart so far. */
  readonly onStep?: (step: number, twin: Match, unaware: readonly Viewer[]) => void;
}

/** Plays the twin of a game and holds what each viewer receives against the game, until what it is rightly shown differs. */
export function compare(comparison: Comparison): void {
  inTwin(comparison.edit, () => {
    new Twin(comparison).run();
  });
}

/** Says of rules that break in a twin that it was there. */
export function inTwin(edit: Edit, run: () => void): void {
  try {
    run();
  } catch (error) {
    if (error instanceof LawBroken) throw error;
    throw new RulesBroke(error, { note: `It happens in another game: ${edit.text}.` });
  }
}

/** What tells of the last move that was made: where none is made, of one that may be missing in the twin. */
const oldParts: ReadonlySet<string> = new Set(["packet", "events"]);

class Twin {
  readonly #comparison: Comparison;
  readonly #base: Base;
  readonly #edit: Edit;
  readonly #playing: Playing;
  #unaware: Set<Viewer>;
  readonly #from: number;

  constructor(comparison: Comparison) {
    const { base, edit } = comparison;
    this.#comparison = comparison;
    this.#base = base;
    this.#edit = edit;
    this.#unaware = new Set(viewersOf(base.first));
    const chance = new Chance(base.chance, edit.chance);
    const start = edit.seed === undefined ? base.start : { ...base.start, seed: edit.seed };
    const before = base.moments[edit.step]?.before;
    this.#from = edit.step === setupStep ? 0 : edit.step;
    this.#playing = before
      ? Playing.from(before, start, chance)
      : Playing.start(base.game, start, chance, true);
    const deed = base.moments[edit.step]?.deed;
    if (edit.omitted) this.#unaware = new Set(edit.omitted);
    if (edit.name === "T3" && deed && "by" in deed && deed.by !== "table") this.#unaware.delete(deed.by);
  }

  run(): void {
    const { moments, dealt } = this.#base;
    if (this.#edit.step === setupStep)
      this.#look(setupStep, undefined, dealt, this.#playing.hearing?.releases ?? []);
    for (let step = this.#from; step < moments.length; step++)
      if (!this.#step(step, moments[step] as Moment)) return;
    this.#undo();
  }

  #step(step: number, moment: Moment): boolean {
    if (this.#unaware.size === 0) return false;
    const { omitted } = this.#edit;
    if (omitted && step === this.#edit.step) return true;
    // The move that an undo takes back may be the one that was not made, or another that was noticed.
    if (omitted && "undo" in moment.deed && !omitted.includes(moment.deed.undo)) return false;
    const before = this.#playing.match;
    const deed =
      step === this.#edit.step && "move" in moment.deed && this.#edit.move
        ? { ...moment.deed, move: this.#edit.move }
        : moment.deed;
    const done = this.#playing.do(step, deed);
    if (!this.#sameAnswer(step, moment, done)) return false;
    this.#look(step, before, moment.releases, done.releases);
    this.#comparison.onStep?.(step, this.#playing.match, [...this.#unaware]);
    return true;
  }

  /** Whether a deed was answered as before; a different answer tells its actor apart. */
  #sameAnswer(step: number, { deed, ok, rejection }: Moment, done: Done): boolean {
    const edited = step === this.#edit.step && this.#edit.move !== undefined;
    if (ok === done.ok && (edited || sameJson(rejection ?? null, done.rejection ?? null))) return true;
    const actor: Viewer = "undo" in deed ? deed.undo : deed.by === "table" ? "spectator" : deed.by;
    if (!edited && this.#unaware.has(actor))
      this.#leak(
        step,
        actor,
        "undo" in deed ? "undo" : "the answer to its move",
        rejection?.code ?? "legal",
        done.rejection?.code ?? "legal",
      );
    return false;
  }

  #look(step: number, before: Match | undefined, base: readonly Release[], twin: readonly Release[]): void {
    if (this.#edit.name === "T7" && step === this.#edit.step) {
      this.#lookAtDraw(step, before, base, twin);
      return;
    }
    this.#release(step, base, twin);
    this.#receive(step, before);
  }

  /**
   * What a public draw gives may be told in its own step; whoever is told knows it from then on. Who is not told must not be
   * able to tell later either. And where it decides what lies where a viewer does not see it, the same draw may not be told.
   */
  #lookAtDraw(
    step: number,
    before: Match | undefined,
    base: readonly Release[],
    twin: readonly Release[],
  ): void {
    const { receiver, receipts, isExcused } = this.#comparison;
    const { match } = this.#playing;
    const mine = receipts.at(step);
    const own = this.#base.moments[step]?.after ?? this.#base.first;
    const probes = probesAt(this.#base, step);
    for (const viewer of [...this.#unaware]) {
      const [one, other] = [releasesTo(viewer, base), releasesTo(viewer, twin)];
      const isHidden = differUnseen(own, match, viewer) && sameJson(one, other);
      const received = mine[viewer === "spectator" ? match.seats : viewer] as Received;
      const its = isHidden ? receiver.receive(before, match, viewer, probes) : received;
      const difference = differenceOf(receiver.parts, received, its);
      if (isHidden && difference === "none") continue;
      this.#unaware.delete(viewer);
      const isTold = difference === "event" || difference === "more";
      if (isHidden && isTold && !isExcused?.(`T7 ${this.#edit.where}`)) {
        const part = received.findIndex((text, i) => i > 0 && text !== its[i]);
        this.#leakIn(step, viewer, receiver.parts[part] ?? "", received[part] ?? "", its[part] ?? "");
      }
    }
  }

  #release(step: number, base: readonly Release[], twin: readonly Release[]): void {
    for (const viewer of [...this.#unaware]) {
      const bit = bitOf(viewer);
      const [mine, others] = [base, twin].map((all) => all.filter(({ to }) => (to & bit) !== 0)) as [
        Release[],
        Release[],
      ];
      if (this.#sameReleases(step, viewer, mine, others)) continue;
      this.#unaware.delete(viewer);
      const moment = this.#base.moments[step];
      if (!moment) continue;
      const { tally } = this.#comparison;
      for (const kind of this.#kindsOf(moment, viewer)) tally.add(`told ${this.#edit.name} at ${kind}`);
    }
  }

  /**
   * Whether a viewer was shown the same. Another value ends the comparison: from there it may see a difference. But which
   * cell or fact it is, and how many, must not depend on what it cannot know; a secret input may choose the cell, and
   * whoever noticed a move may decide by it what is shown.
   */
  #sameReleases(step: number, viewer: Viewer, base: readonly Release[], twin: readonly Release[]): boolean {
    const isDecided = this.#isByWhoNoticed(step);
    const mayChoose = this.#edit.name === "T3" || isDecided;
    for (let i = 0; i < Math.max(base.length, twin.length); i++) {
      const [one, other] = [base[i], twin[i]];
      if ((!one || !other) && isDecided) return false;
      if (!one || !other) return this.#leak(step, viewer, "how much it is shown", nameOf(one), nameOf(other));
      if (one.value === other.value && one.what === other.what) continue;
      const cells = one.cell !== undefined && other.cell !== undefined;
      if (!cells && one.what !== other.what)
        return isDecided
          ? false
          : this.#leak(step, viewer, "what is disclosed to it", nameOf(one), nameOf(other));
      if (cells && mayChoose) return false;
      if (one.value === other.value) continue;
      if (one.what !== other.what)
        return this.#leak(step, viewer, "which card it is shown", nameOf(one), nameOf(other));
      return false;
    }
    return true;
  }

  /** Whether this step was made by somebody who had noticed the move that the twin leaves out. */
  #isByWhoNoticed(step: number): boolean {
    const { omitted } = this.#edit;
    const deed = this.#base.moments[step]?.deed;
    if (!omitted || !deed) return false;
    const actor = "undo" in deed ? deed.undo : deed.by;
    return actor !== "table" && !omitted.includes(actor);
  }

  #receive(step: number, before: Match | undefined): void {
    const { receiver, receipts } = this.#comparison;
    if (this.#unaware.size === 0) return;
    const base = receipts.at(step);
    const probes = probesAt(this.#base, step);
    const { match } = this.#playing;
    const moment = this.#base.moments[step];
    const isOld = this.#edit.omitted !== undefined && (!moment?.ok || "undo" in moment.deed);
    for (const viewer of this.#unaware) {
      const twin = receiver.receive(before, match, viewer, probes);
      const mine = base[viewer === "spectator" ? match.seats : viewer] as Received;
      const part = mine.findIndex(
        (text, i) => text !== twin[i] && !(isOld && oldParts.has(receiver.parts[i] ?? "")),
      );
      if (part >= 0) {
        this.#leakIn(step, viewer, receiver.parts[part] ?? "", mine[part] ?? "", twin[part] ?? "");
        continue;
      }
      this.#countLive(moment, viewer);
    }
  }

  #kindsOf(moment: Moment, viewer: Viewer): readonly string[] {
    return this.#comparison.kinds?.(moment, viewer) ?? [moment.kind];
  }

  #countLive(moment: Moment | undefined, viewer: Viewer): void {
    const { tally, seatFields } = this.#comparison;
    const twin = `${this.#edit.name} ${this.#edit.where}`;
    if (!moment) tally.add(`${twin}: setup`);
    else
      for (const kind of this.#kindsOf(moment, viewer))
        tally.add(`${twin}: ${kind} ${relation(moment, viewer, seatFields)}`);
  }

  #undo(): void {
    if (this.#unaware.size === 0 || this.#comparison.receiver.parts[0] !== "packet") return;
    const base = this.#comparison.receipts.undo();
    for (const viewer of this.#unaware) {
      if (viewer === "spectator") continue;
      const twin = undoText(this.#playing.answerToUndo(viewer));
      if (twin !== base[viewer])
        this.#leak(this.#base.moments.length - 1, viewer, "undo", base[viewer] ?? "", twin);
    }
  }

  #leakIn(step: number, viewer: Viewer, part: string, one: string, other: string): void {
    const { judged } = this.#comparison;
    const [mine, others] = [JSON.parse(one) as unknown, JSON.parse(other) as unknown];
    const found = firstDifference(mine, others, part) ?? { path: part, one, other };
    if (judged && !judged.has(part)) this.#unaware.delete(viewer);
    else tellLeak(this.#edit, step, viewer, found, eventPath(found.path, mine, others));
  }

  /** A difference beside what is received; it is no leak where the law judges only parts of that. Gives false. */
  #leak(step: number, viewer: Viewer, path: string, one: unknown, other: unknown): false {
    if (!this.#comparison.judged) tellLeak(this.#edit, step, viewer, { path, one, other });
    this.#unaware.delete(viewer);
    return false;
  }
}

function tellLeak(
  edit: Edit,
  step: number,
  viewer: Viewer,
  { path, one, other }: Difference,
  { where, hint } = { where: path, hint: "" },
): never {
  const when = step === setupStep ? "after the setup" : `after step ${step + 1}`;
  return broken({
    seat: viewerName(viewer),
    path,
    where,
    message: [
      `${viewerInWords(viewer)} can tell two games apart that look the same to it (${edit.name}).`,
      otherGame(edit, viewer),
      `Different ${when}: ${where}`,
      `  in this game:      ${short(one)}`,
      `  in the other game: ${short(other)}`,
      ...(hint === "" ? [] : [hint]),
      ...(edit.name === "T7" ? [drawHint(edit)] : []),
    ].join("\n"),
  });
}

function drawHint({ where }: Edit): string {
  return (
    "What int, die and the like give is public, and here it decides what lies where this viewer does not see it: use " +
    `random.hidden or a shuffle. Where everybody may know it: excused: { "T7 ${where}": "why" }`
  );
}

function nameOf(release: Release | undefined): string {
  return release ? `${release.what} = ${release.value}` : "nothing";
}
