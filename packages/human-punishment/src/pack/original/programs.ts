import type { Program } from "../types.js";

const anyTime: readonly Program[] = [
  { id: "loose-grip", name: "Loose Grip", copies: 4, timing: "any", fx: [{ kind: "disarm", to: "armed" }] },
  {
    id: "patch-kit",
    name: "Patch Kit",
    copies: 4,
    timing: "any",
    fx: [{ kind: "heal", amount: 1, to: "any" }],
  },
  {
    id: "ablative-plate",
    name: "Ablative Plate",
    copies: 3,
    timing: "any",
    only: "brace",
    fx: [{ kind: "plate", amount: 1 }],
  },
  { id: "step-in", name: "Step In", copies: 2, timing: "any", only: "brace", fx: [{ kind: "stepIn" }] },
  { id: "nudge", name: "Nudge", copies: 3, timing: "any", fx: [{ kind: "aim", to: "armedAimed" }] },
  { id: "brownout", name: "Brownout", copies: 2, timing: "any", only: "announce", fx: [{ kind: "bar" }] },
  {
    id: "spike",
    name: "Spike",
    copies: 4,
    timing: "any",
    fx: [{ kind: "damage", amount: 1, to: "other" }],
  },
  {
    id: "cache-burst",
    name: "Cache Burst",
    copies: 3,
    timing: "any",
    fx: [{ kind: "draw", count: 2, to: "self" }],
  },
  {
    id: "hot-swap",
    name: "Hot Swap",
    copies: 2,
    timing: "any",
    fx: [{ kind: "takeProgram", to: "hasProgram" }],
  },
];

const onYourTurn: readonly Program[] = [
  { id: "second-wind", name: "Second Wind", copies: 3, timing: "turn", fx: [{ kind: "again" }] },
  { id: "grab", name: "Grab", copies: 3, timing: "turn", fx: [{ kind: "takeWeapon", to: "armed" }] },
  {
    id: "backup-exe",
    name: "backup.exe",
    copies: 2,
    timing: "turn",
    fx: [{ kind: "revive", hp: 1, who: "chosen" }],
  },
  { id: "deep-scan", name: "Deep Scan", copies: 2, timing: "turn", fx: [{ kind: "peekId", to: "hasId" }] },
  {
    id: "floodlight",
    name: "Floodlight",
    copies: 4,
    timing: "turn",
    fx: [{ kind: "revealOrHurt", what: "loyalty", amount: 1, to: "other" }],
  },
  {
    id: "name-check",
    name: "Name Check",
    copies: 2,
    timing: "turn",
    fx: [{ kind: "revealOrHurt", what: "id", amount: 1, to: "other" }],
  },
  {
    id: "feedback",
    name: "Feedback",
    copies: 1,
    timing: "turn",
    fx: [{ kind: "damage", amount: 1, to: "allArmed" }],
  },
  {
    id: "armory-key",
    name: "Armory Key",
    copies: 1,
    timing: "turn",
    fx: [{ kind: "unlock", weapon: "rocket-launcher" }],
  },
  {
    id: "prism-key",
    name: "Prism Key",
    copies: 1,
    timing: "turn",
    fx: [{ kind: "unlock", weapon: "laser" }],
  },
  {
    id: "badge-trade",
    name: "Badge Trade",
    copies: 2,
    timing: "turn",
    fx: [{ kind: "swapLoyalty", to: "hasLoyalty" }],
  },
  { id: "static-lock", name: "Static Lock", copies: 2, timing: "turn", fx: [{ kind: "stall", to: "other" }] },
  { id: "skim", name: "Skim", copies: 1, timing: "turn", fx: [{ kind: "dig", count: 3 }] },
  {
    id: "cover-up",
    name: "Cover-Up",
    copies: 2,
    timing: "turn",
    fx: [{ kind: "cover", to: "hasUpLoyalty" }],
  },
];

const permanent: readonly Program[] = [
  {
    id: "magnet-glove",
    name: "Magnet Glove",
    copies: 1,
    timing: "permanent",
    action: [{ kind: "takeWeapon", to: "armed" }],
  },
  { id: "long-rack", name: "Long Rack", copies: 1, timing: "permanent", modifiers: { limit: 2 } },
  { id: "wiretap", name: "Wiretap", copies: 1, timing: "permanent", modifiers: { scanBoth: true } },
  { id: "hot-rounds", name: "Hot Rounds", copies: 1, timing: "permanent", modifiers: { shotBonus: 1 } },
  { id: "insulation", name: "Insulation", copies: 1, timing: "permanent", modifiers: { cap: 1 } },
  {
    id: "dead-switch",
    name: "Dead Switch",
    copies: 1,
    timing: "permanent",
    on: { hurt: [{ kind: "damage", amount: 1, to: "source" }] },
  },
];

const secret: readonly Program[] = [
  { id: "secret-human", name: "Secret Human", copies: 1, timing: "secret", team: "human", weight: 1 },
  { id: "secret-human-x2", name: "Secret Human x2", copies: 1, timing: "secret", team: "human", weight: 2 },
  { id: "secret-machine", name: "Secret Machine", copies: 1, timing: "secret", team: "machine", weight: 1 },
  {
    id: "secret-machine-x2",
    name: "Secret Machine x2",
    copies: 1,
    timing: "secret",
    team: "machine",
    weight: 2,
  },
  { id: "secret-outlaw", name: "Secret Outlaw", copies: 1, timing: "secret", team: "outlaw", weight: 1 },
  {
    id: "secret-outlaw-x2",
    name: "Secret Outlaw x2",
    copies: 1,
    timing: "secret",
    team: "outlaw",
    weight: 2,
  },
  { id: "secret-legion", name: "Secret Legion", copies: 1, timing: "secret", team: "legion", weight: 0 },
];

/** The 66 programs: 27 for any time, 26 for one's own turn, 6 permanent ones and the 7 secret loyalties. */
export const programs: readonly Program[] = [...anyTime, ...onYourTurn, ...permanent, ...secret];
