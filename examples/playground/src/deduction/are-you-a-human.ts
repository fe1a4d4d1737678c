import {
  advise,
  positionName,
  remember,
  shortCircuit,
  type DeductionOptions,
  type Guess,
  type View,
} from "@facedown/are-you-a-human";
import { percent, type Deduced, type Received } from "./deduced.js";

function named(guess: Guess): string {
  return guess === shortCircuit ? "Short Circuit" : Object.values(guess).join(" ");
}

/** What an ideal memory would say of each card that lies face down. */
export default function deduced({ views, options }: Received): Deduced {
  const view = views.at(-1) as View;
  const note = "This is an ideal memory: it spoils the game for whoever reads it.";
  if (view.phase === "memorize" || view.phase === "over")
    return { tables: [], note: "Nothing lies face down." };
  const { deck } = options as DeductionOptions;
  const places = advise(view, remember(views as readonly View[]), deck ? { deck } : {});
  return {
    tables: [
      {
        caption: "The best guess of each card",
        head: ["Card", "Name", "Right", "Points on average"],
        rows: places.map(({ at, guesses: [best] }) => [
          positionName(view.settings.layout[at]!),
          best ? named(best.names) : "",
          best ? percent(best.chance) : "",
          best ? best.points.toFixed(1) : "",
        ]),
      },
    ],
    note,
  };
}
