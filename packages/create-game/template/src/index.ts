export { handSize, numbers } from "./cards.js";
export { chanceToTake, unseenCards } from "./deduction.js";
export { createNightMarket, nightMarket, type NightMarketSetup } from "./game.js";
export { type Options } from "./options.js";
export { worthsOf, type Outcome } from "./outcome.js";
export { packSchema, readPack, type Pack, type PackReading, type Problem, type Ware } from "./pack.js";
export { rulebook } from "./rules.js";
export { standardPack } from "./standard-pack.js";
export type { Events, Phase, Player, Rejections, State, View } from "./state.js";
