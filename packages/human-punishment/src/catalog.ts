import { FacedownError } from "@facedown/core";
import type { Card, Identity, Loyalty, Pack, Program, Weapon } from "./pack/types.js";

/** The cards of a pack by their ids. */
export interface Catalog {
  readonly pack: Pack;
  /** The ID card of this id. */
  readonly identity: (id: string) => Identity;
  /** The loyalty card of this id. */
  readonly loyalty: (id: string) => Loyalty;
  /** The program card of this id. */
  readonly program: (id: string) => Program;
  /** The weapon card of this id. */
  readonly weapon: (id: string) => Weapon;
}

function finder<T extends Card>(cards: readonly T[], sort: string): (id: string) => T {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return (id) => {
    const card = byId.get(id);
    if (!card) throw new FacedownError("bad-state", sort, id, "the id of a card of the pack");
    return card;
  };
}

/** Makes the cards of a pack ready to be found. */
export function catalogOf(pack: Pack): Catalog {
  return {
    pack,
    identity: finder(pack.identities, "identities"),
    loyalty: finder(pack.loyalties, "loyalties"),
    program: finder(pack.programs, "programs"),
    weapon: finder(pack.weapons, "weapons"),
  };
}

/** The ids of all copies of these cards. */
export function copiesOf(cards: readonly Card[]): string[] {
  return cards.flatMap(({ id, copies }) => new Array<string>(copies).fill(id));
}

/** The ids of so many cards of each kind. */
export function listOf(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts).flatMap(([id, count]) => new Array<string>(count).fill(id));
}
