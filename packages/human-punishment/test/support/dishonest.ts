import { includes, passes, seatList, stillToChoose, type AnyMove } from "@facedown/core";
import {
  createHumanPunishment,
  originalPack,
  type Pack,
  type State,
  type TableDealer,
} from "@facedown/human-punishment";
import { catalogOf } from "../../src/catalog.js";
import { playable } from "../../src/windows.js";

export type Game = ReturnType<typeof createHumanPunishment>;

interface After {
  readonly state: State;
  readonly dealer: TableDealer;
  /** Makes a move of a seat, as if it had made it itself. */
  readonly make: (move: string, seat: number, input: object) => void;
}

/** The game, but after every move something else happens. */
function after(game: Game, happens: (after: After) => void): Game {
  const { definition } = game.inside;
  const moves = definition.moves;
  const apply = (move: AnyMove, step: object): void => {
    (move.apply as (step: object) => void)(step);
  };
  const dishonest = Object.entries(moves).map(([name, move]) => {
    const both = (step: { readonly state: State; readonly dealer: TableDealer }): void => {
      apply(move, step);
      const make: After["make"] = (other, seat, input) => {
        apply(moves[other] as AnyMove, { ...step, seat, input });
      };
      happens({ ...step, make });
    };
    return [name, { ...move, apply: both }] as const;
  });
  return {
    ...game,
    inside: { ...game.inside, definition: { ...definition, moves: Object.fromEntries(dishonest) } },
  };
}

const scans: Readonly<Record<string, number>> = { "deep-scan": 20, "secret-legion": 2, nudge: 3 };
/** A pack of few programs: many that look at IDs, and as many Legion programs as a pack may have. */
export const packOfScans: Pack = {
  ...originalPack,
  id: "scans",
  counts: "custom",
  programs: originalPack.programs.flatMap((program) => {
    const copies = scans[program.id];
    return copies === undefined ? [] : [{ ...program, copies }];
  }),
};

const cards = catalogOf(originalPack);

/** Windows that wait only for those who hold a program that they may play. */
export const waitsForHolders: Game = after(createHumanPunishment(), ({ state, make }) => {
  const moment = state.phase === "react" ? "announce" : state.phase === "brace" ? "brace" : undefined;
  if (!moment) return;
  for (const seat of seatList(stillToChoose(state.reactions.answers)))
    if (includes(stillToChoose(state.reactions.answers), seat))
      if (playable({ cards, table: state }, seat, moment).length === 0)
        make("respond", seat, { answer: passes[0] });
});

/** Everybody hears when the last check found that all have to survive alone. */
export const tellsAlone: Game = after(createHumanPunishment(), ({ state, dealer }) => {
  if (state.checks.at(-1)?.face === "alone") dealer.tell({ type: "powerFailed" });
});

/** Whoever has no Legion program is not asked before its ID is looked at. */
export const asksLegionAlone: Game = after(
  createHumanPunishment({ pack: packOfScans }),
  ({ state, make }) => {
    const task = state.tasks.at(-1);
    if (task?.kind !== "permit") return;
    const { hand } = state.players[task.seat]!;
    if (!hand.cards.some(({ face }) => face === "secret-legion")) make("allow", task.seat, { always: false });
  },
);

/** A pass for longer lapses only for those who hold a program that they may play. */
export const lapsesForHolders: Game = after(createHumanPunishment(), ({ state }) => {
  const { reactions } = state;
  for (const seat of seatList(reactions.turn))
    if (playable({ cards, table: state }, seat, "announce").length > 0)
      reactions.turn = (reactions.turn & ~(1 << seat)) as never;
});
