import { freezeJson } from "@facedown/core";
import type { Pack } from "../types.js";
import { charts } from "./charts.js";
import { identities } from "./identities.js";
import { loyalties } from "./loyalties.js";
import { programs } from "./programs.js";
import { weapons } from "./weapons.js";

/** The cards that the game brings along, and charts for 4 to 16 players: all our own. Frozen to its leaves. */
export const originalPack: Pack = /* @__PURE__ */ freezeJson<Pack>({
  id: "original",
  version: 1,
  language: "en",
  title: "Human Punishment: the original pack",
  identities,
  programs,
  loyalties,
  weapons,
  charts,
});
