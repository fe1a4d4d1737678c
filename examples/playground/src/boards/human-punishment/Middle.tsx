import { topTask } from "@facedown/core";
import { capital } from "../../text.js";
import { WeaponPicture } from "./art.js";
import { isLocked, textOf } from "./cards.js";
import type { Move, TableProps } from "./props.js";
import { textsIn } from "./texts.js";

interface MiddleProps extends TableProps {
  readonly chosen: string | undefined;
  readonly choose: (weapon: string | undefined) => void;
}

/** The weapons that lie there; one that can be taken is chosen first, and then its target. */
function Weapons({ view, words, choices, chosen, choose }: MiddleProps) {
  const lying = view.weapons.filter(({ holder }) => holder === null).map(({ kind }) => kind);
  const kinds = [...new Set(lying)];
  const texts = textsIn(words.language);
  return (
    <ul className="lying" aria-label={texts.weapons}>
      {kinds.map((kind) => {
        const count = lying.filter((each) => each === kind).length;
        const text = (
          <>
            <WeaponPicture kind={kind} /> {textOf(kind, words.language).name}
            {count > 1 ? ` ×${count}` : ""}
            {isLocked(kind) && <span className="quiet"> ({texts.locked})</span>}
          </>
        );
        const isOpen = choices.some((move) => move.type === "equip" && move.weapon === kind);
        const { text: says } = textOf(kind, words.language);
        return (
          <li key={kind}>
            {isOpen ? (
              <button
                type="button"
                title={says || undefined}
                aria-pressed={chosen === kind}
                onClick={() => choose(chosen === kind ? undefined : kind)}
              >
                {text}
              </button>
            ) : (
              <span className="lies" title={says || undefined}>
                {text}
              </span>
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
  const texts = textsIn(words.language);
  const plain = choices.filter(
    ({ type, ...input }) =>
      ["draw", "drop", "heal", "takeDamage", "allow", "handOver", "forgo", "pickEffect", "withdraw"].includes(
        type,
      ) ||
      (type === "respond" && typeof (input as { answer?: unknown }).answer === "string") ||
      (type === "equip" && (input as { weapon: string }).weapon === chosen),
  );
  const card = stage[0];
  return (
    <section className="middle" aria-label={texts.middle}>
      <p>
        {texts.round(round)} <strong>{words.seat(turn.active, view)}</strong>
      </p>
      {announced && (
        <p className="announced">
          {texts.announced}: <strong>{announcedText(props)}</strong>
        </p>
      )}
      {card !== undefined && card !== null && (
        <p className="stage" data-spot="stage#0">
          {texts.program}: <strong>{words.card(card, "stage", view)}</strong>
        </p>
      )}
      <Threats {...props} />
      {viewer !== "spectator" && view.players[viewer] && <OwnTeam {...props} />}
      <Weapons {...props} />
      <p className="quiet" data-spot="stack">
        {capital(words.place("stack", view))}: {stack}
      </p>
      {chosen !== undefined && <p role="status">{texts.aim}</p>}
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

/** Whom damage is about to hit and how much, or who answers a shot. */
function Threats({ view, words }: TableProps) {
  const texts = textsIn(words.language);
  const task = topTask(view.tasks);
  const lines =
    task?.kind === "brace"
      ? task.hits.map(({ seat, amount }) => texts.hit(words.seat(seat, view), amount))
      : task?.kind === "answer"
        ? [texts.answers(words.seat(task.seat, view))]
        : [];
  return lines.map((line) => (
    <p key={line} className="announced threat">
      {line}
    </p>
  ));
}

/** The viewer's own team and what counts for it, worked out from what it sees. */
function OwnTeam({ view, words }: TableProps) {
  const { team, colors } = view;
  const { yours, teams } = textsIn(words.language);
  if (team === null || colors === null) return null;
  return (
    <p className={`own-team ${team}`}>
      {yours} <strong>{teams[team]}</strong>{" "}
      <span className="quiet">
        (
        {Object.entries(colors)
          .map(([color, count]) => `${teams[color as keyof typeof teams]} ${count}`)
          .join(", ")}
        )
      </span>
    </p>
  );
}
