import type { Seat } from "@facedown/core";
import { kindsFor } from "./menu.js";
import { pendingLines, tableLines, tellerFor, viewLines, waitingLine } from "./scene.js";
import type { Sitting } from "./sitting.js";
import { toldOnce } from "./text.js";
import { Turn } from "./turn.js";

/** After so many rounds of random players the person is asked whether to go on. */
const rounds = 20;

/** Plays until the game is over. Rejects with `Left` when somebody leaves. */
export async function play(sitting: Sitting): Promise<void> {
  if (sitting.people.length === 1) await playAlone(sitting, sitting.people[0] ?? 0);
  else await playTogether(sitting);
  await showEnd(sitting);
}

async function playAlone(sitting: Sitting, person: Seat): Promise<void> {
  const seat = sitting.table.seat(person);
  let notice: readonly string[] = [];
  for (let round = 0; !sitting.isOver();) {
    const isAsked = sitting.table.match.waiting.includes(person) || kindsFor(seat).length > 0;
    if (!isAsked && round < rounds && (await sitting.letOthersAct())) {
      round++;
      continue;
    }
    round = 0;
    const ended = await new Turn(sitting, person, notice).take();
    notice = [];
    if (ended === "changed" || sitting.isOver()) continue;
    const moved = await sitting.letOthersAct();
    if (ended === "waited" && !moved) notice = [sitting.phrases.nobodyElse];
  }
}

/** Several people, or none, with a screen in between that shows what everybody may see. */
async function playTogether(sitting: Sitting): Promise<void> {
  let holder: Seat | undefined;
  const passed = new Set<Seat>();
  let wanted: Seat | undefined;
  while (!sitting.isOver()) {
    const next: Seat | undefined = wanted ?? nextPerson(sitting, holder, passed);
    if (next === undefined) {
      holder = undefined;
      const moved = await sitting.letOthersAct();
      if (sitting.isOver()) break;
      if (nextPerson(sitting, holder, passed) === undefined) wanted = await betweenTurns(sitting, moved);
      continue;
    }
    const taker: Seat = next === holder ? next : await handOver(sitting, next);
    wanted = undefined;
    holder = taker;
    const ended = await new Turn(sitting, taker).take();
    if (ended === "passed") {
      wanted = await askWho(sitting, taker);
      continue;
    }
    if (ended === "waited") passed.add(taker);
    if (ended !== "changed") await sitting.letOthersAct();
  }
}

/**
 * Who is to have the keyboard: one of the people the table waits for. Whether somebody has something to do besides is not
 * asked: who is called to the keyboard would tell the others.
 */
function nextPerson(sitting: Sitting, holder: Seat | undefined, passed: Set<Seat>): Seat | undefined {
  const waiting = sitting.table.match.waiting.filter((seat) => sitting.people.includes(seat));
  if (waiting.every((seat) => passed.has(seat))) passed.clear();
  const ready = waiting.filter((seat) => !passed.has(seat));
  if (holder !== undefined && ready.includes(holder)) return holder;
  return ready.find((seat) => seat > (holder ?? -1)) ?? ready[0];
}

/** Which of the people a line names, by the seat's number or its name. */
function named(sitting: Sitting, line: string): Seat | undefined {
  const text = line.trim().toLowerCase();
  return sitting.people.find((seat) => text === String(seat) || text === sitting.name(seat).toLowerCase());
}

const peopleOf = (sitting: Sitting): string =>
  sitting.phrases.either(sitting.people.map((seat) => sitting.name(seat)));

/** Hides everything and waits until the next person has the keyboard. Gives who took it. */
async function handOver(sitting: Sitting, next: Seat): Promise<Seat> {
  const { phrases } = sitting;
  sitting.screen.hide();
  let notice: readonly string[] = [];
  for (let taker = next; ;) {
    const name = sitting.name(taker);
    const line = await sitting.ask(() => ({
      title: ` ${phrases.handTo(name)} `,
      status: [phrases.pressEnter(name), ...sitting.status(sitting.table.spectator)],
      notice,
      keys: [phrases.somebodyElse(peopleOf(sitting)), phrases.keys.save, phrases.keys.quit],
      prompt: phrases.enterPrompt(name),
    }));
    if (line === "") return taker;
    const other = named(sitting, line);
    notice = other === undefined ? ((await sitting.command(line)) ?? [phrases.noSuchPerson(line)]) : [];
    taker = other ?? taker;
  }
}

async function askWho(sitting: Sitting, holder: Seat): Promise<Seat> {
  const { phrases } = sitting;
  sitting.screen.hide();
  const line = await sitting.ask(() => ({
    title: ` ${phrases.changesHands} `,
    status: sitting.status(sitting.table.spectator),
    keys: [phrases.type(peopleOf(sitting))],
    prompt: phrases.whoTakes,
  }));
  return named(sitting, line) ?? sitting.people.find((seat) => seat > holder) ?? sitting.people[0] ?? holder;
}

/** While the table waits for no person: what everybody may see. Gives who wants the keyboard nevertheless. */
async function betweenTurns(sitting: Sitting, moved: boolean): Promise<Seat | undefined> {
  const { spectator, game, seats } = sitting.table;
  const { phrases } = sitting;
  const lines = (): string[] => tableLines(spectator, seats);
  sitting.screen.hide();
  let notice: readonly string[] = moved ? [] : [phrases.nobodyNow];
  for (;;) {
    const answer = await sitting.askOrHear(() => ({
      title: ` ${tellerFor(game, spectator.view).title} · ${phrases.everybodySees} `,
      open: sitting.newsFirst("spectator", lines()).filter((line) => !pendingLines(spectator).includes(line)),
      log: toldOnce(sitting.news("spectator"), phrases.times),
      notice,
      status: sitting.status(spectator),
      pending: pendingLines(spectator),
      keys: [
        phrases.keys.goesOn,
        ...(sitting.people.length > 0 ? [phrases.takesKeyboard(peopleOf(sitting))] : []),
        ...(sitting.hostMoves().length > 0 ? [phrases.keys.host] : []),
        phrases.keys.save,
        phrases.keys.quit,
      ],
      prompt: "> ",
    }));
    if (answer === "news") return undefined;
    sitting.mark("spectator", lines());
    const who = named(sitting, answer.line);
    if (answer.line === "" || who !== undefined) return who;
    const said = await sitting.command(answer.line);
    if (said?.length === 0) return undefined;
    notice = said ?? [phrases.meansNothingHere(answer.line.slice(0, 40))];
  }
}

async function showEnd(sitting: Sitting): Promise<void> {
  const { game, seats, spectator } = sitting.table;
  const { phrases } = sitting;
  const [only] = sitting.people;
  const seat = sitting.people.length === 1 && only !== undefined ? sitting.table.seat(only) : spectator;
  if (sitting.isShared) sitting.screen.hide();
  const scene = {
    title: ` ${tellerFor(game, seat.view).title} · ${phrases.end} `,
    ...viewLines(seat, seats, spectator.view),
    log: toldOnce(sitting.news(seat.viewer), phrases.times),
    notice: [waitingLine(seat)],
  };
  if (!sitting.screen.isLive) {
    sitting.screen.print([scene.title, ...scene.own, ...scene.open, ...scene.log, ...scene.notice]);
    return;
  }
  for (;;) {
    const line = await sitting.ask(() => ({
      ...scene,
      keys: [phrases.keys.leaves, phrases.keys.table, phrases.keys.log],
      prompt: "> ",
    }));
    if (line === "v") await sitting.read(phrases.table, [...scene.own, ...scene.open]);
    else if (line === "l")
      await sitting.read(phrases.happened, toldOnce(sitting.told(seat.viewer), phrases.times));
    else return;
  }
}
