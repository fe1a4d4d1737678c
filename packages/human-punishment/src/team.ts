import { includes, type Seat } from "@facedown/core";
import type { Color, Team } from "./pack/types.js";
import { facesOf, type Scene } from "./scene.js";

/** How often each color counts for a player (HP-T-1, HP-T-4). */
export type ColorCount = Readonly<Record<Color, number>>;

/** Whether a loyalty card makes Legion of a player, if it is a Legion card: its owners, and who investigated it first. */
function binds(
  { owners, readers }: { readonly owners: number; readonly readers: readonly Seat[] },
  seat: Seat,
): boolean {
  return includes(owners as never, seat) || readers[0] === seat;
}

function heldSecrets({ cards, table }: Scene, seat: Seat) {
  return facesOf(table.players[seat]!.hand).flatMap((face) => {
    const program = face === null ? undefined : cards.program(face);
    return program?.timing === "secret" ? [program] : [];
  });
}

/** How often each color counts for a player, as far as its cards are seen. */
export function countColors(scene: Scene, seat: Seat): ColorCount {
  const { cards, table } = scene;
  const count = { human: 0, machine: 0, outlaw: 0 };
  const add = (team: string, weight: number): void => {
    if (team === "human" || team === "machine" || team === "outlaw") count[team] += weight;
  };
  const { identity, loyalties } = table.players[seat]!;
  for (const face of facesOf(identity)) if (face !== null) add(cards.identity(face).color, 1);
  for (const face of facesOf(loyalties))
    if (face !== null && face !== "empty") add(cards.loyalty(face).team, cards.loyalty(face).weight);
  for (const { team, weight } of heldSecrets(scene, seat)) add(team, weight);
  return count;
}

/** The most common color; Outlaw where there is no single one (HP-T-2, HP-T-3). */
export function mostCommon({ human, machine, outlaw }: ColorCount): Color {
  if (human > machine && human > outlaw) return "human";
  return machine > human && machine > outlaw ? "machine" : "outlaw";
}

function isLegion(scene: Scene, seat: Seat): boolean {
  const { cards, table } = scene;
  if (heldSecrets(scene, seat).some(({ team }) => team === "legion")) return true;
  return table.players.some(({ loyalties, bonds }) =>
    facesOf(loyalties).some(
      (face, slot) =>
        face !== null &&
        face !== "empty" &&
        cards.loyalty(face).team === "legion" &&
        binds(bonds[slot as 0 | 1], seat),
    ),
  );
}

/** Which of what is said of a player goes before which (HP-T-9). */
export function precedence(
  said: {
    readonly isLegion: boolean;
    readonly always: Team | undefined;
    readonly sworn: "legion" | "fallen" | null;
  },
  common: () => Color,
): Team {
  const { isLegion: legion, always, sworn } = said;
  if (legion || always === "legion" || sworn === "legion") return "legion";
  if (always === "fallen" || sworn === "fallen") return "fallen";
  return always ?? common();
}

/**
 * The team of a player (HP-T-9): a function of card faces and public marks. With a seat's own view it is that seat's team;
 * for others it is what the seen cards alone would make.
 */
export function teamOf(scene: Scene, seat: Seat): Team {
  const { cards, table } = scene;
  const [face] = facesOf(table.players[seat]!.identity);
  const always = face === null || face === undefined ? undefined : cards.identity(face).always;
  const { sworn } = table.players[seat]!;
  return precedence({ isLegion: isLegion(scene, seat), always, sworn }, () =>
    mostCommon(countColors(scene, seat)),
  );
}
