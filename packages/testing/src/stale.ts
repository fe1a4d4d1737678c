import { deedLine, type Base } from "./base.js";
import { broken } from "./broken.js";
import type { Regression } from "./playthrough.js";

/** Breaks for a kept counterexample whose moves are no longer legal: it would hold nothing, and pass. */
export function assertNotStale(regression: Regression, { moments }: Base): void {
  const file = regression.file ?? "a kept counterexample";
  const at = moments.findIndex(({ deed, rejection }) => rejection && !deed.refused);
  const moment = moments[at];
  if (!moment) return;
  broken({
    path: file,
    keep: false,
    message:
      `${file} holds nothing any more: its move ${at + 1}, ${deedLine(moment.deed)}, was legal when it was kept and is ` +
      `refused now (${moment.rejection?.code ?? ""}).\nThe rules have changed since: it may be deleted.`,
  });
}
