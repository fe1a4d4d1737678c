import { englishPack, spanishPack, type View } from "@facedown/message-from-the-stars";
import { memo } from "react";
import type { BoardProps } from "../board.js";
import { GenericBoard } from "../GenericBoard.js";
import { packOf } from "../packs.js";
import { CipherScreen } from "./CipherScreen.js";
import { Console } from "./Console.js";
import { MessageCard } from "./MessageCard.js";
import type { StarsProps } from "./props.js";
import { Transmissions } from "./Transmissions.js";
import "./board.css";

/** The table of A Message From the Stars. */
export default memo(function Board(given: BoardProps) {
  const { game, words, view, viewer, canMove, play } = given;
  const seen = view as View;
  const pack = packOf(game, [englishPack, spanishPack]);
  if (!pack) return <GenericBoard {...given} />;
  const props: StarsProps = {
    pack,
    view: seen,
    words: words,
    viewer,
    isOn: canMove && viewer !== "spectator" && seen.phase !== "over",
    play: play,
  };
  return (
    <div className="message-from-the-stars">
      <CipherScreen {...props} />
      <Transmissions {...props} />
      <div className="messages">
        {seen.sides.map((side, index) => (
          <MessageCard key={index} {...props} side={side} index={index} />
        ))}
      </div>
      <Console {...props} />
    </div>
  );
});
