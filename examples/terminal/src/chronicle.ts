import { type AnyGame, type Match, type Packet, type Viewer } from "@facedown/core";
import { eventLines, tellerFor } from "./scene.js";
import { clean } from "./text.js";

/** Everything one viewer was told, as sentences, in order. */
export class Chronicle {
  readonly lines: string[] = [];
  #phase: string | undefined;

  constructor(
    readonly game: AnyGame,
    readonly viewer: Viewer,
  ) {}

  /** Writes down what this packet tells. */
  hear(packet: Pick<Packet, "view" | "events">): void {
    const told = eventLines(this.game, packet, this.viewer);
    const { words } = tellerFor(this.game, packet.view, this.viewer);
    const phase = clean(words.phase(packet.view));
    this.lines.push(...told);
    if (this.#phase !== undefined && phase !== this.#phase) this.lines.push(`[${phase}]`);
    this.#phase = phase;
  }
}

/** What a viewer was told of a match in play, from the start to now, this position left out. */
export function chronicleOf(match: Match, viewer: Viewer): Chronicle {
  const chronicle = new Chronicle(match.game, viewer);
  for (let length = 0; length < match.length; length++) chronicle.hear(match.at(length).frame(viewer));
  return chronicle;
}
