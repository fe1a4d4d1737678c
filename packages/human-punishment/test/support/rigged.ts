import {
  arrange,
  everyone,
  faces,
  nobody,
  only,
  referee,
  seatList,
  type Match,
  type MoveOf,
  type OptionsOf,
  type Seat,
  type Seats,
  type StateOf,
} from "@facedown/core";
import { humanPunishment, originalPack, type Team } from "@facedown/human-punishment";
import { catalogOf } from "../../src/catalog.js";
import { teamOf as teamIn } from "../../src/team.js";

export type Game = typeof humanPunishment;
export type GameMatch = Match<Game>;
export type GameMove = MoveOf<Game>;
export type State = StateOf<Game>;
export type Slot = 0 | 1 | "id";

/** What a player has where a test begins. What is left out is as in {@link usualSeats}. */
export interface Rigged {
  readonly id?: string;
  readonly loyalties?: readonly [string, string];
  /** Face-down programs; none by default, so that nobody is asked to react. */
  readonly hand?: readonly string[];
  readonly permanents?: readonly string[];
  /** Which cards lie face up. Those of an eliminated player all do. */
  readonly up?: readonly Slot[];
  readonly hp?: 0 | 1 | 2;
  /** A weapon in hand: the player began its turn with it. */
  readonly weapon?: string;
  readonly targets?: readonly Seat[];
  readonly unlocked?: readonly string[];
  readonly sworn?: "legion" | "fallen";
}

/** A table where a test begins: seat 0 is active. */
export interface Rigging {
  /** The players by seat; those left out are as in {@link usualSeats}. */
  readonly players?: Readonly<Record<number, Rigged>>;
  /** How many there are. Default: 5. */
  readonly seats?: number;
  /** The programs on top of the stack, the first one on top. */
  readonly stack?: readonly string[];
  readonly options?: Partial<OptionsOf<Game>>;
  readonly game?: Game;
}

/** Players of whom none has an ability in sight: Human, Machine, Human, Machine, Outlaw, Outlaw, Machine. */
export const usualSeats: readonly Required<Pick<Rigged, "id" | "loyalties">>[] = [
  { id: "tinkerer", loyalties: ["human", "human-x2"] },
  { id: "hunter-drone", loyalties: ["machine", "machine-x2"] },
  { id: "dispatcher", loyalties: ["human", "human"] },
  { id: "overclocker", loyalties: ["machine", "machine"] },
  { id: "card-sharp", loyalties: ["outlaw", "outlaw"] },
  { id: "ghost-runner", loyalties: ["outlaw-x2", "human"] },
  { id: "signal-jammer", loyalties: ["machine", "outlaw"] },
];

type Cell = { face: string; shownTo: Seats };
type Open = { cards: Cell[] };

const cellsOf = (zones: readonly unknown[]): Cell[] => zones.flatMap((zone) => (zone as Open).cards);

/** Exchanges faces so that the first cells hold what is wanted: first what a test names, then the rest where it can. */
function place(
  cells: readonly Cell[],
  named: readonly (string | undefined)[],
  usual: readonly (string | undefined)[],
): void {
  const settled = new Set<number>();
  const settle = (at: number, face: string): boolean => {
    const from =
      cells[at]!.face === face ? at : cells.findIndex((cell, i) => !settled.has(i) && cell.face === face);
    if (from < 0) return false;
    [cells[at]!.face, cells[from]!.face] = [cells[from]!.face, cells[at]!.face];
    settled.add(at);
    return true;
  };
  for (const [at, face] of named.entries())
    if (face !== undefined && !settle(at, face)) throw new Error(`no ${face} is left`);
  for (const [at, face] of usual.entries()) if (face !== undefined && !settled.has(at)) settle(at, face);
}

function dealPrograms(state: State, { players = {}, stack = [] }: Rigging): void {
  const zones = [state.stack, ...state.players.map(({ hand }) => hand)];
  const left = cellsOf(zones).map(({ face }) => face);
  const take = (face: string): string => {
    const at = left.indexOf(face);
    if (at < 0) throw new Error(`no ${face} is left`);
    return left.splice(at, 1)[0]!;
  };
  const deal = (zone: unknown, cards: readonly string[], shownTo: Seats): void => {
    (zone as Open).cards = cards.map((face) => ({ face, shownTo }));
  };
  for (const [seat, { hand, permanents }] of state.players.entries()) {
    deal(hand, (players[seat]?.hand ?? []).map(take), only(seat));
    deal(permanents, (players[seat]?.permanents ?? []).map(take), everyone);
  }
  const top = stack.map(take).reverse();
  deal(state.stack, [...left, ...top], nobody);
}

function giveWeapon(state: State, seat: Seat, kind: string, targets: readonly Seat[]): void {
  const at = state.weapons.findIndex((weapon) => weapon.kind === kind && weapon.holder === null);
  if (at < 0) throw new Error(`no ${kind} is left`);
  state.weapons[at]!.holder = seat;
  state.weapons[at]!.targets = targets;
  if (seat === state.turn.active) state.turn.weapon = at;
}

function turnUp(player: State["players"][number], up: readonly Slot[]): void {
  for (const slot of up) {
    const cell = (slot === "id" ? player.identity.cards[0] : player.loyalties.cards[slot]) as Cell;
    cell.shownTo = everyone;
    if (slot === "id") player.up.id = true;
    else player.up.loyalties[slot] = true;
  }
}

function set(state: State, rigging: Rigging): void {
  const { players = {} } = rigging;
  const seats = [...state.players.keys()];
  const { box } = state;
  place(
    cellsOf([
      ...state.players.map(({ identity }) => identity),
      state.gone,
      box.human,
      box.machine,
      box.outlaw,
      box.boss,
    ]),
    seats.map((seat) => players[seat]?.id),
    seats.map((seat) => usualSeats[seat]?.id),
  );
  place(
    cellsOf([...state.players.map(({ loyalties }) => loyalties), box.loyalties]),
    seats.flatMap((seat) => players[seat]?.loyalties ?? [undefined, undefined]),
    seats.flatMap((seat) => usualSeats[seat]?.loyalties ?? [undefined, undefined]),
  );
  dealPrograms(state, rigging);
  for (const seat of seats) {
    const { up = [], hp = 2, weapon, targets = [], unlocked = [], sworn } = players[seat] ?? {};
    const player = state.players[seat]!;
    player.hp = hp;
    player.unlocked = [...unlocked];
    player.sworn = sworn ?? null;
    if (hp === 0) state.firstOut ??= seat;
    turnUp(player, hp === 0 ? [0, 1, "id"] : up);
    if (weapon !== undefined) giveWeapon(state, seat, weapon, targets);
  }
}

/** A match in which seat 0 is about to act, with the cards that a test wants where it wants them. */
export function rig(rigging: Rigging = {}): GameMatch {
  return arrange(rigging.game ?? humanPunishment, {
    seats: rigging.seats ?? 5,
    seed: "rigged",
    options: { firstPlayer: 0, ...rigging.options },
    state: (state) => {
      set(state, rigging);
    },
  });
}

/** The match after a move that must be legal. */
export function play(match: GameMatch, seat: Seat, move: GameMove): GameMatch {
  const played = match.play(seat, move);
  if (!played.ok) throw new Error(`${seat}: ${JSON.stringify(move)}: ${JSON.stringify(played.rejection)}`);
  return played.match;
}

/** The match after these moves, which must all be legal. */
export function playAll(match: GameMatch, ...moves: readonly (readonly [Seat, GameMove])[]): GameMatch {
  return moves.reduce((now, [seat, move]) => play(now, seat, move), match);
}

/** The id of the rule that refuses a move; fails when the move is legal. */
export function refusal(match: GameMatch, seat: Seat, move: GameMove): string {
  const played = match.play(seat, move);
  if (played.ok) throw new Error(`${seat}: ${JSON.stringify(move)} is legal`);
  return played.rejection.code;
}

/** Those whom an open window waits for all pass, and so on until none is open. */
export function passAll(match: GameMatch): GameMatch {
  let now = match;
  while (["react", "brace"].includes(phaseOf(now)))
    for (const seat of seatList(waiting(now))) now = play(now, seat, { type: "respond", answer: "pass" });
  return now;
}

/** A move, and nobody reacts to anything. */
export function act(match: GameMatch, seat: Seat, move: GameMove): GameMatch {
  return passAll(play(match, seat, move));
}

/** In an open window a seat plays the program at a position of its hand, and all others pass. */
export function react(match: GameMatch, seat: Seat, position = 0): GameMatch {
  return seatList(waiting(match)).reduce(
    (now, other) => play(now, other, { type: "respond", answer: other === seat ? position : "pass" }),
    match,
  );
}

/** Whom the table waits for. */
export function waiting(match: GameMatch): Seats {
  return only(...match.waiting);
}

/** What is waited for. */
export function phaseOf(match: GameMatch): State["phase"] {
  return referee(match).phase;
}

/**
 * Seat 0 shoots at seat 1 with the Rifle, and seat 1 turns its ID up: the way in which most IDs are revealed. Nobody
 * reacts.
 */
export function unmask(id: string, rigging: Rigging = {}): GameMatch {
  const { players = {} } = rigging;
  const match = rig({
    ...rigging,
    players: {
      ...players,
      0: { weapon: "rifle", targets: [1], ...players[0] },
      1: { ...players[1], id },
    },
  });
  const shot = act(match, 0, { type: "shoot", targets: [1] });
  return play(shot, 1, { type: "reveal", card: "id" });
}

/** The hit points of all. */
export function hpOf(match: GameMatch): number[] {
  return referee(match).players.map(({ hp }) => hp);
}

/** The face-down programs of a player. */
export function handOf(match: GameMatch, seat: Seat): string[] {
  return faces(referee(match).players[seat]!.hand);
}

/** The loyalty cards of a player. */
export function loyaltiesOf(match: GameMatch, seat: Seat): string[] {
  return faces(referee(match).players[seat]!.loyalties);
}

/** The programs at the bottom of the stack, the lowest one first. */
export function bottom(match: GameMatch, count: number): string[] {
  return faces(referee(match).stack).slice(0, count);
}

/** Which weapon a player holds and at whom it is aimed; nothing when it holds none. */
export function aimOf(match: GameMatch, seat: Seat): [string, ...Seat[]] | undefined {
  const weapon = referee(match).weapons.find(({ holder }) => holder === seat);
  return weapon && [weapon.kind, ...weapon.targets];
}

/** The team of a player. */
export function teamOf(match: GameMatch, seat: Seat): Team {
  return teamIn({ cards: catalogOf(originalPack), table: referee(match) }, seat);
}

/** Whose turn it is. */
export function activeOf(match: GameMatch): Seat {
  return referee(match).turn.active;
}
