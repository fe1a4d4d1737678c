import type { AnyGame, Frame, Match, Viewer } from "@facedown/core";

/** What one viewer saw of a match so far: a position for each time that something changed for it. */
export class History {
  readonly match: Match;
  readonly viewer: Viewer;
  /** The number of moves before each position: the last one at which the viewer still saw it. */
  readonly lengths: readonly number[];
  /** The first position that may be looked at again: what was seen before and is hidden since is not for a second look. */
  readonly openFrom: number;
  /** What it received at each position. */
  readonly frames: readonly Frame<AnyGame>[];

  constructor(match: Match, viewer: Viewer) {
    this.match = match;
    this.viewer = viewer;
    let last = match.at(0);
    const lengths = [0];
    const frames = [last.frame(viewer)];
    let openFrom = 0;
    for (const { by, move } of match.journal()) {
      const played = last.play(by, move);
      if (!played.ok) break;
      const next = played.match;
      if (next.isNoticed(viewer, last)) {
        lengths.push(next.length);
        frames.push(next.frame(viewer));
      } else lengths[lengths.length - 1] = next.length;
      if (next.inside.done.hid) openFrom = frames.length - 1;
      last = next;
    }
    this.openFrom = openFrom;
    this.lengths = lengths;
    this.frames = frames;
  }
}
