import type { ReactNode } from "react";
import { colorOf, textOf } from "./cards.js";
import type { Move, TableProps } from "./props.js";
import { textsIn } from "./texts.js";

interface CardProps extends TableProps {
  /** Where it lies: `players.0.identity`. */
  readonly path: string;
  /** Its index among the cards there. */
  readonly at: number;
  readonly face: string | null;
  /** Whether it lies face up. */
  readonly isUp: boolean;
  readonly className: string;
  readonly moves: readonly Move[];
  /** What it is called for somebody who does not see where it lies. */
  readonly label: string;
}

/** A card: its name, or a back; a button where a move goes with it, several where there are more. */
export function Card({ path, at, face, isUp, className, moves, label, words, view, play }: CardProps) {
  const name = words.card(face, path, view);
  const kind = `hp-card ${className} ${face === null ? "card-back" : `${isUp ? "up" : "known"} ${colorOf(face)}`}`;
  const says = face === null ? undefined : textOf(face, words.language).text || undefined;
  const text: ReactNode = (
    <>
      <span className="sr">{label}: </span>
      <span className="name">{face === null ? <span className="sr">{name}</span> : name}</span>
      {face !== null && !isUp && <span className="sr">, {textsIn(words.language).faceDown}</span>}
    </>
  );
  const [only, ...more] = moves;
  return (
    <span className="card-place" data-spot={`${path}#${at}`}>
      {only && more.length === 0 ? (
        <button
          type="button"
          className={kind}
          title={[says, words.move(only, view)].filter(Boolean).join(" — ")}
          onClick={() => play(only)}
        >
          {text}
          <span className="sr">. {words.move(only, view)}</span>
        </button>
      ) : (
        <span className={kind} title={says}>
          {text}
        </span>
      )}
      {more.length > 0 &&
        moves.map((move) => (
          <button type="button" key={JSON.stringify(move)} className="small" onClick={() => play(move)}>
            {words.move(move, view)}
          </button>
        ))}
    </span>
  );
}
