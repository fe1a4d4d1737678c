export { type Verdict } from "./audit.js";
export { run } from "./run.js";
