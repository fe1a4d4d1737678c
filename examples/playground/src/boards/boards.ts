import { type ComponentType } from "react";
import type { AnyGame } from "@facedown/core";
import type { BoardProps } from "./board.js";
import { GenericBoard } from "./GenericBoard.js";

const own: Readonly<Record<string, ComponentType<BoardProps>>> = {};

/** The board that a game is shown on: its own, or the one that shows any game. */
export function boardFor(game: AnyGame): ComponentType<BoardProps> {
  return own[game.name] ?? GenericBoard;
}
