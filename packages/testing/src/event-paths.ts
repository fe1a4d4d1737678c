const inEvents = /^events\[(\d+)\](.*)$/;

/** What must be known of a part of the dealer's own events. */
const hints: readonly (readonly [type: string, rest: RegExp, hint: string])[] = [
  [
    "moved",
    /^\.(from|to)\.index$/,
    "A card that is moved tells where in its zone it lay and lies; for a card that is chosen by its face use dealer.pass, which does not.",
  ],
];

/** A path in the events a viewer heard, with the event's type: `events[3] (moved).from.index`; and what it means. */
export function eventPath(path: string, ...heard: readonly unknown[]): { where: string; hint: string } {
  const [, at, rest = ""] = inEvents.exec(path) ?? [];
  if (at === undefined) return { where: path, hint: "" };
  const types = heard.map((events) => (events as { readonly type?: unknown }[])[Number(at)]?.type);
  const names = [...new Set(types)].filter((type) => typeof type === "string");
  const [, , hint = ""] = hints.find(([type, part]) => names.includes(type) && part.test(rest)) ?? [];
  return { where: `events[${at}] (${names.join(" or ")})${rest}`, hint };
}
