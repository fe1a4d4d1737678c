import type { Viewer } from "@facedown/core";
import type { Release } from "./hearing.js";
import { bitOf } from "./receiving.js";

/** What a step let one viewer see, in order. */
export function releasesTo(viewer: Viewer, releases: readonly Release[]): Pick<Release, "what" | "value">[] {
  const bit = bitOf(viewer);
  return releases.filter(({ to }) => (to & bit) !== 0).map(({ what, value }) => ({ what, value }));
}
