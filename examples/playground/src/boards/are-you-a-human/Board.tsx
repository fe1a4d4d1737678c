import { seatList, type Describe, type MoveOf } from "@facedown/core";
import {
  positionName,
  type areYouAHuman,
  type Card,
  type Features,
  type View,
} from "@facedown/are-you-a-human";
import { memo, useState } from "react";
import type { BoardProps } from "../board.js";
import { CardPicture, ShortCircuitPicture } from "./art.js";
import "./board.css";

type Game = typeof areYouAHuman;
type Move = MoveOf<Game>;

interface Props {
  readonly view: View;
  readonly words: Describe<Game>;
  readonly viewer: BoardProps["viewer"];
  readonly choices: readonly Move[];
  readonly play: (move: Move) => void;
}

function Picture({ card }: { readonly card: Card | null }) {
  if (card === null) return null;
  return card === "shortCircuit" ? <ShortCircuitPicture /> : <CardPicture {...card} />;
}

function Grid({ view, words, choices, play }: Props) {
  const { layout } = view.settings;
  const [columns, rows] = [
    Math.max(1, ...layout.map(({ x }) => x + 1)),
    Math.max(1, ...layout.map(({ y }) => y + 1)),
  ];
  return (
    <ul
      className="grid"
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridTemplateRows: `repeat(${rows}, auto)`,
      }}
      data-spot="table"
    >
      {view.table.map((card, at) => {
        const position = layout[at] ?? { x: 0, y: 0 };
        const move = choices.find((each) => each.type === "point" && each.at === at);
        const isPointed = view.pointed === at;
        const text = `${positionName(position)}: ${words.card(card, "table", view)}`;
        const className = `robot ${card === null ? "card-back" : "face"}${isPointed ? " pointed" : ""}`;
        const inside = (
          <>
            <span className="position" aria-hidden="true">
              {positionName(position)}
            </span>
            <Picture card={card} />
            <span className="sr">
              {text}
              {isPointed ? ", pointed at" : ""}
            </span>
          </>
        );
        return (
          <li
            key={at}
            style={{ gridColumn: position.x + 1, gridRow: position.y + 1 }}
            data-spot={`table#${at}`}
          >
            {move ? (
              <button type="button" className={className} onClick={() => play(move)}>
                {inside}
              </button>
            ) : (
              <div className={className}>{inside}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const features = {
  number: [1, 2, 3, 4],
  color: ["yellow", "red", "blue", "green"],
  type: ["battery", "gear", "tool", "bulb"],
} as const;

/** The features that are named, as buttons to press: fewer choices than a list of 124. */
function Naming({ choices, play, words, view }: Props) {
  const [named, setNamed] = useState<Readonly<Record<string, string | number>>>({});
  const wanted = JSON.stringify(Object.entries(named).sort());
  const move = choices.find(
    (each) =>
      each.type === "guess" && JSON.stringify(Object.entries(each.names as Features).sort()) === wanted,
  );
  if (!choices.some(({ type }) => type === "guess")) return null;
  return (
    <form
      className="naming"
      onSubmit={(event) => {
        event.preventDefault();
        if (move) play(move);
        setNamed({});
      }}
    >
      {Object.entries(features).map(([feature, values]) => (
        <fieldset key={feature}>
          <legend>{feature}</legend>
          {values.map((value) => (
            <button
              type="button"
              key={value}
              aria-pressed={named[feature] === value}
              onClick={() => {
                const { [feature]: before, ...others } = named;
                setNamed(before === value ? others : { ...others, [feature]: value });
              }}
            >
              {value}
            </button>
          ))}
        </fieldset>
      ))}
      <button type="submit" className="primary" disabled={!move}>
        {move ? words.move(move, view) : "Name one feature or more"}
      </button>
    </form>
  );
}

/** The table of Are You a Human? */
export default memo(function Board({ words, view, viewer, choices, play }: BoardProps) {
  const props: Props = {
    view: view as View,
    words: words,
    viewer,
    choices: choices as readonly Move[],
    play: play,
  };
  const { view: seen } = props;
  return (
    <div className="are-you-a-human">
      <ul className="sides">
        {seen.sides.map(({ members, captain, score }, side) => (
          <li key={side} className={seen.active === side ? "side-score now" : "side-score"}>
            <strong>
              {seen.settings.mode === "teams" ? `Team ${side + 1}: ` : ""}
              {seatList(members)
                .map((seat) => {
                  const isCaptain = seen.settings.mode === "teams" && seat === captain;
                  const notes = [...(seat === viewer ? ["you"] : []), ...(isCaptain ? ["captain"] : [])];
                  return props.words.seat(seat, seen) + (notes.length > 0 ? ` (${notes.join(", ")})` : "");
                })
                .join(", ")}
            </strong>
            <span className="score">{score}</span>
            {seen.guesser === captain && <span className="said">guesses</span>}
            {seen.pointer === captain && <span className="said">points</span>}
          </li>
        ))}
      </ul>
      <Grid {...props} />
      <Naming {...props} />
      <p className="quiet">
        <span data-spot="stock">
          {props.words.place("stock", seen)}: {seen.stock}
        </span>{" "}
        ·{" "}
        <span data-spot="supply">
          {props.words.place("supply", seen)}: {seen.supply}
        </span>{" "}
        ·{" "}
        <span data-spot="spent">
          {props.words.place("spent", seen)}: {seen.spent.length}
        </span>
      </p>
    </div>
  );
});
