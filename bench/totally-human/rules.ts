import { purposes } from "../../packages/core/src/random.js";
import { readQuestion, rounds, type Request, type Table } from "./table.js";

/** The kinds of moves, in the order of the game's own list. */
export const kinds = [
  "answer",
  "done",
  "request",
  "agree",
  "refuse",
  "withdrawConsent",
  "cancelRequest",
  "board",
  "launch",
  "withdrawLaunch",
] as const;
export type Kind = (typeof kinds)[number];

const nothing: readonly number[] = [];
const once: readonly number[] = [0];
const allNumbers: readonly number[] = [1, 2, 3, 4, 5];

function rocketOf({ rockets }: Table, seat: number): number {
  for (let at = 0; at < rockets.length; at++) if ((rockets[at]!.crew & (1 << seat)) !== 0) return at;
  return -1;
}

function allowedAnswers({ aliens, hands, answers, round }: Table, seat: number): readonly number[] {
  if (!aliens[seat]) return allNumbers;
  const left = [0, 0, 0, 0, 0, 0];
  for (const { number } of hands[seat]!) left[number]!++;
  for (let before = 0; before < round; before++) left[answers[before]![seat]!]!--;
  return allNumbers.filter((number) => left[number]! > 0);
}

function requestOf({ requests }: Table, seat: number, rocket: number): Request | undefined {
  for (const request of requests) if (request.seat === seat && request.rocket === rocket) return request;
  return undefined;
}

function mayTravel({ rockets }: Table, from: number, to: number, free: boolean): boolean {
  const [own, other] = [rockets[from]!, rockets[to]];
  return !!other && from !== to && !own.launched && !other.launched && (other.crew === 0) === free;
}

/** Whether a word of this kind may be said to the request by this seat. */
function maySay(kind: Kind, { group, agreed, refused }: Request, seat: number): boolean {
  const bit = 1 << seat;
  if ((group & bit) === 0) return false;
  if (kind === "agree") return (agreed & bit) === 0;
  if (kind === "refuse") return (refused & bit) === 0;
  return ((agreed | refused) & bit) !== 0;
}

/** All values with which a seat may make a move of a kind: a number, a rocket, a seat that asked, or 0 alone. */
export function choices(table: Table, seat: number, kind: Kind): readonly number[] {
  const { phase, requests, rockets } = table;
  if (kind === "answer") return phase === "answer" ? allowedAnswers(table, seat) : nothing;
  if (kind === "done") return phase === "discuss" && (table.done & (1 << seat)) === 0 ? once : nothing;
  if (phase !== "launch") return nothing;
  const list: number[] = [];
  switch (kind) {
    case "request":
    case "board": {
      const from = rocketOf(table, seat);
      for (let to = 0; to < rockets.length; to++)
        if (mayTravel(table, from, to, kind === "board") && (kind === "board" || !requestOf(table, seat, to)))
          list.push(to);
      return list;
    }
    case "cancelRequest":
      for (const request of requests) if (request.seat === seat) list.push(request.rocket);
      return list;
    case "launch":
    case "withdrawLaunch": {
      const { ready, launched } = rockets[rocketOf(table, seat)]!;
      return !launched && ((ready & (1 << seat)) === 0) === (kind === "launch") ? once : nothing;
    }
    default:
      for (const request of requests) if (maySay(kind, request, seat)) list.push(request.seat);
      return list;
  }
}

/** Makes a move; `false`, and nothing has changed, where it is not allowed. */
export function play(table: Table, seat: number, kind: Kind, value: number): boolean {
  if (!make(table, seat, kind, value)) return false;
  table.moves++;
  settle(table);
  return true;
}

function make(table: Table, seat: number, kind: Kind, value: number): boolean {
  const bit = 1 << seat;
  if (kind === "answer") {
    if (table.phase !== "answer" || !allowedAnswers(table, seat).includes(value)) return false;
    table.answers[table.round]![seat] = value;
    return true;
  }
  if (kind === "done") {
    if (table.phase !== "discuss" || (table.done & bit) !== 0) return false;
    table.done |= bit;
    return true;
  }
  if (table.phase !== "launch") return false;
  const from = rocketOf(table, seat);
  const own = table.rockets[from]!;
  switch (kind) {
    case "board":
      if (!mayTravel(table, from, value, true)) return false;
      travel(table, seat, value);
      return true;
    case "request":
      if (!mayTravel(table, from, value, false) || requestOf(table, seat, value)) return false;
      table.requests = table.requests.filter((earlier) => earlier.seat !== seat);
      table.requests.push({ seat, rocket: value, group: table.rockets[value]!.crew, agreed: 0, refused: 0 });
      return true;
    case "cancelRequest":
      if (!requestOf(table, seat, value)) return false;
      table.requests = table.requests.filter((asked) => asked.seat !== seat || asked.rocket !== value);
      return true;
    case "launch":
      if (own.launched || (own.ready & bit) !== 0) return false;
      own.ready |= bit;
      return true;
    case "withdrawLaunch":
      if (own.launched || (own.ready & bit) === 0) return false;
      own.ready &= ~bit;
      return true;
    default: {
      const asked = requestOf(table, value, from);
      if (!asked || !maySay(kind, asked, seat)) return false;
      asked.agreed = kind === "agree" ? asked.agreed | bit : asked.agreed & ~bit;
      asked.refused = kind === "refuse" ? asked.refused | bit : asked.refused & ~bit;
      return true;
    }
  }
}

function travel(table: Table, seat: number, to: number): void {
  const from = rocketOf(table, seat);
  table.rockets[from]!.crew &= ~(1 << seat);
  table.rockets[to]!.crew |= 1 << seat;
  table.requests = table.requests.filter((request) => request.seat !== seat);
  for (const at of [from, to]) {
    const rocket = table.rockets[at]!;
    rocket.ready = 0;
    for (const request of table.requests) {
      if (request.rocket !== at) continue;
      request.group = rocket.crew;
      request.agreed &= rocket.crew;
      request.refused &= rocket.crew;
    }
  }
}

function launchRocket(table: Table, at: number): void {
  const rocket = table.rockets[at]!;
  rocket.launched = true;
  rocket.ready = 0;
  table.requests = table.requests.filter(
    ({ seat, rocket: wanted }) => wanted !== at && (rocket.crew & (1 << seat)) === 0,
  );
}

/** Those whose rocket has not launched, as a mask. */
function left({ rockets }: Table): number {
  let seats = 0;
  for (const { crew, launched } of rockets) if (!launched) seats |= crew;
  return seats;
}

function settle(table: Table): void {
  const all = (1 << table.seats) - 1;
  if (table.phase === "answer" && !table.answers[table.round]!.includes(0)) table.phase = "discuss";
  if (table.phase === "discuss" && table.done === all) endDiscussion(table);
  while (table.phase === "launch") {
    const agreed = table.requests.findIndex(({ group, agreed: said }) => (group & ~said) === 0);
    if (agreed >= 0) {
      const { seat, rocket } = table.requests.splice(agreed, 1)[0]!;
      travel(table, seat, rocket);
      continue;
    }
    const ready = table.rockets.findIndex(
      (rocket) => !rocket.launched && rocket.crew !== 0 && rocket.ready === rocket.crew,
    );
    if (ready >= 0) {
      launchRocket(table, ready);
      continue;
    }
    const waiting = left(table);
    if (waiting === 0) table.phase = "over";
    else if ((waiting & (waiting - 1)) !== 0) return;
    else
      launchRocket(
        table,
        table.rockets.findIndex(({ crew, launched }) => !launched && crew !== 0),
      );
  }
}

function endDiscussion(table: Table): void {
  table.done = 0;
  if (table.round === rounds - 1) {
    table.rockets[0]!.crew = (1 << table.seats) - 1;
    table.phase = "launch";
    return;
  }
  table.round++;
  table.stream.begin(purposes.play, table.draws);
  readQuestion(table);
  if (table.stream.drawn) table.draws++;
}

/** Those who still have to choose, talk or decide, in the order of the seats. */
export function waitingSeats(table: Table): number[] {
  const { seats, phase, requests, rockets, answers, round, done } = table;
  let mask = 0;
  if (phase === "answer") {
    for (let seat = 0; seat < seats; seat++) if (answers[round]![seat] === 0) mask |= 1 << seat;
  } else if (phase === "discuss") mask = ((1 << seats) - 1) & ~done;
  else if (phase === "launch") {
    for (const { crew, ready, launched } of rockets) if (!launched) mask |= crew & ~ready;
    for (const { group, agreed, refused } of requests) mask |= group & ~(agreed | refused);
  }
  const list: number[] = [];
  for (let seat = 0; seat < seats; seat++) if ((mask & (1 << seat)) !== 0) list.push(seat);
  return list;
}

/** Who succeeds and why, once all have left. */
export function judge({ aliens, rockets, seats }: Table): (readonly [success: boolean, reason: string])[] {
  let [largest, equal] = [0, 0];
  const crews = rockets.map(({ crew }) => {
    let [size, alien] = [0, 0];
    for (let seat = 0; seat < seats; seat++) {
      if ((crew & (1 << seat)) === 0) continue;
      size++;
      if (aliens[seat]) alien++;
    }
    if (alien === 0 && size > largest) [largest, equal] = [size, 1];
    else if (alien === 0 && size === largest) equal++;
    return { crew, size, alien };
  });
  return Array.from({ length: seats }, (_, seat) => {
    const { size, alien } = crews.find(({ crew }) => (crew & (1 << seat)) !== 0)!;
    if (aliens[seat]) return size > alien ? [true, "humans aboard"] : [false, "no human aboard"];
    if (alien > 0) return [false, "alien aboard"];
    if (size < largest) return [false, "smaller"];
    return equal === 1 ? [true, "largest"] : [false, "tied"];
  });
}
