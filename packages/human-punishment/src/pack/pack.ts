export { originalPack } from "./original/pack.js";
export type { Problem } from "./problem.js";
export { packSchema } from "./schema.js";
export * from "./types.js";
export { assertPack, readPack, type PackOptions, type PackReading } from "./validate.js";
