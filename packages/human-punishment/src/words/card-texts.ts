import type { Card, Pack } from "../pack/types.js";

/** What is written on a card. */
export interface CardText {
  readonly name: string;
  /** What it does, in a sentence or two. */
  readonly text: string;
}

/** What is written on cards, by their ids. */
export type CardTexts = Readonly<Record<string, CardText>>;

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function all({ identities, programs, loyalties, weapons }: Pack): readonly Card[] {
  return [...identities, ...programs, ...loyalties, ...weapons];
}

/** The ids of all cards of a pack. */
export function cardIds(pack: Pack): ReadonlySet<string> {
  return new Set(all(pack).map(({ id }) => id));
}

/**
 * What is written on each card of a pack: what was given for it beside the pack, or else what the table says of it in the reader's language, or else what the pack says
 * in its own; names begin with a capital letter. A pack's own `text` comes before the table, so that a card that only shares an id with another tells its own.
 */
export function cardTextsOf(pack: Pack, table: CardTexts, given: CardTexts = {}): CardTexts {
  return Object.fromEntries(
    all(pack).map(({ id, name, text }) => {
      const known = Object.hasOwn(given, id) ? given[id] : text === undefined ? table[id] : undefined;
      return [id, { name: capital(known?.name ?? name), text: known?.text ?? text ?? "" }];
    }),
  );
}
