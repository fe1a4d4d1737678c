import type { Weapon } from "../types.js";

/** The 7 weapons: five kinds, two of which are there twice. */
export const weapons: readonly Weapon[] = [
  { id: "pistol", name: "Pistol", copies: 2, shows: "loyalty", damage: 1, draws: 1, targets: 1 },
  { id: "rifle", name: "Rifle", copies: 1, shows: "id", damage: 2, draws: 0, targets: 1 },
  {
    id: "companion",
    name: "Companion",
    copies: 2,
    shows: "loyalty",
    damage: 1,
    draws: 1,
    targets: 1,
    heals: true,
  },
  {
    id: "rocket-launcher",
    name: "Rocket Launcher",
    copies: 1,
    shows: "loyalty",
    damage: 1,
    draws: 1,
    targets: 2,
    locked: true,
  },
  { id: "laser", name: "Laser", copies: 1, shows: "id", damage: 2, draws: 0, targets: 0, locked: true },
];
