import { includes, only, seatList, seatsWhere, union, without, type Seat, type Seats } from "@facedown/core";

/** What a side is: the alien of a team, or its scientists. */
export type Kind = "alien" | "scientists";

/** A side: one or several seats that share a message card, a console and notes. */
export interface Members {
  readonly team: 0 | 1;
  readonly kind: Kind;
  readonly members: Seats;
  /** Who speaks for the side where its captain does. */
  readonly captain: Seat;
}

/** What decides who is on which side. */
export interface Seating {
  readonly mode: "coop" | "teams";
  readonly aliens: readonly Seat[] | null;
  readonly teams: readonly (0 | 1)[] | null;
  readonly captains: readonly Seat[] | null;
}

function side(team: 0 | 1, kind: Kind, members: Seats, captain: Seat | undefined): Members {
  return { team, kind, members, captain: captain ?? seatList(members)[0] ?? 0 };
}

/** The sides at a table: alien and scientists, and the same again for a second team (MS-2, MS-31). */
export function sidesOf({ mode, aliens, teams, captains }: Seating, seats: number): Members[] {
  if (mode === "coop") {
    const alien = only(aliens?.[0] ?? 0);
    const others = without(
      seatsWhere(seats, () => true),
      alien,
    );
    return [side(0, "alien", alien, undefined), side(0, "scientists", others, captains?.[0])];
  }
  return ([0, 1] as const).flatMap((team) => {
    const all = seatsWhere(seats, (seat) => (teams ? teams[seat] : seat % 2) === team);
    const alien = only(aliens?.[team] ?? seatList(all)[0] ?? 0);
    return [
      side(team, "alien", (all & alien) as Seats, undefined),
      side(team, "scientists", without(all, alien), captains?.[team]),
    ];
  });
}

/** The index of a seat's side; −1 for whoever has none. */
export function sideAt(sides: readonly { readonly members: Seats }[], seat: Seat): number {
  return sides.findIndex(({ members }) => includes(members, seat));
}

/** Everybody of a team. */
export function teamSeats(
  sides: readonly { readonly team: 0 | 1; readonly members: Seats }[],
  team: 0 | 1,
): Seats {
  return union(...sides.filter((each) => each.team === team).map(({ members }) => members));
}

/** All aliens. */
export function alienSeats(sides: readonly { readonly kind: Kind; readonly members: Seats }[]): Seats {
  return union(...sides.filter(({ kind }) => kind === "alien").map(({ members }) => members));
}
