import type { Describe, MoveOf, Seat, ViewOf } from "@facedown/core";
import type { humanPunishment, Slot } from "@facedown/human-punishment";
import type { BoardProps } from "../board.js";

export type Game = typeof humanPunishment;
export type Move = MoveOf<Game>;
export type View = ViewOf<Game>;

/** What the parts of this board are drawn from. */
export interface TableProps {
  readonly view: View;
  readonly words: Describe<Game>;
  readonly viewer: BoardProps["viewer"];
  readonly choices: readonly Move[];
  readonly play: (move: Move) => void;
}

/**
 * The moves that a card of a player stands for: it is looked at, or turned up by its owner. None while a target for a
 * weapon is chosen.
 */
export function movesOnCard(props: TableProps, seat: Seat, card: Slot, chosen: string | undefined): Move[] {
  const { choices, viewer } = props;
  if (chosen !== undefined) return [];
  return choices.filter(
    (move) =>
      (move.type === "investigate" && move.target === seat && move.card === card) ||
      (move.type === "reveal" && seat === viewer && move.card === card),
  );
}

/** The moves that one of the viewer's programs stands for; `position` counts among those of the same place. */
export function movesOnProgram(
  { choices }: TableProps,
  from: "hand" | "permanents",
  position: number,
): Move[] {
  return choices.filter((move) => {
    if (move.type === "discard") return move.from === from && move.position === position;
    if (from === "permanents") return move.type === "activate" && move.position === position;
    return (
      (move.type === "play" && move.position === position) ||
      (move.type === "respond" && move.answer === position)
    );
  });
}

/** The moves that name a player first. Weapons are equipped once one is `chosen` in the middle. */
export function movesOnPlayer({ choices }: TableProps, seat: Seat, chosen: string | undefined): Move[] {
  return choices.filter((move) => {
    if (move.type === "pickPlayer") return move.player === seat;
    if (move.type === "equip") return move.weapon === chosen && move.targets[0] === seat;
    const names = move.type === "shoot" || move.type === "aim" || move.type === "pickTargets";
    return names && move.targets[0] === seat;
  });
}
