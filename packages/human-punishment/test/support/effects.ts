import type { Effect, EffectKind } from "@facedown/human-punishment";

const one: { readonly [K in EffectKind]: readonly Extract<Effect, { readonly kind: K }>[] } = {
  damage: [
    { kind: "damage", amount: 1, to: "other" },
    { kind: "damage", amount: 2, to: "self" },
  ],
  heal: [
    { kind: "heal", amount: 1, to: "any" },
    { kind: "heal", amount: 2, to: "self" },
  ],
  revive: [
    { kind: "revive", hp: 1, who: "chosen" },
    { kind: "revive", hp: 2, who: "source", join: "fallen" },
  ],
  draw: [
    { kind: "draw", count: 1, to: "self" },
    { kind: "draw", count: 2, to: "other" },
  ],
  takeProgram: [{ kind: "takeProgram", to: "hasProgram" }],
  loot: [{ kind: "loot" }],
  peekLoyalty: [
    { kind: "peekLoyalty", both: false, to: "hasLoyalty" },
    { kind: "peekLoyalty", both: true, to: "hasLoyalty" },
  ],
  peekId: [{ kind: "peekId", to: "hasId" }],
  reveal: [
    { kind: "reveal", what: "loyalty", to: "hasLoyalty" },
    { kind: "reveal", what: "id", to: "hasId" },
  ],
  revealOrHurt: [{ kind: "revealOrHurt", what: "id", amount: 1, to: "other" }],
  disarm: [{ kind: "disarm", to: "armed" }],
  takeWeapon: [{ kind: "takeWeapon", to: "armed" }],
  aim: [{ kind: "aim", to: "armedAimed" }],
  unlock: [{ kind: "unlock", weapon: "laser" }],
  join: [{ kind: "join", team: "legion", to: "other" }],
  swapLoyalty: [{ kind: "swapLoyalty", to: "hasLoyalty" }],
  cover: [{ kind: "cover", to: "hasUpLoyalty" }],
  plate: [{ kind: "plate", amount: 1 }],
  stepIn: [{ kind: "stepIn" }],
  bar: [{ kind: "bar" }],
  again: [{ kind: "again" }],
  stall: [{ kind: "stall", to: "other" }],
  dig: [
    { kind: "dig", count: 1 },
    { kind: "dig", count: 3 },
  ],
  status: [
    { kind: "status", status: "awake" },
    { kind: "status", status: "deadly" },
  ],
  oneOf: [{ kind: "oneOf", of: [[{ kind: "again" }], [{ kind: "loot" }, { kind: "bar" }]] }],
  custom: [{ kind: "custom", name: "mend", to: "other" }],
};

/** Effects of every kind there is: a kind that is left out does not compile. */
export const effectKinds: readonly Effect[] = Object.values(one).flat();
