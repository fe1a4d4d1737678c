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

/**
 * What is written on each card of a pack: what the table says of it in the reader's language, or else what the pack says
 * in its own; names begin with a capital letter. A pack's own `text` comes before the table, so that a card that only shares an id with another tells its own.
 */
export function cardTextsOf(pack: Pack, table: CardTexts): CardTexts {
  return Object.fromEntries(
    all(pack).map(({ id, name, text }) => {
      const known = text === undefined ? table[id] : undefined;
      return [id, { name: capital(known?.name ?? name), text: known?.text ?? text ?? "" }];
    }),
  );
}
