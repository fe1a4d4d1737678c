import {
  cipherOf,
  lettersIn,
  slotRoles,
  type Cipher,
  type Pack,
  type Role,
} from "@facedown/message-from-the-stars";
import { useState } from "react";
import { colorIn, isAsked, lettersOf, marks, ownSide, type Move, type StarsProps } from "./props.js";

const slots = [0, 1, 2, 3, 4, 5] as const;
const groups = [
  ["trust", 3],
  ["amplify", 2],
  ["suspicion", 1],
] as const satisfies readonly (readonly [Role, number])[];

/** The card of a letter, in its color. */
function Letter({ letter, pack }: { readonly letter: string; readonly pack: Pack }) {
  return <span className={`letter ${colorIn(pack, letter)}`}>{letter}</span>;
}

function LetterSelect({
  label,
  value,
  none,
  pack,
  isOn,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  /** Whether no letter may be chosen, too. */
  readonly none: boolean;
  readonly pack: Pack;
  readonly isOn: boolean;
  readonly onChange: (letter: string) => void;
}) {
  return (
    <select
      aria-label={label}
      value={value}
      disabled={!isOn}
      onChange={(event) => onChange(event.target.value)}
    >
      {none && <option value="">?</option>}
      {lettersOf(pack).map((each) => (
        <option key={each}>{each}</option>
      ))}
    </select>
  );
}

/** What stands in a slot: the letter, or what the viewer's side has written there, or a card's back. */
function Slot({ slot, ...props }: StarsProps & { readonly slot: number }) {
  const { pack, view, isOn, play } = props;
  const letter = view.cipher[slot];
  const sheet = ownSide(props)?.sheet;
  if (typeof letter === "string" && letter !== "empty") return <Letter letter={letter} pack={pack} />;
  if (!sheet || view.phase === "cipher")
    return (
      <span className="letter card-back">
        <span className="sr">face down</span>
      </span>
    );
  return (
    <LetterSelect
      label={`Written at place ${slot + 1}, ${slotRoles[slot] ?? ""}`}
      value={sheet.writeIns[slot] ?? ""}
      none
      pack={pack}
      isOn={isOn}
      onChange={(letter) => play({ type: "writeIn", slot, letter } as unknown as Move)}
    />
  );
}

/** A guess below the cipher: right letters, wherever they stand within their effect, are marked. */
function Guessed({ letters, title, view, pack }: StarsProps & { letters: Cipher; title: string }) {
  const isRight = (letter: string, slot: number): boolean =>
    view.cipher.some((each, at) => each === letter && slotRoles[at] === slotRoles[slot]);
  return (
    <>
      <h3>{title}</h3>
      <ol className="slots guessed">
        {lettersIn(letters).map((letter, slot) => (
          <li key={slot} className={isRight(letter, slot) ? "slot right" : "slot wrong"}>
            <Letter letter={letter} pack={pack} />
            <span aria-hidden="true">{isRight(letter, slot) ? "✓" : "✗"}</span>
            <span className="sr">{isRight(letter, slot) ? "right" : "wrong"}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Six different letters to begin a guess with: those that are written on the console, then the first ones. */
function firstLetters(pack: Pack, written: readonly string[]): readonly string[] {
  const others = lettersOf(pack).filter((letter) => !written.includes(letter));
  return slots.map((slot) => {
    const letter = written[slot] ?? "";
    return letter !== "" && written.indexOf(letter) === slot ? letter : (others.shift() ?? "A");
  });
}

/** Six letters to choose: the alien's cipher, or the scientists' guess at it. */
function ChooseLetters({ type, text, ...props }: StarsProps & { type: Move["type"]; text: string }) {
  const { pack, play } = props;
  const [letters, setLetters] = useState(() => firstLetters(pack, ownSide(props)?.sheet?.writeIns ?? []));
  return (
    <form
      className="choose-letters"
      onSubmit={(event) => {
        event.preventDefault();
        play({ type, ...cipherOf(letters) } as unknown as Move);
      }}
    >
      <ol className="slots">
        {slots.map((slot) => (
          <li key={slot} className="slot">
            <LetterSelect
              label={`Place ${slot + 1}, ${slotRoles[slot] ?? ""}`}
              value={letters[slot] ?? ""}
              none={false}
              pack={pack}
              isOn
              onChange={(letter) => setLetters(letters.with(slot, letter))}
            />
          </li>
        ))}
      </ol>
      <button type="submit" className="primary">
        {text}
      </button>
    </form>
  );
}

/** The six slots of the cipher and what each does, what is guessed of it, and how a guess is made. */
export function CipherScreen(props: StarsProps) {
  const { view } = props;
  const mine = ownSide(props);
  const isChoosing = props.isOn && view.phase === "cipher" && mine?.kind === "alien";
  return (
    <section className="screen">
      <h2 data-spot="deck">The cipher</h2>
      <div className="effects" aria-hidden="true">
        {groups.map(([role, count]) => (
          <div key={role} className={`effect ${role}`} style={{ gridColumn: `span ${count}` }}>
            <span>{role}</span> <strong>{marks[role]}</strong>
          </div>
        ))}
      </div>
      <ol className="slots" data-spot="cipher">
        {slots.map((slot) => (
          <li key={slot} className="slot" data-spot={`cipher#${slot}`}>
            <span className="sr">{slotRoles[slot]}: </span>
            <Slot {...props} slot={slot} />
          </li>
        ))}
      </ol>
      {isChoosing && <ChooseLetters {...props} type="setCipher" text="Choose this cipher" />}
      {view.phase === "guessCipher" && isAsked(props) && (
        <ChooseLetters {...props} type="guessCipher" text="Guess these letters" />
      )}
      {view.sides.map(
        ({ guessed, team }, at) =>
          guessed.letters && (
            <Guessed
              key={at}
              {...props}
              letters={guessed.letters}
              title={view.sides.length > 2 ? `Guessed by team ${team + 1}` : "Guessed"}
            />
          ),
      )}
    </section>
  );
}
