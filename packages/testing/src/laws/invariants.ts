import type { Base } from "../base.js";
import { broken } from "../broken.js";
import type { LawDefinition } from "./definition.js";
import { positions } from "./positions.js";

/** Each of the game's own truths holds in every state that is reached. */
export const invariantsLaw: LawDefinition = {
  hears: false,
  absent: ({ inside }) =>
    Object.keys(inside.definition.invariants ?? {}).length === 0 ? "the game names no invariants" : undefined,
  check: (base: Base) => {
    const invariants = Object.entries(base.game.inside.definition.invariants ?? {});
    for (const match of positions(base))
      for (const [name, holds] of invariants)
        if (!holds({ state: match.inside.state as never }))
          broken({
            path: `invariants.${name}`,
            message: `after ${match.length} moves it is not true: ${name}`,
          });
  },
};
