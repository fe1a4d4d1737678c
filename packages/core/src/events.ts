import type { Json } from "./json.js";
import type { Seat, Seats } from "./seats.js";
import type { Secret } from "./secret.js";
import { planOf, project, type Plan } from "./project.js";
import type { Frozen, Holds, Shown, VisibilityOf } from "./visibility.js";

/**
 * Where a card lies: the zone's path in the view and its index there. The index is `null` in a zone of which only the
 * count is seen.
 */
export interface Place {
  readonly zone: string;
  readonly index: number | null;
}

/** What the dealer's own verbs tell, before it is projected: enough to animate any game. */
export type CoreEvent =
  | {
      readonly type: "moved";
      readonly from: Place | null;
      readonly to: Place | null;
      readonly card: Secret<Json, Json>;
    }
  | { readonly type: "shuffled"; readonly zone: string }
  | { readonly type: "shown"; readonly at: Place; readonly to: Seats; readonly card: Secret<Json, Json> }
  | {
      readonly type: "concealed";
      readonly at: Place;
      readonly from: Seats;
      readonly card: Secret<Json, Json>;
    }
  | { readonly type: "flipped"; readonly at: Place; readonly card: Secret<Json, Json> }
  | { readonly type: "asked"; readonly at: string; readonly seats: Seats }
  | { readonly type: "sealed"; readonly at: string; readonly seat: Seat; readonly choice: Secret<Json> }
  | { readonly type: "withdrawn"; readonly at: string; readonly seat: Seat }
  | { readonly type: "opened"; readonly at: string; readonly choices: readonly (Secret<Json> | null)[] }
  | { readonly type: "disclosed"; readonly fact: string; readonly value: Json };

/** What a viewer hears of the dealer's own verbs. */
export type CoreEventView =
  | { readonly type: "moved"; readonly from: Place | null; readonly to: Place | null; readonly card: Json }
  | { readonly type: "shuffled"; readonly zone: string }
  | { readonly type: "shown"; readonly at: Place; readonly to: Seats; readonly card: Json }
  | { readonly type: "concealed"; readonly at: Place; readonly from: Seats; readonly card: Json }
  | { readonly type: "flipped"; readonly at: Place; readonly card: Json }
  | { readonly type: "asked"; readonly at: string; readonly seats: Seats }
  | { readonly type: "sealed"; readonly at: string; readonly seat: Seat; readonly choice: Json }
  | { readonly type: "withdrawn"; readonly at: string; readonly seat: Seat }
  | { readonly type: "opened"; readonly at: string; readonly choices: readonly Json[] }
  | { readonly type: "disclosed"; readonly fact: string; readonly value: Json }
  | { readonly type: "undone"; readonly seat: Seat }
  | { readonly type: "rewound" };

/** The visibility of a game's events. */
export type EventVisibility<Events> = {
  readonly [K in keyof Events]: { readonly [F in keyof Events[K]]: VisibilityOf<Events[K][F]> };
};

/** An event as a rule tells it: `{ type: "drew", seat: 1, card: cell }`. */
export type ToldEvent<Events> = {
  [K in keyof Events & string]: { readonly type: K } & { readonly [F in keyof Events[K]]: Events[K][F] };
}[keyof Events & string];

type Heard<T> =
  true extends Holds<T>
    ? T extends readonly (infer Element)[]
      ? readonly Heard<Element>[]
      : [Shown<T>] extends [never]
        ? { readonly [K in keyof T]: Heard<T[K]> }
        : Shown<T>
    : Frozen<T>;

/** An event as a viewer hears it, cells projected. */
export type EventView<Events> = {
  [K in keyof Events & string]: { readonly type: K } & {
    readonly [F in keyof Events[K]]: Heard<Events[K][F]>;
  };
}[keyof Events & string];

const coreFields: Readonly<Record<CoreEventView["type"], readonly string[]>> = {
  moved: ["from", "to", "card"],
  shuffled: ["zone"],
  shown: ["to", "at", "card"],
  concealed: ["from", "at", "card"],
  flipped: ["at", "card"],
  asked: ["at", "seats"],
  sealed: ["at", "seat", "choice"],
  withdrawn: ["at", "seat"],
  opened: ["at", "choices"],
  disclosed: ["fact", "value"],
  undone: ["seat"],
  rewound: [],
};

const cellFields: readonly string[] = ["card", "choice", "choices"];

function corePlan(name: string, fields: readonly string[]): Plan {
  const rules = ["type", ...fields].map((field) => [field, cellFields.includes(field) ? "cells" : "public"]);
  return planOf(Object.fromEntries(rules), `event.${name}`);
}

const corePlans: ReadonlyMap<string, Plan> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries(coreFields).map(([name, fields]) => [name, corePlan(name, fields)]),
);

/** The names that the dealer's own events have. */
export const coreEvents: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ Object.keys(coreFields),
);

/** The plan by which an event of this name is projected: a game's own, or one of the dealer's. */
export function eventPlan(name: string, plans: ReadonlyMap<string, Plan>): Plan {
  return plans.get(name) ?? (corePlans.get(name) as Plan);
}

/** An event that was told, and to whom. */
export interface Told {
  readonly event: object;
  readonly plan: Plan;
  readonly to: Seats;
}

/** What a viewer hears of events, in order: each as its cells were when it was told. */
export function hear(told: readonly Told[], bit: Seats): object[] {
  const heard: object[] = [];
  for (const { event, plan, to } of told)
    if ((to & bit) !== 0) heard.push(project(plan, event, bit) as object);
  return heard;
}
