import {
  arrange,
  referee,
  type Match,
  type MoveOf,
  type OptionsOf,
  type Rejection,
  type Seat,
  type StateOf,
  type Viewer,
} from "@facedown/core";
import { messageFromTheStars, type Cipher } from "@facedown/message-from-the-stars";

export type Game = typeof messageFromTheStars;
export type GameMatch = Match<Game>;
export type GameMove = MoveOf<Game>;
export type State = StateOf<Game>;

/** The cipher of the rulebook's example. */
export const example: Cipher = { trust: ["E", "P", "H"], amplify: ["R", "X"], suspicion: "O" };

export interface TableOptions {
  readonly seats?: number;
  readonly seed?: string;
  readonly options?: Partial<OptionsOf<Game>>;
  readonly cipher?: Cipher;
  /** The message card of each side, as an index; sides in the order of the state. */
  readonly cards?: readonly number[];
  /** The rows that each side rolled. */
  readonly rolls?: readonly (readonly number[])[];
  readonly game?: Game;
}

type Cell = { face: unknown };

function exchange(cells: readonly Cell[], at: number, wanted: unknown): void {
  const from = cells.findIndex(({ face }, i) => i >= at && face === wanted);
  if (from < 0) throw new Error(`${String(wanted)} is not left`);
  const [one, other] = [cells[at]!, cells[from]!];
  [one.face, other.face] = [other.face, one.face];
}

/** Puts a cipher, message cards and rolls where a test wants them; the rest is exchanged. */
export function set(state: State, { cipher, cards = [], rolls = [] }: TableOptions): void {
  const letters = [...state.cipher.cards, ...state.deck.cards];
  if (cipher)
    [...cipher.trust, ...cipher.amplify, cipher.suspicion].forEach((letter, at) => {
      exchange(letters, at, letter);
    });
  for (const kind of ["alien", "scientists"] as const) {
    const sides = state.sides.flatMap((side, at) => (side.kind === kind ? [{ side, at }] : []));
    const cells = [...sides.map(({ side }) => side.card.cards[0]!), ...state.piles[kind].cards];
    sides.forEach(({ at }, i) => {
      if (cards[at] !== undefined) exchange(cells, i, cards[at]);
    });
  }
  rolls.forEach((rows, at) => {
    rows.forEach((row, column) => ((state.sides[at]!.rolls[column] as Cell).face = row));
  });
}

/** A game with the example's cipher, the first cards, and rows 0, 1, 2 rolled by every side, unless other things are asked for. */
export function table(setup: TableOptions = {}): GameMatch {
  const isTeams = setup.options?.mode === "teams";
  return arrange(setup.game ?? messageFromTheStars, {
    seats: setup.seats ?? (isTeams ? 4 : 3),
    seed: setup.seed ?? "table",
    options: setup.options ?? {},
    state: (state) => {
      set(state, {
        ...(setup.options?.cipherSource === "manual" ? {} : { cipher: example }),
        cards: isTeams ? [0, 0, 1, 1] : [0, 0],
        rolls: Array.from({ length: isTeams ? 4 : 2 }, () => [0, 1, 2]),
        ...setup,
      });
    },
  });
}

/** The match after a move that must be legal. */
export function play(match: GameMatch, by: Seat, move: GameMove): GameMatch {
  const played = match.play(by, move);
  if (!played.ok) throw new Error(`${by}: ${JSON.stringify(move)}: ${JSON.stringify(played.rejection)}`);
  return played.match;
}

/** The rule that refuses a move, and its parameters; fails when the move is legal. */
export function refusal(match: GameMatch, by: Seat, move: GameMove): Rejection {
  const played = match.play(by, move);
  if (played.ok) throw new Error(`${by}: ${JSON.stringify(move)} is legal`);
  return played.rejection;
}

export const send = (word: string): GameMove => ({ type: "transmit", word });
export const guessRows = (a: number, b: number, c: number): GameMove => ({
  type: "guessWords",
  rows: [a, b, c],
});
export const guessLetters = (cipher: Cipher): GameMove => ({ type: "guessCipher", ...cipher });

/** Words that no card of the English pack bans. */
export const freeWords = ["ZIGZAG", "OKAPI", "FJORD", "QUICHE", "LYNX", "VODKA", "BANJO", "TUNDRA"];

/** The match after every word of the rounds has been sent, and the first card lies open. */
export function toGuess(match: GameMatch): GameMatch {
  let now = match;
  for (
    let turn = 0;
    now.view("spectator").phase === "alien" || now.view("spectator").phase === "scientists";
    turn++
  )
    for (const seat of askedSeats(now)) now = play(now, seat, send(freeWords[turn % freeWords.length]!));
  return now;
}

/** The first seat of each side that has to send or guess. */
export function askedSeats(match: GameMatch): Seat[] {
  const { sides, committed } = match.view("spectator");
  return sides.flatMap(({ captain }) =>
    committed[captain]!.asked && !committed[captain]!.sealed ? [captain] : [],
  );
}

/** Everybody guesses the same rows. */
export function guessAll(match: GameMatch, rows: readonly [number, number, number]): GameMatch {
  return askedSeats(match).reduce((now, seat) => play(now, seat, guessRows(...rows)), match);
}

/** The match once it is over, everybody having guessed these rows and letters. */
export function toEnd(
  match: GameMatch,
  rows: readonly [number, number, number] = [0, 1, 2],
  letters = example,
): GameMatch {
  const guessed = guessAll(guessAll(toGuess(match), rows), rows);
  return askedSeats(guessed).reduce((now, seat) => play(now, seat, guessLetters(letters)), guessed);
}

/** Everything that a viewer receives, and all that a seat may do, as JSON. */
export function received(match: GameMatch, viewer: Viewer): string {
  const choices = viewer === "spectator" ? [] : match.choices(viewer);
  return JSON.stringify([match.frame(viewer), choices]);
}

/** Everything that a viewer was sent from the start to now. */
export function heardBy(match: GameMatch, viewer: Viewer): string {
  const all = Array.from({ length: match.length + 1 }, (_, at) => received(match.at(at), viewer));
  return all.join("\n");
}

/** The whole state. */
export function stateOf(match: GameMatch): State {
  return referee(match);
}
