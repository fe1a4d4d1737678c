import {
  arrange,
  cardAt,
  referee,
  seatList,
  type Match,
  type MoveOf,
  type OptionsOf,
  type Seat,
  type StateOf,
  type TableMoveOf,
} from "@facedown/core";
import { totallyHuman, type Identity } from "@facedown/totally-human";

export type Game = typeof totallyHuman;
export type GameMatch = Match<Game>;
export type GameMove = MoveOf<Game>;
export type State = StateOf<Game>;

/** "4a 1 1" as cards: a letter a marks an alien. */
export function cards(text: string): Identity[] {
  return text.split(" ").map((card) => ({ number: Number(card[0]) as 1, alien: card.endsWith("a") }));
}

/** Hands that hold no alien, one for each seat. */
export const humans = ["1 2 3", "2 3 4", "3 4 5", "4 5 1", "5 1 2", "1 2 3", "2 3 4", "3 4 5"];

/** Exchanges identity cards so that the first seats hold these hands; the deck keeps the rest. */
export function giveHands(state: State, hands: readonly string[]): void {
  const cells = [...state.players.flatMap(({ hand }) => hand.cards), ...state.identities.cards];
  hands.flatMap(cards).forEach((wanted, at) => {
    const from = cells.findIndex(
      ({ face }, i) => i >= at && face.number === wanted.number && face.alien === wanted.alien,
    );
    if (from < 0) throw new Error(`no card ${JSON.stringify(wanted)} is left`);
    const [held, other] = [cells[at]!, cells[from]!];
    const { face } = held;
    (held as { face: Identity }).face = other.face;
    (other as { face: Identity }).face = face;
  });
}

export interface TableOptions {
  readonly seats?: number;
  readonly hands?: readonly string[];
  readonly seed?: string;
  readonly options?: Partial<OptionsOf<Game>>;
  readonly game?: Game;
}

/** A game in which the first seats hold the hands given; without hands all are human. */
export function table(setup: TableOptions = {}): GameMatch {
  const seats = setup.seats ?? setup.hands?.length ?? 4;
  const hands = setup.hands ?? humans.slice(0, seats);
  return arrange(setup.game ?? totallyHuman, {
    seats,
    seed: setup.seed ?? "table",
    options: { minPlayers: 2, ...setup.options },
    state: (state) => {
      giveHands(state, hands);
    },
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

/** The id of the rule that refuses a move, and its parameters; fails when the move is legal. */
export function refusal(match: GameMatch, by: Seat | "table", move: GameMove | TableMoveOf<Game>) {
  const played = match.play(by as never, move as never);
  if (played.ok) throw new Error(`${by}: ${JSON.stringify(move)} is legal`);
  return played.rejection;
}

/** Plays a list of moves. */
export function playAll(match: GameMatch, moves: readonly (readonly [Seat, GameMove])[]): GameMatch {
  return moves.reduce((now, [by, move]) => play(now, by, move), match);
}

/** All seats of the match. */
export function seatsOf(match: GameMatch): Seat[] {
  return Array.from({ length: match.seats }, (_, seat) => seat);
}

/** Everybody answers: with the number given for the seat, or the first that is legal. */
export function answerAll(match: GameMatch, numbers: readonly (number | undefined)[] = []): GameMatch {
  return seatsOf(match).reduce((now, seat) => {
    const number = numbers[seat];
    const move = number === undefined ? now.choices(seat, "answer")[0]! : { type: "answer" as const, number };
    return play(now, seat, move as GameMove);
  }, match);
}

/** Everybody says that there was talk enough. */
export function endTalk(match: GameMatch): GameMatch {
  return seatsOf(match).reduce((now, seat) => play(now, seat, { type: "done" }), match);
}

/** Plays the three questions. */
export function toLaunch(match: GameMatch): GameMatch {
  let now = match;
  while (now.view("spectator").phase === "answer") now = endTalk(answerAll(now));
  return now;
}

/** Lets a seat board a rocket: at once, or by asking all who are aboard. */
export function move(match: GameMatch, seat: Seat, rocket: number): GameMatch {
  const { crew } = match.view("spectator").rockets[rocket]!;
  if (seatList(crew).includes(seat)) return match;
  if (crew === 0) return play(match, seat, { type: "board", rocket });
  const asked = play(match, seat, { type: "request", rocket });
  return seatList(crew).reduce((now, one) => play(now, one, { type: "agree", seat }), asked);
}

/** Takes every seat to the rocket given for it; all begin on rocket 0. */
export function placeAll(match: GameMatch, rockets: readonly number[]): GameMatch {
  return rockets.reduce((now, rocket, seat) => move(now, seat, rocket), match);
}

/** All who have not launched agree to launch. */
export function launchAll(match: GameMatch): GameMatch {
  return seatsOf(match).reduce(
    (now, seat) =>
      now.explain(seat, { type: "launch" }) === undefined ? play(now, seat, { type: "launch" }) : now,
    match,
  );
}

/** A whole game: these hands, on these rockets at the end. */
export function wholeGame(hands: readonly string[], rockets: readonly number[]): GameMatch {
  return launchAll(placeAll(toLaunch(table({ hands })), rockets));
}

/** Who is on each rocket. */
export function crews(match: GameMatch): number[][] {
  return match.view("spectator").rockets.map(({ crew }) => seatList(crew));
}

/** What everybody heard of the last step, of one name. */
export function heard(match: GameMatch, type: string) {
  return match.frame("spectator").events.filter((event) => event.type === type) as any[];
}

/** The hand of a seat, as the referee sees it. */
export function handOf(match: GameMatch, seat: Seat): Identity[] {
  return referee(match).players[seat]!.hand.cards.map(
    (_, at) => cardAt(referee(match).players[seat]!.hand, at).face,
  );
}
