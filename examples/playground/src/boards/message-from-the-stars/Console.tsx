import { roles } from "@facedown/message-from-the-stars";
import { colorIn, lettersOf, marks, ownSide, type Move, type StarsProps } from "./props.js";

const nextMark = { open: "out", out: "confirmed", confirmed: "open" } as const;
const sign = { open: "", out: "not ", confirmed: "surely " } as const;

/** The console of one's side: for each letter and effect whether it is possible. Closed for whoever sees the cipher. */
export function Console(props: StarsProps) {
  const { pack, view, isOn, play } = props;
  const sheet = ownSide(props)?.sheet;
  if (!sheet) return null;
  const isKnown = view.cipher.every((letter) => typeof letter === "string");
  return (
    <details className="console panel" open={!isKnown}>
      <summary>Your console</summary>
      <p className="quiet">
        Press a letter once to rule it out, twice when you are sure of it. A cipher has one red letter (with a
        dot) at most; green ones have a line.
      </p>
      {roles.map((role) => (
        <div key={role} className={`console-row ${role}`} role="group" aria-label={role}>
          <span className="role-name">
            {role} <strong aria-hidden="true">{marks[role]}</strong>
          </span>
          <div className="letters">
            {lettersOf(pack).map((letter) => {
              const mark = sheet.marks[role][letter] ?? "open";
              return (
                <button
                  type="button"
                  key={letter}
                  className={`mark-of ${mark} ${colorIn(pack, letter)}`}
                  disabled={!isOn}
                  onClick={() =>
                    play({ type: "mark", role, letter, mark: nextMark[mark] } as unknown as Move)
                  }
                >
                  {mark !== "open" && <span className="sr">{sign[mark]}</span>}
                  {letter}
                </button>
              );
            })}
          </div>
        </div>
      ))}
      {sheet.notes !== "" && <p className="notes">{sheet.notes}</p>}
    </details>
  );
}
