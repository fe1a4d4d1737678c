import { lazy, type ComponentType } from "react";
import type { AnyGame } from "@facedown/core";
import type { BoardProps } from "./board.js";
import { GenericBoard } from "./GenericBoard.js";

/** Boards of their own, by the name of the game; loaded when the game is. */
const own: Readonly<Record<string, ComponentType<BoardProps>>> = {
  "totally-human": lazy(() => import("./totally-human/Board.js")),
  "message-from-the-stars": lazy(() => import("./message-from-the-stars/Board.js")),
  "human-punishment": lazy(() => import("./human-punishment/Board.js")),
  "are-you-a-human": lazy(() => import("./are-you-a-human/Board.js")),
};

/** The board that a game is shown on: its own, or the one that shows any game. */
export function boardFor(game: AnyGame): ComponentType<BoardProps> {
  return own[game.name] ?? GenericBoard;
}
