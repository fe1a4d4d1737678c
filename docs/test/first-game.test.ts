import { test } from "vitest";
import { lawNames, laws } from "@facedown/testing";
import { highCard } from "../live/high-card.js";

// It has neither words of its own nor invariants: the page comes before either.
const only = lawNames.filter((law) => law !== "words" && law !== "invariants");

laws(highCard, { test, runs: 20, only });
