import { includes, type Describe, type MoveOf } from "@facedown/core";
import {
  cipherOf,
  englishPack,
  lettersIn,
  slotRoles,
  spanishPack,
  type messageFromTheStars,
  type Pack,
  type View,
} from "@facedown/message-from-the-stars";
import { memo, useState } from "react";
import type { BoardProps } from "../board.js";
import "./board.css";

type Game = typeof messageFromTheStars;
type Move = MoveOf<Game>;
type Side = View["sides"][number];

interface Props {
  readonly pack: Pack;
  readonly view: View;
  readonly words: Describe<Game>;
  readonly viewer: BoardProps["viewer"];
  /** Whether moves can be made now. */
  readonly isOn: boolean;
  readonly play: (move: Move) => void;
}

const slots = [0, 1, 2, 3, 4, 5] as const;
const marks = { trust: "+1", amplify: "×2", suspicion: "±" } as const;
const lettersOf = ({ alphabet }: Pack): string[] => [...alphabet.green, ...alphabet.black, ...alphabet.red];

function colorOf({ alphabet }: Pack, letter: string): "green" | "black" | "red" {
  return alphabet.green.includes(letter) ? "green" : alphabet.red.includes(letter) ? "red" : "black";
}

function membersOf({ members }: Side, { view, words }: Props): string {
  const names = Array.from({ length: 31 }, (_, seat) => seat).filter((seat) => includes(members, seat));
  return names.map((seat) => words.seat(seat, view)).join(", ");
}

function ownSide({ view, viewer }: Props): Side | undefined {
  return viewer === "spectator" ? undefined : view.sides.find(({ members }) => includes(members, viewer));
}

function Letter({ letter, pack }: { readonly letter: string; readonly pack: Pack }) {
  return <span className={`letter ${colorOf(pack, letter)}`}>{letter}</span>;
}

/** The six slots of the cipher: what the viewer sees of it, or what its side has written there. */
function CipherScreen(props: Props) {
  const { pack, view, isOn, play } = props;
  const sheet = ownSide(props)?.sheet;
  return (
    <section className="screen">
      <h2>The cipher</h2>
      <ol className="slots" data-spot="cipher">
        {slots.map((slot) => {
          const role = slotRoles[slot] ?? "trust";
          const letter = view.cipher[slot];
          return (
            <li key={slot} className={`slot ${role}`} data-spot={`cipher#${slot}`}>
              <span className="role-name">
                {role} <span aria-hidden="true">{marks[role]}</span>
              </span>
              {typeof letter === "string" ? (
                <Letter letter={letter} pack={pack} />
              ) : sheet ? (
                <select
                  aria-label={`Written at place ${slot + 1}, ${role}`}
                  value={sheet.writeIns[slot] ?? ""}
                  disabled={!isOn}
                  onChange={(event) =>
                    play({ type: "writeIn", slot, letter: event.target.value } as unknown as Move)
                  }
                >
                  <option value="">?</option>
                  {lettersOf(pack).map((each) => (
                    <option key={each}>{each}</option>
                  ))}
                </select>
              ) : (
                <span className="letter card-back">
                  <span className="sr">face down</span>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** A side's message card: its sentence, and the words of each column, the rolled ones marked. */
function MessageCard({ side, index, ...props }: Props & { readonly side: Side; readonly index: number }) {
  const { pack, view, words } = props;
  const card = side.card[0];
  const cards = side.kind === "alien" ? pack.alien : pack.scientists;
  const text = typeof card === "number" ? cards[card] : undefined;
  const name = side.kind === "alien" ? "alien" : "scientists";
  const isTeams = view.sides.length > 2;
  return (
    <section className={side === ownSide(props) ? "message own" : "message"}>
      <h3>
        The {name}
        {isTeams ? ` of team ${side.team + 1}` : ""} <span className="quiet">{membersOf(side, props)}</span>
      </h3>
      {text ? (
        <>
          <p className="sentence">{text.sentence}</p>
          <div className="columns-of-card">
            {text.columns.map((column, at) => (
              <ol key={at} aria-label={`Column ${at + 1}`}>
                {column.map((word, row) => {
                  const isRolled = side.rolls[at] === row;
                  return (
                    <li key={row} className={isRolled ? "rolled" : ""}>
                      {word}
                      {isRolled && <span className="sr"> (rolled)</span>}
                    </li>
                  );
                })}
              </ol>
            ))}
          </div>
        </>
      ) : (
        <p className="quiet" data-spot={`sides.${index}.card`}>
          {words.card(null, `sides.${index}.card`, view)}
        </p>
      )}
    </section>
  );
}

/** A score with a sign that is as wide as a digit. */
function scoreText(score: number): string {
  return `${score}`.replace("-", "−");
}

function Transmissions(props: Props) {
  const { view, words } = props;
  const rounds = Math.max(0, ...view.sides.map(({ sent }) => sent.length));
  return (
    <section>
      <h2>Transmissions</h2>
      <div className="scroll" tabIndex={0} role="group" aria-label="Transmissions">
        <table>
          <thead>
            <tr>
              <th scope="col">Round</th>
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
                {view.sides.map(({ sent }, at) => {
                  const { word, score } = sent[round] ?? { word: null, score: null };
                  return (
                    <td key={at}>
                      {word ?? (sent[round] ? words.card(null, `sides.${at}.sent`, view) : "")}{" "}
                      {score !== null && <strong className="score-of">{scoreText(score)}</strong>}
                    </td>
                  );
                })}
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

const nextMark = { open: "out", out: "confirmed", confirmed: "open" } as const;

/** The console of one's side: for each letter and effect whether it is possible. */
function Console(props: Props) {
  const { pack, isOn, play } = props;
  const sheet = ownSide(props)?.sheet;
  if (!sheet) return null;
  return (
    <section>
      <h2>Your console</h2>
      <div className="console">
        {(["trust", "amplify", "suspicion"] as const).map((role) => (
          <div key={role} className="console-row" role="group" aria-label={role}>
            <span className="role-name">{role}</span>
            <div className="marks">
              {lettersOf(pack).map((letter) => {
                const mark = sheet.marks[role][letter] ?? "open";
                return (
                  <button
                    type="button"
                    key={letter}
                    className={`mark-of ${mark} ${colorOf(pack, letter)}`}
                    disabled={!isOn}
                    onClick={() =>
                      play({ type: "mark", role, letter, mark: nextMark[mark] } as unknown as Move)
                    }
                  >
                    {letter}
                    {mark !== "open" && <span className="sr">, {mark}</span>}
                  </button>
                );
              })}
            </div>
          </div>
        ))}
      </div>
      {sheet.notes !== "" && <p className="notes">{sheet.notes}</p>}
    </section>
  );
}

/** The letters of a guessed cipher, chosen from lists. */
function GuessCipher({ pack, view, isOn, play }: Props) {
  const [letters, setLetters] = useState<readonly string[]>(() => lettersOf(pack).slice(0, 6));
  if (view.phase !== "guessCipher" || !isOn) return null;
  return (
    <form
      className="guess row"
      onSubmit={(event) => {
        event.preventDefault();
        play({ type: "guessCipher", ...cipherOf(letters) } as unknown as Move);
      }}
    >
      {slots.map((slot) => (
        <label key={slot}>
          {slotRoles[slot]}{" "}
          <select
            value={letters[slot]}
            onChange={(event) => setLetters(letters.with(slot, event.target.value))}
          >
            {lettersOf(pack).map((letter) => (
              <option key={letter}>{letter}</option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit">Guess these letters</button>
    </form>
  );
}

/** The table of A Message From the Stars. */
export default memo(function Board({ game, words, view, viewer, canMove, play }: BoardProps) {
  const pack = game.content[0]?.id === spanishPack.id ? spanishPack : englishPack;
  const seen = view as View;
  const props: Props = {
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
      <GuessCipher {...props} />
      <Transmissions {...props} />
      <div className="messages">
        {seen.sides.map((side, index) => (
          <MessageCard key={index} {...props} side={side} index={index} />
        ))}
      </div>
      <Console {...props} />
      {seen.sides.some(({ guessed }) => guessed.letters !== null) && (
        <p>
          Guessed:{" "}
          {seen.sides.map(({ guessed }, at) => (
            <span key={at}>{guessed.letters ? lettersIn(guessed.letters).join(" ") : ""} </span>
          ))}
        </p>
      )}
    </div>
  );
});
