export { lawNames, type LawFailure, type LawName, type LawOptions, type LawReport } from "./law.js";
export { type Deed, type Playthrough, type PlaythroughOptions, type Regression } from "./playthrough.js";
export { playthroughs } from "./playthroughs.js";
export { runLaw } from "./run-law.js";
export { laws, type LawsOptions, type RegisterTest } from "./laws.js";
export { golden, transcripts, type GoldenOptions, type TranscriptOptions } from "./golden.js";
export { scripted, type Script } from "./scripted.js";
export { disclosures, keepDisclosures, type DisclosureOptions, type KeepDisclosures } from "./disclosures.js";
export { regressionsIn } from "./regressions.js";
