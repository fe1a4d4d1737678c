import { english, sameJson } from "@facedown/core";
import type { Received } from "./receiving.js";

type Heard = readonly { readonly type: string }[];

/** The dealer's own events of what was heard: what everybody sees of how cards are handled. */
function ofDealer(events: string): Heard {
  return (JSON.parse(events) as Heard).filter(({ type }) => Object.hasOwn(english.events, type));
}

/**
 * How what a viewer received in a step differs between a game and its twin: not at all; in how cards were handled, which
 * everybody sees; in an event of the game alone; or in more.
 */
export function differenceOf(
  parts: readonly string[],
  mine: Received,
  its: Received,
): "none" | "handling" | "event" | "more" {
  const at = parts.indexOf("events");
  const [one = "[]", other = "[]"] = [mine[at], its[at]];
  if (one !== other && !sameJson(ofDealer(one), ofDealer(other))) return "handling";
  if (parts.some((_, i) => i !== at && mine[i] !== its[i])) return "more";
  return one === other ? "none" : "event";
}
