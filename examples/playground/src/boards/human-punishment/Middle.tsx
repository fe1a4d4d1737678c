import { WeaponPicture } from "./art.js";
import { textOf } from "./cards.js";
import type { Move, TableProps } from "./props.js";

interface MiddleProps extends TableProps {
  readonly chosen: string | undefined;
  readonly choose: (weapon: string | undefined) => void;
}

const teamNames = {
  human: "Human",
  machine: "Machine",
  outlaw: "Outlaw",
  legion: "Legion",
  fallen: "Fallen",
};

/** The weapons that lie there; one that can be taken is chosen first, and then its target. */
function Weapons({ view, words, choices, chosen, choose }: MiddleProps) {
  const lying = view.weapons.filter(({ holder }) => holder === null).map(({ kind }) => kind);
  const kinds = [...new Set(lying)];
  return (
    <ul className="lying" aria-label="Weapons">
      {kinds.map((kind) => {
        const count = lying.filter((each) => each === kind).length;
        const text = (
          <>
            <WeaponPicture kind={kind} /> {textOf(kind, words.language).name}
            {count > 1 ? ` ×${count}` : ""}
          </>
        );
        const isOpen = choices.some((move) => move.type === "equip" && move.weapon === kind);
        return (
          <li key={kind}>
            {isOpen ? (
              <button
                type="button"
                aria-pressed={chosen === kind}
                onClick={() => choose(chosen === kind ? undefined : kind)}
              >
                {text}
              </button>
            ) : (
              <span className="lies">{text}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What stands between the players: what was announced, the stack, the weapons, the window and what needs no target. */
export function Middle(props: MiddleProps) {
  const { view, words, viewer, choices, play, chosen } = props;
  const { announced, stage, stack, turn, round } = view;
  const plain = choices.filter(
    ({ type, ...input }) =>
      ["draw", "drop", "heal", "takeDamage", "allow", "handOver", "forgo", "pickEffect", "withdraw"].includes(
        type,
      ) ||
      (type === "respond" && typeof (input as { answer?: unknown }).answer === "string") ||
      (type === "equip" &&
        chosen !== undefined &&
        (input as { weapon: string; targets: readonly number[] }).targets.length === 0 &&
        (input as { weapon: string }).weapon === chosen),
  );
  const card = stage[0];
  return (
    <section className="middle" aria-label="The middle of the table">
      <p>
        Round {round}, turn of <strong>{words.seat(turn.active, view)}</strong>
      </p>
      {announced && (
        <p className="announced">
          Announced: <strong>{announcedText(props)}</strong>
        </p>
      )}
      {card !== undefined && card !== null && (
        <p className="stage" data-spot="stage#0">
          Program: <strong>{words.card(card, "stage", view)}</strong>
        </p>
      )}
      {viewer !== "spectator" && view.players[viewer] && <OwnTeam {...props} />}
      <Weapons {...props} />
      <p className="quiet" data-spot="stack">
        {words.place("stack", view)}: {stack}
      </p>
      {chosen !== undefined && <p role="status">Choose whom to aim at.</p>}
      <div className="row">
        {plain.map((move) => (
          <button
            type="button"
            key={JSON.stringify(move)}
            className={move.type === "respond" ? "" : "primary"}
            onClick={() => play(move)}
          >
            {words.move(move, view)}
          </button>
        ))}
      </div>
    </section>
  );
}

function announcedText({ view, words }: TableProps): string {
  const { kind, ...input } = view.announced!;
  const rest = kind === "heal" ? {} : input;
  return words.move({ type: kind, ...rest } as unknown as Move, view);
}

/** The viewer's own team and what counts for it, worked out from what it sees. */
function OwnTeam({ view }: TableProps) {
  const { team, colors } = view;
  if (team === null || colors === null) return null;
  return (
    <p className={`own-team ${team}`}>
      You are <strong>{teamNames[team]}</strong>{" "}
      <span className="quiet">
        (
        {Object.entries(colors)
          .map(([color, count]) => `${color} ${count}`)
          .join(", ")}
        )
      </span>
    </p>
  );
}
