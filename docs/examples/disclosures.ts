import { disclosures } from "@facedown/testing";
import { game } from "../live/window.js";

console.log(disclosures(game, { runs: 50 }).join("\n"));
