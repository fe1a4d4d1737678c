import { useEffect, useState } from "react";
import type { AnyGame, Describe } from "@facedown/core";
import { useChoices, useSeat, type SeatSnapshot, type SeatStore } from "@facedown/react";
import { inputSchema } from "../setup/schema.js";
import { explainMoves, type Explained, type Schemas } from "./explained.js";

interface Props {
  readonly game: AnyGame;
  readonly words: Describe<AnyGame>;
  readonly store: SeatStore;
}

function useSchemas(game: AnyGame, isWanted: boolean): Schemas {
  const [schemas, setSchemas] = useState<Schemas>(new Map());
  useEffect(() => {
    if (!isWanted) return;
    void Promise.all(game.moveNames.map(async (name) => [name, await inputSchema(game, name)] as const)).then(
      (found) => setSchemas(new Map(found)),
    );
  }, [game, isWanted]);
  return schemas;
}

const nothing: Explained = { examples: [], refused: [] };

function RuleLink({ game, code }: { readonly game: AnyGame; readonly code: string }) {
  return Object.hasOwn(game.rulebook, code) ? <a href={`#rule-${code}`}>{code}</a> : <code>{code}</code>;
}

function Inside({ game, words, store, snapshot }: Props & { readonly snapshot: SeatSnapshot }) {
  const choices = useChoices(store);
  const schemas = useSchemas(game, true);
  const { view } = snapshot;
  const { examples, refused } =
    snapshot.viewer === "spectator" ? nothing : explainMoves(game, store, schemas);
  return (
    <div className="columns">
      <section>
        <h3>Legal moves</h3>
        <ul tabIndex={0}>
          {choices.map((move) => (
            <li key={JSON.stringify(move)}>
              {words.move(move, view)} <code>{JSON.stringify(move)}</code>
            </li>
          ))}
          {examples.map((move) => (
            <li key={JSON.stringify(move)}>
              For example: {words.move(move, view)} <code>{JSON.stringify(move)}</code>
            </li>
          ))}
          {choices.length + examples.length === 0 && <li className="quiet">none</li>}
        </ul>
      </section>
      <section>
        <h3>Why the others are not</h3>
        <ul tabIndex={0}>
          {refused.map(({ move, rejection }) => (
            <li key={JSON.stringify(move)}>
              <code>{JSON.stringify(move)}</code> {words.rejection(rejection, view)}{" "}
              <RuleLink game={game} code={rejection.code} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>The packet</h3>
        <pre tabIndex={0}>{JSON.stringify(snapshot, null, 2)}</pre>
      </section>
      <section>
        <h3>The rules</h3>
        <dl tabIndex={0}>
          {Object.entries(game.rulebook).map(([id, { text }]) => (
            <div key={id} id={`rule-${id}`}>
              <dt>{id}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

/** For who writes a game: the packet, the legal moves, why the others are not legal, and the rules. */
export default function Developer({ game, words, store }: Props) {
  const [isOpen, setOpen] = useState(false);
  const snapshot = useSeat(store);
  return (
    <details className="developer" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>For developers: packet, legal moves, rules</summary>
      {isOpen && <Inside game={game} words={words} store={store} snapshot={snapshot} />}
    </details>
  );
}
