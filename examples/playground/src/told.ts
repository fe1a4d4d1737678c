import { describe, type AnyGame, type Frame, type Viewer } from "@facedown/core";
import type { Told } from "./protocol.js";

/** The sentences of a packet, for whoever was sent it. */
export function tell(
  game: AnyGame,
  language: string,
  viewer: Viewer,
  { view, events }: Pick<Frame<AnyGame>, "view" | "events">,
): Told {
  const words = describe(game, language, viewer);
  return { lines: words.events(events, view), phase: words.phase(view) };
}
