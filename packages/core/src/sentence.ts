import type { Json } from "./json.js";

/** A parameter of a rejection as it stands in a sentence. */
export const parameterText = (parameter: Json | undefined): string =>
  typeof parameter === "string" ? parameter : JSON.stringify(parameter ?? null);

/** The sentence with its first letter large. */
export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
