import { useEffect, useMemo, useState, type SubmitEvent } from "react";
import { describe, readOptions, type AnyGame, type Json } from "@facedown/core";
import type { Client } from "../client.js";
import { variantOf, type GameEntry } from "../game-entry.js";
import { games } from "../games.js";
import { LoadButton } from "../table/LoadButton.js";
import { ThemeButton } from "../ThemeButton.js";
import { useGame } from "../use-status.js";
import { fieldsOf, type Field } from "./fields.js";
import { OptionField } from "./OptionField.js";
import { optionsSchema } from "./schema.js";
import { SeatsInput } from "./SeatsInput.js";

type Options = Readonly<Record<string, Json>>;

/** How the options of a game are asked for. Options that are no Valibot schema are asked for as JSON. */
function useFields(game: AnyGame | undefined): readonly [name: string, field: Field][] {
  const [found, setFound] = useState<{ game: AnyGame; fields: [string, Field][] }>();
  useEffect(() => {
    if (!game) return undefined;
    let isWanted = true;
    void optionsSchema(game).then((schema) => {
      const usual = readOptions(game);
      const plain = Object.entries((usual.ok ? usual.value : {}) as Options).map(
        ([name, value]): [string, Field] => [name, { kind: "json", usual: value }],
      );
      if (isWanted) setFound({ game, fields: schema ? fieldsOf(schema) : plain });
    });
    return () => {
      isWanted = false;
    };
  }, [game]);
  return found && found.game === game ? found.fields : [];
}

interface Props {
  readonly client: Client;
  readonly onProblem: (problem: string | undefined) => void;
}

/** What is to be played, and by whom. */
export function SetupScreen({ client, onProblem }: Props) {
  const [entry, setEntry] = useState<GameEntry | undefined>(games.length === 1 ? games[0] : undefined);
  const [variantId, setVariant] = useState("standard");
  const [wanted, setWanted] = useState(4);
  const [people, setPeople] = useState<readonly number[]>([0]);
  const [seed, setSeed] = useState("");
  const [options, setOptions] = useState<Options>({});
  const [problem, setProblem] = useState<string>();
  const variant = entry && variantOf(entry, variantId);
  const game = useGame(entry?.name, variantId);
  const fields = useFields(game);
  const words = useMemo(() => game && describe(game, variant?.language), [game, variant?.language]);
  const { min = 2, max = 4 } = game?.seats ?? {};
  const seats = Math.min(Math.max(Math.trunc(wanted), min), max);

  const choose = (name: string): void => {
    setEntry(games.find((each) => each.name === name));
    setVariant("standard");
    setOptions({});
    setProblem(undefined);
  };
  const start = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!entry) return;
    setProblem(undefined);
    onProblem(undefined);
    void client
      .ask("open", {
        game: entry.name,
        variant: variantId,
        seats,
        options,
        seed: seed === "" ? null : seed,
        people: people.filter((seat) => seat < seats),
      })
      .then((answer) => {
        if (!answer.ok) setProblem(answer.problem);
      });
  };

  return (
    <main className="setup">
      <header className="top">
        <h1>Facedown playground</h1>
        <LoadButton client={client} onProblem={onProblem} />
        <ThemeButton />
      </header>
      <p className="lead">
        The table is in a worker of this page. Your seat receives what its player may know, and nothing else;
        no request leaves this computer.
      </p>
      <form onSubmit={start}>
        <fieldset>
          <legend>Game</legend>
          <div className="games">
            {games.map(({ name, title, about }) => (
              <label key={name} className="game">
                <input
                  type="radio"
                  name="game"
                  value={name}
                  checked={name === entry?.name}
                  onChange={() => choose(name)}
                />
                <strong>{title}</strong>
                <span>{about}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {game && entry && (
          <>
            <fieldset>
              <legend>Players</legend>
              {entry.variants.length > 1 && (
                <div className="option">
                  <label htmlFor="variant">Cards and language</label>
                  <select id="variant" value={variantId} onChange={(event) => setVariant(event.target.value)}>
                    {entry.variants.map(({ id, title }) => (
                      <option key={id} value={id}>
                        {title}
                      </option>
                    ))}
                  </select>
                </div>
              )}
              <div className="option">
                <label htmlFor="seats">Seats</label>
                <SeatsInput id="seats" min={min} max={max} value={seats} onChange={setWanted} />
              </div>
              <ul className="who">
                {Array.from({ length: seats }, (_, seat) => (
                  <li key={seat}>
                    <label>
                      <input
                        type="checkbox"
                        checked={people.includes(seat)}
                        onChange={(event) =>
                          setPeople(
                            event.target.checked
                              ? [...people, seat].sort((one, other) => one - other)
                              : people.filter((each) => each !== seat),
                          )
                        }
                      />
                      Seat {seat + 1}{" "}
                      <span className="quiet">{people.includes(seat) ? "a person" : "random"}</span>
                    </label>
                  </li>
                ))}
              </ul>
              <p className="quiet">
                Several people pass the device on; nobody ticked: you watch as a spectator who holds no cards.
              </p>
            </fieldset>
            <fieldset>
              <legend>Options</legend>
              <div className="option">
                <label htmlFor="seed">Seed</label>
                <input
                  id="seed"
                  type="text"
                  placeholder="fresh"
                  value={seed}
                  onChange={(event) => setSeed(event.target.value)}
                />
                <small>The same seed deals the same cards again.</small>
              </div>
              {fields.map(([name, field]) => {
                const { name: title, help, values = {} } = words?.option(name) ?? { name, help: "" };
                return (
                  <OptionField
                    key={`${entry.name} ${variantId} ${name}`}
                    name={title}
                    help={help}
                    values={values}
                    field={field}
                    value={Object.hasOwn(options, name) ? (options[name] ?? null) : field.usual}
                    onChange={(value) => setOptions({ ...options, [name]: value })}
                  />
                );
              })}
            </fieldset>
            {problem !== undefined && (
              <p className="problem" role="alert">
                {problem}
              </p>
            )}
            <button type="submit" className="primary">
              Play {entry.title}
            </button>
          </>
        )}
        {entry && !game && <p className="loading">One moment …</p>}
      </form>
    </main>
  );
}
