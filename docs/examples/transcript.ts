import { transcripts } from "@facedown/testing";
import { game } from "../live/one-card.js";

console.log(transcripts(game, { seed: "attic", seats: 2 }).get("seat 0"));
