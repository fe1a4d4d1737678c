import type { LawName } from "@facedown/testing";

/** The laws that take as long as all others together. */
export const slowLaws: readonly LawName[] = ["nothing leaks", "at a table"];
