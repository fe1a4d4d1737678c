import * as v from "valibot";
import { handSize } from "./cards.js";

/** The options of a game, with their defaults. */
export const options = v.strictObject({
  rounds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(handSize)), handSize),
});

/** The options of a game, defaults filled in. */
export interface Options extends v.InferOutput<typeof options> {}
