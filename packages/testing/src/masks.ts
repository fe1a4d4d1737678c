import { everyone, nobody, seatList, spectator, type Seat, type Seats } from "@facedown/core";

/** Where a set of seats stands as a number, by a field that stands beside it. */
const maskBeside: Readonly<Record<string, string>> = { shownTo: "face", audience: "cards", asked: "choices" };

/** Where a set of seats stands as a number in the dealer's own events. */
const maskInEvent: Readonly<Record<string, string>> = { shown: "to", concealed: "from", asked: "seats" };

/** Whether a field holds a set of seats as a number: who sees a cell or a zone, who is asked, whom an event names. */
export function isMask(parent: object, field: string): boolean {
  const { type } = parent as { readonly type?: unknown };
  if (typeof type === "string" && maskInEvent[type] === field) return true;
  const beside = maskBeside[field];
  return beside !== undefined && beside in parent;
}

const mostExcepted = 15;

/** A set of seats in words: `seat 1`, `everyone but seat 2`, `seats 0 and 2`, `seat 1 and the spectator`, `everyone`. */
export function maskInWords(mask: Seats): string {
  if (mask === everyone) return "everyone";
  if (mask === nobody) return "nobody";
  const others = seatList((~mask & ~spectator) as Seats);
  if ((mask & spectator) !== 0 && others.length <= mostExcepted) return `everyone but ${listInWords(others)}`;
  return listInWords(seatList((mask & ~spectator) as Seats), (mask & spectator) !== 0);
}

function listInWords(seats: readonly Seat[], andSpectator = false): string {
  const listed = [...seats.map(String), ...(andSpectator ? ["the spectator"] : [])];
  const last = listed.pop() ?? "";
  const before = seats.length === 0 ? "" : seats.length === 1 ? "seat " : "seats ";
  return `${before}${listed.length === 0 ? last : `${listed.join(", ")} and ${last}`}`;
}

/** JSON in which sets of seats are said in words. */
export function jsonInWords(value: unknown): string {
  return JSON.stringify(value, function (this: object, field: string, inner: unknown) {
    return typeof inner === "number" && isMask(this, field) ? maskInWords(inner as Seats) : inner;
  });
}
