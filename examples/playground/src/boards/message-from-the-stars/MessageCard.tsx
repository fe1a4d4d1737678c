import { useState } from "react";
import { isAsked, membersOf, ownSide, type Move, type Side, type StarsProps } from "./props.js";

interface Props extends StarsProps {
  readonly side: Side;
  readonly index: number;
}

/** The rows that were guessed of this side's card, once that is open. */
function guessOf(side: Side, { view }: StarsProps): readonly number[] | null {
  return view.sides.find(({ team, kind }) => team === side.team && kind !== side.kind)?.guessed.rows ?? null;
}

/** Whether it is for the viewer's side to guess the words of this one. */
function isGuessable(side: Side, props: StarsProps): boolean {
  const mine = ownSide(props);
  if (!mine || mine.team !== side.team || mine.kind === side.kind || !isAsked(props)) return false;
  return props.view.phase === (side.kind === "alien" ? "guessAlien" : "guessScientists");
}

/** The sentence with a word in each gap; a gap stays one where no word is known. */
function sentenceWith(sentence: string, words: readonly (string | undefined)[]): string {
  let at = 0;
  return sentence.replaceAll("___", (gap) => words[at++] ?? gap);
}

/** A side's message card: its sentence, and the words of each column; the rolled ones and the guessed ones are marked. */
export function MessageCard({ side, index, ...props }: Props) {
  const { pack, view, words, play } = props;
  const [chosen, setChosen] = useState<readonly (number | undefined)[]>([]);
  const card = side.card[0];
  const cards = side.kind === "alien" ? pack.alien : pack.scientists;
  const text = typeof card === "number" ? cards[card] : undefined;
  const guess = guessOf(side, props);
  const isOpen = isGuessable(side, props);
  const isTeams = view.sides.length > 2;
  const shown = isOpen ? chosen : side.rolls.map((roll) => roll ?? undefined);
  const isWhole = text !== undefined && text.columns.every((_, column) => chosen[column] !== undefined);
  return (
    <section className={side === ownSide(props) ? "message own" : "message"}>
      <h3>
        {membersOf(side, props)}
        {isTeams ? ` (team ${side.team + 1})` : ""}
        {side === ownSide(props) ? " (you)" : ""}
      </h3>
      {text ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (isWhole) play({ type: "guessWords", rows: chosen } as unknown as Move);
            setChosen([]);
          }}
        >
          <p className="sentence">
            {sentenceWith(
              text.sentence,
              text.columns.map((column, at) => column[shown[at] ?? -1]),
            )}
          </p>
          <div className="columns-of-card">
            {text.columns.map((column, at) => (
              <ol key={at} aria-label={`Column ${at + 1}`}>
                {column.map((word, row) => {
                  const isRolled = side.rolls[at] === row;
                  const isGuessed = guess?.[at] === row;
                  const isPressed = chosen[at] === row;
                  if (isOpen)
                    return (
                      <li key={row}>
                        <button
                          type="button"
                          aria-pressed={isPressed}
                          onClick={() =>
                            setChosen(text.columns.map((_, each) => (each === at ? row : chosen[each])))
                          }
                        >
                          {word}
                        </button>
                      </li>
                    );
                  return (
                    <li key={row} className={isRolled ? "rolled" : isGuessed ? "wrong" : ""}>
                      {word}
                      {isRolled && <span className="sr"> (rolled)</span>}
                      {isGuessed && (
                        <>
                          <span aria-hidden="true"> {isRolled ? "✓" : "✗"}</span>
                          <span className="sr"> (guessed)</span>
                        </>
                      )}
                    </li>
                  );
                })}
              </ol>
            ))}
          </div>
          {isOpen && (
            <button type="submit" className="primary" disabled={!isWhole}>
              {isWhole ? "Guess these words" : "Choose a word of each column"}
            </button>
          )}
        </form>
      ) : (
        <p className="card card-back message-back" data-spot={`sides.${index}.card`}>
          <span>{words.card(null, `sides.${index}.card`, view)}</span>
        </p>
      )}
    </section>
  );
}
