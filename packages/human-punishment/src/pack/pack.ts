export { originalPack } from "./original/index.js";
export * from "./types.js";
