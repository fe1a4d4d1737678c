import { startMatch, type Match, type Seat } from "@facedown/core";
import { scripted } from "@facedown/testing";
import { nightMarket, standardPack, type Options } from "../../src/index.js";

export type GameMatch = Match<typeof nightMarket>;

export interface TableOptions {
  /** The hand of each seat: five cards. */
  readonly hands: readonly (readonly number[])[];
  /** The wares that come first, in order: what each is worth. Default: whatever comes. */
  readonly worths?: readonly number[];
  readonly options?: Partial<Options>;
}

/** A game in which the seats hold these hands. */
export function table({ hands, worths = [], options = {} }: TableOptions): GameMatch {
  // Cards are dealt one at a time and in turn.
  const dealt = hands[0]!.flatMap((_, at) => hands.map((hand) => hand[at]!));
  const rest = standardPack.wares.map((_, ware) => ware);
  const wares = worths.map((worth) => {
    const at = rest.findIndex((ware) => standardPack.wares[ware]!.worth === worth);
    if (at < 0) throw new Error(`no ware worth ${worth} is left`);
    return rest.splice(at, 1)[0]!;
  });
  return scripted({ shuffles: [dealt, wares] }, () =>
    startMatch(nightMarket, { seats: hands.length, seed: "table", options }),
  );
}

/** The match after this seat has chosen the card of this number. */
export function choose(match: GameMatch, seat: Seat, card: number): GameMatch {
  const place = match.view(seat).players[seat]!.hand.indexOf(card);
  const played = match.play(seat, { type: "choose", place });
  if (!played.ok) throw new Error(`seat ${seat}: ${card}: ${JSON.stringify(played.rejection)}`);
  return played.match;
}

/** The match after a round in which each seat chose this card. */
export function round(match: GameMatch, cards: readonly number[]): GameMatch {
  return cards.reduce((now, card, seat) => choose(now, seat, card), match);
}
