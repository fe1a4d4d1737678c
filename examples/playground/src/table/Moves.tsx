import { memo, useMemo, useState, type SubmitEvent } from "react";
import type { AnyGame, Describe, Json, MoveOf } from "@facedown/core";
import { useChoices, useSeat, type SeatStore } from "@facedown/react";
import { humanize } from "../text.js";

type Move = MoveOf<AnyGame> & Readonly<Record<string, Json>>;

interface Props {
  readonly store: SeatStore;
  readonly words: Describe<AnyGame>;
  readonly play: (move: MoveOf<AnyGame>) => void;
  readonly isOver: boolean;
  readonly isWaitedFor: boolean;
}

/** From how many moves of a kind on they are a list to choose from. */
const many = 6;

function Choice({
  moves,
  words,
  view,
  play,
}: Pick<Props, "words" | "play"> & { moves: readonly Move[]; view: unknown }) {
  const [index, setIndex] = useState(0);
  const chosen = moves[Math.min(index, moves.length - 1)];
  const title = humanize(chosen?.type ?? "");
  return (
    <form
      className="row"
      data-kind={chosen?.type}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) play(chosen);
      }}
    >
      <select
        aria-label={title}
        value={Math.min(index, moves.length - 1)}
        onChange={(event) => setIndex(Number(event.target.value))}
      >
        {moves.map((move, at) => (
          <option key={at} value={at}>
            {words.move(move, view)}
          </option>
        ))}
      </select>
      <button type="submit">{title}</button>
    </form>
  );
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value : "";
}

function valueOf(text: string, example: Json): Json {
  if (typeof example === "string") return text;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

/** A move whose inputs cannot be listed: each field is typed. */
function Typed({
  example,
  words,
  view,
  play,
  isOpen,
}: Pick<Props, "words" | "play"> & { example: Move; view: unknown; isOpen: boolean }) {
  const { type, ...fields } = example;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const input = Object.entries(fields).map(([name, value]) => [
      name,
      valueOf(textOf(form.get(name)), value),
    ]);
    play({ type, ...Object.fromEntries(input) } as Move);
  };
  return (
    <details open={isOpen} className="typed-move">
      <summary>{humanize(type)} …</summary>
      <form className="typed" data-kind={type} onSubmit={submit}>
        <small>For example: {words.move(example, view)}</small>
        {Object.entries(fields).map(([name, value]) => (
          <label key={name}>
            {humanize(name)}
            <input
              name={name}
              autoComplete="off"
              placeholder={typeof value === "string" ? value : JSON.stringify(value)}
              required
            />
          </label>
        ))}
        <button type="submit">{humanize(type)}</button>
      </form>
    </details>
  );
}

/** What a seat may do now, by kind; with an example where it cannot be listed. */
function kindsOf(store: SeatStore, choices: readonly Move[]) {
  return store.game.moveNames.flatMap((type) => {
    const moves = choices.filter((move) => move.type === type);
    const example = moves.length === 0 ? (store.sample(type) as Move | undefined) : undefined;
    return moves.length === 0 && !example ? [] : [{ type, moves, example }];
  });
}

/** What a seat may do now, by kind. */
export const Moves = memo(function Moves({ store, words, play, isOver, isWaitedFor }: Props) {
  const { view } = useSeat(store);
  const choices = useChoices(store) as readonly Move[];
  const kinds = useMemo(() => kindsOf(store, choices), [store, choices, view]);
  const firstTyped = kinds.find(({ example }) => example)?.type;
  return (
    <section className="moves" aria-label="What you can do">
      <h2 tabIndex={-1}>{isOver ? "The game is over" : "What you can do"}</h2>
      {!isOver && kinds.length === 0 && <p className="quiet">Nothing now: the table waits for others.</p>}
      {!isOver && kinds.length > 0 && !isWaitedFor && (
        <p className="quiet">The table does not wait for you, but you may:</p>
      )}
      {kinds.map(({ type, moves, example }) =>
        example ? (
          <Typed
            key={type}
            example={example}
            words={words}
            view={view}
            play={play}
            isOpen={type === firstTyped}
          />
        ) : moves.length > many ? (
          <Choice key={type} moves={moves} words={words} view={view} play={play} />
        ) : (
          <div key={type} className="row" data-kind={type}>
            {moves.map((move) => (
              <button type="button" key={JSON.stringify(move)} onClick={() => play(move)}>
                {words.move(move, view)}
              </button>
            ))}
          </div>
        ),
      )}
    </section>
  );
});
