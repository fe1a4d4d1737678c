import { deduce, originalPack, teams, type View } from "@facedown/human-punishment";
import { packOf } from "../boards/packs.js";
import { percent, type Deduced, type Received } from "./deduced.js";

/** How likely each player is of which team, from what the viewer sees. */
export default function deduced({ game, views, words }: Received): Deduced | null {
  if (!packOf(game, [originalPack])) return null;
  const view = views.at(-1) as View;
  const { teams: chances, model } = deduce(view);
  return {
    tables: [
      {
        caption: "Which team each is of",
        head: ["", ...teams],
        rows: chances.map((of, seat) => [words.seat(seat, view), ...teams.map((team) => percent(of[team]))]),
      },
    ],
    note: model,
  };
}
