export { lawNames, type LawFailure, type LawName, type LawOptions, type LawReport } from "./law.js";
export { type Deed, type Playthrough, type PlaythroughOptions, type Regression } from "./playthrough.js";
export { playthroughs } from "./playthroughs.js";
export { runLaw } from "./run-law.js";
export { laws, type LawsOptions, type RegisterTest } from "./laws.js";
