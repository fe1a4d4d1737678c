import type { Deduced, Received } from "./deduced.js";

type Deduction = (received: Received) => Deduced | null;

/** What each game brings to work things out, by its name; loaded when it is asked for. */
const deductions: Readonly<Record<string, () => Promise<{ readonly default: Deduction }>>> = {
  "totally-human": () => import("./totally-human.js"),
  "are-you-a-human": () => import("./are-you-a-human.js"),
  "message-from-the-stars": () => import("./message-from-the-stars.js"),
  "human-punishment": () => import("./human-punishment.js"),
};

/** Whether there is something to be worked out in this game. */
export function hasDeduction(game: string): boolean {
  return Object.hasOwn(deductions, game);
}

/** What can be worked out from what was received; `null` for a game that brings nothing for it. */
export async function deduceFrom(received: Received): Promise<Deduced | null> {
  const load = deductions[received.game.name];
  return load ? (await load()).default(received) : null;
}
