export * from "./pack/pack.js";
