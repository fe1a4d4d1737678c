import { rounds, seats, shuffledDeck, type Final } from "./deal.js";

/** The same game with plain arrays and no framework: the limit. */
export interface Table {
  phase: "draw" | "answer" | "over";
  readonly deck: number[];
  readonly hands: number[][];
  readonly answers: (number | null)[];
  readonly revealed: number[];
  readonly scores: number[];
  round: number;
}

export function deal(game: number): Table {
  return {
    phase: "draw",
    deck: shuffledDeck(game),
    hands: Array.from({ length: seats }, () => []),
    answers: Array.from({ length: seats }, () => null),
    revealed: [],
    scores: Array.from({ length: seats }, () => 0),
    round: 0,
  };
}

/** What a seat may do: an empty list, `"draw"`, or the indices of cards to answer with. */
export function choices(table: Table, seat: number): readonly (number | "draw")[] {
  if (table.phase === "draw") return table.hands[seat]!.length < rounds ? ["draw"] : [];
  if (table.phase === "over" || table.answers[seat] !== null) return [];
  const list: number[] = [];
  for (let index = 0; index < table.hands[seat]!.length; index++) list.push(index);
  return list;
}

/** Draws a card; `false` where that is not allowed. */
export function draw(table: Table, seat: number): boolean {
  const hand = table.hands[seat];
  if (table.phase !== "draw" || !hand || hand.length >= rounds) return false;
  hand.push(table.deck.pop()!);
  if (table.hands.every(({ length }) => length === rounds)) table.phase = "answer";
  return true;
}

/** Plays a card; `false` where that is not allowed. */
export function answer(table: Table, seat: number, index: number): boolean {
  const hand = table.hands[seat];
  if (table.phase !== "answer" || !hand || table.answers[seat] !== null) return false;
  if (!Number.isInteger(index) || index < 0 || index >= hand.length) return false;
  table.answers[seat] = hand.splice(index, 1)[0]!;
  if (table.answers.every((card) => card !== null)) reveal(table);
  return true;
}

function reveal(table: Table): void {
  let best = 0;
  for (let seat = 0; seat < seats; seat++) {
    const card = table.answers[seat]!;
    table.revealed.push(card);
    if (card > table.answers[best]!) best = seat;
  }
  table.answers.fill(null);
  table.scores[best] = table.scores[best]! + 1;
  table.round++;
  if (table.round === rounds) table.phase = "over";
}

export function final({ deck, hands, revealed, scores }: Table): Final {
  return { deck, hands, revealed, scores };
}
