import {
  createRandom,
  referee,
  startMatch,
  startSimulation,
  watching,
  type OptionsOf,
  type Random,
} from "@facedown/core";
import {
  humanPunishment,
  originalPack,
  type Outcome,
  type State,
  type Team,
} from "@facedown/human-punishment";
import { catalogOf } from "../../src/catalog.js";
import { teamOf } from "../../src/team.js";
import type { Player } from "./players.js";

/** How one game went. */
export interface Played {
  readonly moves: number;
  readonly rounds: number;
  readonly outcome: Outcome;
  /** Whether everybody had to survive alone in the end. */
  readonly alone: boolean;
  /** The teams that somebody belonged to in the end, alive or not. */
  readonly present: ReadonlySet<Team>;
}

/** How often each card was used: played, fired, or set off. */
export type Uses = Map<string, number>;

/** A game to play. */
export interface Setting {
  readonly seats: number;
  readonly seed: string;
  readonly player: Player;
  readonly options?: Partial<OptionsOf<typeof humanPunishment>>;
}

const cards = catalogOf(originalPack);

function playedOf(state: State, outcome: Outcome, moves: number): Played {
  return {
    moves,
    rounds: state.round,
    outcome,
    alone: state.checks.at(-1)?.face === "alone",
    present: new Set(state.players.map((_, seat) => teamOf({ cards, table: state }, seat))),
  };
}

const pickerOf = ({ seed }: Setting): Random => createRandom(`${seed} picks`);

/** Plays a game in place. */
export function playFast(setting: Setting): Played {
  const { seats, seed, player, options = {} } = setting;
  const random = pickerOf(setting);
  const table = startSimulation(humanPunishment, { seats, seed, options });
  const seen = {
    get phase() {
      return table.state.phase;
    },
    choices: (seat: number, type: string) => table.choices(seat, type),
    view: (seat: number) => table.view(seat),
  };
  while (table.outcome === null) {
    const seat = random.pick(table.waitingSeats);
    const { type, input } = player(seen, seat, random);
    const refused = table.play(seat, type, input);
    if (refused)
      throw new Error(`${seed}: ${seat} may not ${type} ${JSON.stringify(input)}: ${refused.code}`);
  }
  return playedOf(table.state, table.outcome, table.length);
}

/** The same game with its events told, of which the uses of cards are counted. */
export function playCounting(setting: Setting, uses: Uses): Played {
  const { seats, seed, player, options = {} } = setting;
  const random = pickerOf(setting);
  let match = startMatch(humanPunishment, { seats, seed, options });
  const use = (what: string): void => {
    uses.set(what, (uses.get(what) ?? 0) + 1);
  };
  const told = (event: object): void => {
    const { type, seat, program, card, weapon } = event as {
      readonly type: string;
      readonly seat: number;
      readonly program: string;
      readonly card: string | number;
      readonly weapon: number;
    };
    const { weapons, players } = referee(match);
    if (type === "played") use(program);
    if (type === "ability") use(String(card));
    if (type === "shot") use(weapons[weapon]!.kind);
    if (type === "turnedUp" && card === "id") {
      const face = players[seat]!.identity.cards[0]!.face;
      if (!cards.identity(face).reveal) use(face);
    }
  };
  while (!match.outcome) {
    const seat = random.pick(match.waiting);
    const now = match;
    const seen = {
      phase: referee(now).phase,
      choices: (by: number, type: string) => now.choices(by, type as never),
      view: (by: number) => now.view(by),
    };
    const { type, input } = player(seen, seat, random);
    const played = watching({ told }, () => now.play(seat, { type, ...input } as never));
    if (!played.ok) throw new Error(`${seed}: ${seat} may not ${type}: ${played.rejection.code}`);
    match = played.match;
  }
  return playedOf(referee(match), match.outcome, match.length);
}
