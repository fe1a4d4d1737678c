import { startMatch, type Match, type Viewer } from "@facedown/core";
import { choicesOf, frameOf, type AnyFrame } from "../asking.js";
import type { Base, Moment } from "../base.js";
import { broken } from "../broken.js";
import { Chance, setupStep } from "../chance.js";
import { firstDifference, short, type Difference } from "../difference.js";
import { compare, Receipts } from "../leak.js";
import { pickOf, type Picker } from "../picker.js";
import { frames, viewerName, viewersOf } from "../receiving.js";
import { Seating, type AnyPacket } from "../seating.js";
import { Tally } from "../tally.js";
import { hiddenEdit, omissionEdit, otherGame, secretEdit, shuffleEdit, type Edit } from "../twins.js";
import { isExcused, type LawContext, type LawDefinition } from "./definition.js";
import { unnoticedBy } from "./noticing.js";
import { pickerOf } from "./positions.js";

/** The first difference that JSON keeps; what two packets have in common is mostly the same objects. */
function differenceInJson(one: unknown, other: unknown, path: string): Difference | undefined {
  const found = firstDifference(one, other, path);
  return found && JSON.stringify(one) !== JSON.stringify(other) ? found : undefined;
}

function same(wanted: unknown, got: unknown, viewer: Viewer, what: string): void {
  const found = differenceInJson(wanted, got, "packet");
  if (found)
    broken({
      seat: viewerName(viewer),
      path: found.path,
      message: `${what}: expected ${short(found.one)}, got ${short(found.other)}`,
    });
}

type Seen = readonly unknown[];

function seenIn({ view, waiting, timers, outcome }: AnyFrame): Seen {
  return [view, waiting, timers, outcome];
}

/** Whether a viewer had noticed the last move of this seat, which is taken back. */
function hadNoticed(viewer: Viewer, before: Match, seat: number): boolean {
  const last = before.journal().findLastIndex(({ by }) => by === seat);
  return last >= 0 && before.at(last + 1).isNoticed(viewer, before.at(last));
}

/** What a viewer should be sent, worked out from the match alone. */
class Expected {
  readonly viewer: Viewer;
  readonly all: AnyPacket[];
  #seen: Seen;

  constructor(viewer: Viewer, first: Match) {
    this.viewer = viewer;
    const frame = frameOf(first, viewer);
    this.all = [{ at: 0, ...frame }];
    this.#seen = seenIn(frame);
  }

  get latest(): AnyPacket {
    return this.all.at(-1) as AnyPacket;
  }

  /** Somebody sits down: what was told before was told to others. */
  begin(): void {
    this.all[this.all.length - 1] = { ...this.latest, events: [] };
  }

  /** What a step should send; nothing where it changes nothing for this viewer. */
  step({ deed, ok, before, after }: Moment): AnyPacket | undefined {
    if (!ok) return undefined;
    const frame = frameOf(after, this.viewer);
    const seen = seenIn(frame);
    const changed = firstDifference(seen, this.#seen, "") !== undefined;
    this.#seen = seen;
    const isTold = "undo" in deed && (changed || hadNoticed(this.viewer, before, deed.undo));
    const events = "undo" in deed ? (isTold ? [{ type: "undone", seat: deed.undo }] : []) : frame.events;
    if (!changed && events.length === 0) return undefined;
    const packet = { at: this.latest.at + 1, ...frame, events };
    this.all.push(packet);
    return packet;
  }
}

/** Everything in which a game at a table is more than a match: who comes late, goes and comes back, tries again, leaves. */
class Evening {
  readonly #base: Base;
  readonly #pick: Picker;
  readonly #seating: Seating;
  readonly #expected: Expected[];
  readonly #heard: number[];
  #away: { readonly viewer: Viewer; readonly after: number } | undefined;

  constructor(base: Base, pick: Picker) {
    this.#base = base;
    this.#pick = pick;
    this.#seating = new Seating(base.first);
    this.#expected = viewersOf(base.first).map((viewer) => new Expected(viewer, base.first));
    this.#heard = this.#expected.map(() => 0);
    for (const each of this.#expected) this.#hears(each, [each.latest], "the first packet");
  }

  #hears({ viewer }: Expected, wanted: readonly AnyPacket[], what: string): void {
    const at = viewer === "spectator" ? this.#expected.length - 1 : viewer;
    const sent = this.#seating.sent[at] ?? [];
    same(wanted, sent.slice(this.#heard[at]), viewer, what);
    this.#heard[at] = sent.length;
  }

  run(): void {
    this.#base.moments.forEach((moment, step) => {
      this.#step(moment, step);
    });
    this.#backAgain();
    const { last } = this.#base;
    for (let seat = 0; seat < last.seats; seat++)
      same(
        last.undo(seat).ok,
        this.#seating.seatOf(seat).canUndo(),
        seat,
        "whether it may take its move back",
      );
  }

  #step(moment: Moment, step: number): void {
    const seating = this.#seating;
    const isRetried = this.#pick(4) === 0;
    seating.do(moment.deed, isRetried ? `attempt ${step}` : undefined);
    if (isRetried && "by" in moment.deed && moment.deed.by !== "table")
      seating.do(moment.deed, `attempt ${step}`);
    const what = `after step ${step + 1}, ${moment.kind}`;
    for (const each of this.#expected) {
      const packet = each.step(moment);
      const isAway = this.#away?.viewer === each.viewer;
      this.#hears(each, packet && !isAway ? [packet] : [], what);
    }
    const { viewer, latest } = pickOf(this.#expected, this.#pick);
    same(latest, seating.seatOf(viewer).getSnapshot(), viewer, `${what}, the snapshot`);
    if (seating.errors.length > 0) throw seating.errors[0];
    if (seating.timers !== moment.after.timers.length)
      broken({
        path: "timers",
        message: `${what}: ${seating.timers} timers run at the table, not ${moment.after.timers.length}`,
      });
    this.#sometimes(moment, what);
  }

  #sometimes({ after }: Moment, what: string): void {
    const each = pickOf(this.#expected, this.#pick);
    const { viewer } = each;
    switch (this.#pick(8)) {
      case 0: {
        const choices = viewer === "spectator" ? [] : choicesOf(after, viewer);
        const got = this.#seating.arriving(viewer, { choices: true });
        same([{ ...each.latest, choices }], got, viewer, `${what}, for who comes late`);
        return;
      }
      case 1:
        if (this.#away) return;
        this.#seating.leave(viewer);
        this.#away = { viewer, after: each.latest.at };
        return;
      case 2:
        this.#backAgain();
        return;
      case 3:
        if (viewer === "spectator" || this.#away?.viewer === viewer) return;
        this.#seating.table.handOver(viewer, "person");
        this.#seating.comeBack(viewer, {});
        each.begin();
        this.#hears(each, [each.latest], `${what}, for who takes the seat over`);
    }
  }

  /** Who was away is sent once what came meanwhile: all events, or the latest with word that some are gone. */
  #backAgain(): void {
    if (!this.#away) return;
    const { viewer, after } = this.#away;
    this.#away = undefined;
    const at = viewer === "spectator" ? this.#expected.length - 1 : viewer;
    const { all, latest } = this.#expected[at] as Expected;
    this.#seating.comeBack(viewer, { after });
    const [got, ...more] = (this.#seating.sent[at] ?? []).slice(this.#heard[at]);
    this.#heard[at] = this.#seating.sent[at]?.length ?? 0;
    const missed = all.filter((packet) => packet.at > after).flatMap(({ events }) => events);
    const what = "for who comes back";
    if (latest.at === after) {
      same([], got ? [got] : [], viewer, what);
      return;
    }
    const kept = got?.gap ? missed.slice(missed.length - got.events.length) : missed;
    same({ ...latest, events: kept, ...(got?.gap && { gap: true }) }, got, viewer, what);
    same([], more, viewer, what);
  }
}

/** The table's own move for a seat that is left must be legal, once for each seat. */
function leaving({ game, last }: Base, pick: Picker): void {
  const leave = game.inside.definition.leave as ((seat: number) => object) | undefined;
  if (!leave || last.outcome !== null) return;
  const made = last.journal().map(({ move }) => JSON.stringify(move));
  const seat = pick(last.seats);
  if (made.includes(JSON.stringify(leave(seat)))) return;
  const { table } = new Seating(last);
  table.handOver(seat, "nobody");
  if (table.match.length === last.length)
    broken({
      path: "leave",
      message: `the seat ${seat} is left to nobody, and the table's move for that is refused: ${short(leave(seat))}`,
    });
}

function editOf(base: Base, receipts: Receipts, context: LawContext, pick: Picker): Edit | undefined {
  const makers = [
    shuffleEdit,
    secretEdit,
    hiddenEdit,
    () =>
      omissionEdit(
        base,
        (step) => unnoticedBy(base, receipts, step, (name) => isExcused(context, name)),
        pick,
      ),
  ];
  return pickOf(makers, pick)(base, pick);
}

/** Whoever cannot tell a game from its twin is sent the same at both tables, numbers included, and when it comes back. */
function likeItsTwin(base: Base, context: LawContext, pick: Picker): void {
  const { seatFields } = context;
  const receipts = new Receipts(base, frames);
  const edit = editOf(base, receipts, context, pick);
  if (!edit) return;
  const unaware = new Map<number, readonly Viewer[]>();
  compare({
    base,
    edit,
    receiver: frames,
    receipts,
    tally: new Tally(),
    seatFields,
    judged: new Set(),
    onStep: (step, _, viewers) => unaware.set(step, viewers),
  });
  const chance = new Chance(base.chance, edit.chance);
  const before = base.moments[edit.step]?.before;
  const first = before ?? chance.during(setupStep, {}, () => startMatch(base.game, base.start as never));
  const [one, other] = [new Seating(before ?? base.first), new Seating(first)];
  for (let step = Math.max(0, edit.step); step < base.moments.length; step++) {
    const { deed } = base.moments[step] as Moment;
    one.do(deed);
    if (step === edit.step && edit.omitted) continue;
    const twin = step === edit.step && edit.move && "by" in deed ? { ...deed, move: edit.move } : deed;
    chance.during(step, {}, () => {
      other.do(twin);
    });
    const who = unaware.get(step);
    if (!who || who.length === 0) return;
    const isLast = step === base.moments.length - 1 || unaware.get(step + 1)?.length !== who.length;
    for (const viewer of who)
      likeEachOther(one, other, { viewer, edit, step, comesBack: isLast || step % 8 === 0 });
    for (const { sent } of [one, other]) for (const packets of sent) packets.splice(0);
  }
}

interface Where {
  readonly viewer: Viewer;
  readonly edit: Edit;
  readonly step: number;
  /** Whether it is also looked at what somebody is sent who comes back now. */
  readonly comesBack: boolean;
}

function likeEachOther(one: Seating, other: Seating, { viewer, edit, step, comesBack }: Where): void {
  const at = viewer === "spectator" ? one.sent.length - 1 : viewer;
  const after = Math.max(0, one.seatOf(viewer).getSnapshot().at - 2);
  const all = [one, other].map((each) => [
    ...(each.sent[at] ?? []),
    ...(comesBack ? each.arriving(viewer, { after }) : []),
  ]);
  const found = differenceInJson(all[0], all[1], "packets");
  if (found)
    broken({
      seat: viewerName(viewer),
      path: found.path,
      message: [
        `at a table it can tell two games apart that look the same to it (${edit.name}).`,
        otherGame(edit, viewer),
        `Different after step ${step + 1}: ${found.path}: ${short(found.one)} or ${short(found.other)}`,
      ].join("\n"),
    });
}

/**
 * Played at a table, each seat and the spectator is sent what the match shows it, no more and no less: also who comes late,
 * comes back, tries again, or takes a seat over; and the same as in a game that it cannot tell apart.
 */
export const atATableLaw: LawDefinition = {
  hears: true,
  check: (base, context) => {
    const pick = pickerOf(base);
    new Evening(base, pick).run();
    leaving(base, pick);
    if (context.isShrinking || pick(2) === 0) likeItsTwin(base, context, pick);
  },
};
