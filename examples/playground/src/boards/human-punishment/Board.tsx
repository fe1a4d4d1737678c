import { originalPack } from "@facedown/human-punishment";
import { memo, useState, type CSSProperties } from "react";
import type { BoardProps } from "../board.js";
import { GenericBoard } from "../GenericBoard.js";
import { packOf } from "../packs.js";
import { Middle } from "./Middle.js";
import { Player } from "./Player.js";
import { Texts } from "./Texts.js";
import type { Move, TableProps, View } from "./props.js";
import { ringOf } from "./ring.js";
import "./board.css";

/** The players in a ring, the viewer in front, and what happens between them. */
const Table = memo(function Table({ words, view, viewer, choices, play }: BoardProps) {
  const [chosen, setChosen] = useState<string>();
  const seen = view as View;
  const props: TableProps = {
    view: seen,
    words: words,
    viewer,
    choices: choices as readonly Move[],
    play: (move) => {
      setChosen(undefined);
      play(move);
    },
  };
  const isChoosing = choices.some(
    (move) => move.type === "equip" && (move as unknown as { weapon: string }).weapon === chosen,
  );
  const weapon = isChoosing ? chosen : undefined;
  const ring = ringOf(seen.players.length, viewer === "spectator" ? 0 : viewer);
  return (
    <div className="human-punishment">
      <div className="ring" style={{ "--columns": ring.columns } as CSSProperties}>
        <div className="middle-place" style={ring.middle}>
          <Middle {...props} chosen={weapon} choose={setChosen} />
        </div>
        {ring.places.map(({ seat, style }) => (
          <div key={seat} className="player-place" style={style}>
            <Player {...props} seat={seat} chosen={weapon} />
          </div>
        ))}
      </div>
      <Texts {...props} />
    </div>
  );
});

/** The table of Human Punishment. */
export default function Board(props: BoardProps) {
  return packOf(props.game, [originalPack]) ? <Table {...props} /> : <GenericBoard {...props} />;
}
