import { slotRoles, type Role } from "@facedown/message-from-the-stars";
import { useState } from "react";
import { effectsIn, isAsked, membersOf, ownSide, type Move, type Side, type StarsProps } from "./props.js";

/** A word letter by letter: for whoever sees the cipher, with the effect of each. */
function Word({ word, effects }: { readonly word: string; readonly effects: ReadonlyMap<string, Role> }) {
  if (effects.size === 0) return <span className="word">{word}</span>;
  return (
    <span className="word">
      <span className="sr">{word}</span>
      <span aria-hidden="true">
        {Array.from(word, (letter, at) => (
          <span key={at} className={`sent-letter ${effects.get(letter) ?? "none"}`}>
            {letter}
          </span>
        ))}
      </span>
    </span>
  );
}

function signed(score: number): string {
  return score < 0 ? `−${-score}` : String(score);
}

function Score({ score }: { readonly score: number }) {
  const kind = score < 0 ? "below" : score > 0 ? "above" : "zero";
  return <strong className={`score-of ${kind}`}>{signed(score)}</strong>;
}

/** The word to send, where the table has its place. */
function SendWord({ play }: StarsProps) {
  const [word, setWord] = useState("");
  return (
    <form
      className="send"
      onSubmit={(event) => {
        event.preventDefault();
        play({ type: "transmit", word } as unknown as Move);
        setWord("");
      }}
    >
      <input
        aria-label="The word to send"
        placeholder="a word"
        autoComplete="off"
        autoCapitalize="characters"
        required
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      <button type="submit" className="primary">
        Send
      </button>
    </form>
  );
}

function Cell({ side, at, round, ...props }: StarsProps & { side: Side; at: number; round: number }) {
  const { view, words } = props;
  const sent = side.sent[round];
  const isSending = view.phase === "alien" || view.phase === "scientists";
  if (!sent)
    return (
      <td>
        {isSending && round === view.round && side === ownSide(props) && isAsked(props) && (
          <SendWord {...props} />
        )}
      </td>
    );
  const { word, score } = sent;
  return (
    <td>
      {word === null ? (
        words.card(null, `sides.${at}.sent`, view)
      ) : (
        <Word word={word} effects={effectsIn(view, slotRoles)} />
      )}
      {score !== null && <Score score={score} />}
    </td>
  );
}

/** The words that were sent, round by round, with their scores. */
export function Transmissions(props: StarsProps) {
  const { view } = props;
  const isSending = view.phase === "alien" || view.phase === "scientists" || view.phase === "score";
  const rounds = Math.max(isSending ? view.round + 1 : 0, ...view.sides.map(({ sent }) => sent.length));
  return (
    <section>
      <h2>Transmissions</h2>
      <div className="scroll" tabIndex={0} role="group" aria-label="Transmissions">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <abbr title="Round">#</abbr>
              </th>
              {view.sides.map((side, at) => (
                <th scope="col" key={at}>
                  {membersOf(side, props)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: rounds }, (_, round) => (
              <tr key={round}>
                <th scope="row">{round + 1}</th>
                {view.sides.map((side, at) => (
                  <Cell key={at} {...props} side={side} at={at} round={round} />
                ))}
              </tr>
            ))}
            {rounds === 0 && (
              <tr>
                <td colSpan={view.sides.length + 1} className="quiet">
                  Nothing was sent yet.
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
}
