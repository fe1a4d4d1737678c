import {
  arrange,
  referee,
  type Match,
  type MoveOf,
  type OptionsOf,
  type Rejection,
  type Seat,
  type StateOf,
  type TableMoveOf,
} from "@facedown/core";
import {
  areYouAHuman,
  type Card,
  type Color,
  type Events,
  type Guess,
  type SymbolNumber,
  type SymbolType,
} from "@facedown/are-you-a-human";

export type Game = typeof areYouAHuman;
export type GameMatch = Match<Game>;
export type GameMove = MoveOf<Game>;
export type State = StateOf<Game>;
export type GameOptions = Partial<OptionsOf<Game>>;

/** "red gear 2" as a card; "short" is a Short Circuit. */
export function card(text: string): Card {
  if (text === "short") return "shortCircuit";
  const [color, type, number] = text.split(" ");
  return { type: type as SymbolType, color: color as Color, number: Number(number) as SymbolNumber };
}

const same = (one: Card, other: Card): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Exchanges cards so that the table begins with these, in order. */
export function layOut(state: State, cards: readonly string[]): void {
  const cells = [...state.table.cards, ...state.stock.cards];
  cards.map(card).forEach((wanted, at) => {
    const from = cells.findIndex(({ face }, i) => i >= at && same(face, wanted));
    if (from < 0) throw new Error(`no card ${JSON.stringify(wanted)} is left`);
    const [held, other] = [cells[at]!, cells[from]!];
    const { face } = held;
    (held as { face: Card }).face = other.face;
    (other as { face: Card }).face = face;
  });
}

export interface TableOptions {
  readonly seats?: number;
  /** The first cards of the table, such as "red gear 2" and "short". */
  readonly cards?: readonly string[];
  readonly seed?: string;
  readonly options?: GameOptions;
}

/** A game at its start; seat 0 begins unless the options say otherwise. */
export function table({ seats = 2, cards = [], seed = "table", options = {} }: TableOptions = {}): GameMatch {
  return arrange(areYouAHuman, {
    seats,
    seed,
    options: { firstPlayer: 0, ...options },
    state: (state) => {
      layOut(state, cards);
    },
  });
}

/** A game whose table holds these cards and no others, as many Short Circuits as there are "short" among them. */
export function small(cards: readonly string[], { options, ...rest }: TableOptions = {}): GameMatch {
  const shortCircuits = cards.filter((each) => each === "short").length;
  return table({
    ...rest,
    cards,
    options: { cardsOnTable: cards.length, shortCircuits, rounds: 1, ...options },
  });
}

/** The match after a move that must be legal. */
export function play(match: GameMatch, by: Seat, move: GameMove): GameMatch;
export function play(match: GameMatch, by: "table", move: TableMoveOf<Game>): GameMatch;
export function play(match: GameMatch, by: Seat | "table", move: GameMove | TableMoveOf<Game>): GameMatch {
  const played = match.play(by as never, move as never);
  if (!played.ok) throw new Error(`${by}: ${JSON.stringify(move)}: ${JSON.stringify(played.rejection)}`);
  return played.match;
}

/** Why a move is refused; fails when it is legal. */
export function refusal(match: GameMatch, by: Seat | "table", move: GameMove | TableMoveOf<Game>): Rejection {
  const played = match.play(by as never, move as never);
  if (played.ok) throw new Error(`${by}: ${JSON.stringify(move)} is legal`);
  return played.rejection;
}

/** The host covers the cards. */
export function cover(match: GameMatch): GameMatch {
  return play(match, "table", { type: "cover" });
}

/** A guess as a move: "red", "gear 2", "short" or "pass". */
export function guessMove(text: string): GameMove {
  if (text === "pass") return { type: "pass" };
  const names = named(text);
  return names === "shortCircuit" ? { type: "guessShortCircuit" } : { type: "guess", names };
}

/** "red 2" as what is named. */
export function named(text: string): Guess {
  if (text === "short") return "shortCircuit";
  const words = text.split(" ");
  const type = words.find((word) => ["battery", "gear", "tool", "bulb"].includes(word)) as
    SymbolType | undefined;
  const color = words.find((word) => ["yellow", "red", "blue", "green"].includes(word)) as Color | undefined;
  const digit = words.find((word) => /^\d$/.test(word));
  return {
    ...(type && { type }),
    ...(color && { color }),
    ...(digit && { number: Number(digit) as SymbolNumber }),
  };
}

/** Whoever points points at this card, and whoever guesses names this. */
export function turn(match: GameMatch, at: number, guess: string): GameMatch {
  const pointed = play(match, match.view("spectator").pointer!, { type: "point", at });
  return play(pointed, pointed.view("spectator").guesser!, guessMove(guess));
}

/** Plays turns one after another: [card, guess]. */
export function turns(match: GameMatch, list: readonly (readonly [number, string])[]): GameMatch {
  return list.reduce((now, [at, guess]) => turn(now, at, guess), match);
}

/** Guesses every card that lies face down, in order, naming the same each time, until the round or the game is over. */
export function playRound(
  match: GameMatch,
  guess: (at: number, card: Card) => string = () => "gear",
): GameMatch {
  const { round } = match.view("spectator");
  let now = match.view("spectator").phase === "memorize" ? cover(match) : match;
  for (;;) {
    const { phase, round: current, table: seen, bonus } = now.view("spectator");
    if (phase === "over" || current !== round) return now;
    if (phase !== "point") throw new Error("somebody is guessing");
    const at = bonus ? seen.lastIndexOf(null) : seen.indexOf(null);
    now = turn(now, at, guess(at, faceAt(now, at)));
  }
}

/** The face of a card on the table, as the referee sees it. */
export function faceAt(match: GameMatch, at: number): Card {
  return referee(match).table.cards[at]!.face;
}

/** What is right for a card: all its features. */
export function allOf(face: Card): string {
  return face === "shortCircuit" ? "short" : `${face.color} ${face.type} ${face.number}`;
}

/** The points of the sides. */
export function scores(match: GameMatch): number[] {
  return match.view("spectator").sides.map(({ score }) => score);
}

/** What everybody heard of the last step, of one name. */
export function heard<Name extends keyof Events>(match: GameMatch, type: Name) {
  return match.frame("spectator").events.filter((event) => event.type === type) as unknown as ({
    readonly type: Name;
  } & Events[Name])[];
}

/** All seats of the match. */
export function seatsOf(match: GameMatch): Seat[] {
  return Array.from({ length: match.seats }, (_, seat) => seat);
}
