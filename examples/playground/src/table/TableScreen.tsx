import { useEffect, useMemo, useState } from "react";
import { describe, type AnyGame, type Viewer } from "@facedown/core";
import type { Chair, Client } from "../client.js";
import { variantOf } from "../game-entry.js";
import { entryOf } from "../games.js";
import type { Status } from "../protocol.js";
import { useGame } from "../use-status.js";
import { Curtain } from "./Curtain.js";
import { Header } from "./Header.js";
import { SeatTable } from "./SeatTable.js";

interface Props {
  readonly client: Client;
  readonly status: Status;
  readonly onProblem: (problem: string | undefined) => void;
}

/** A seat at the worker's table while it is wanted; nothing of it stays on the page afterwards. */
export function useChair(
  client: Client,
  game: AnyGame | undefined,
  language: string,
  viewer: Viewer | null,
): Chair | undefined {
  const [chair, setChair] = useState<{ readonly viewer: Viewer; readonly chair: Chair }>();
  useEffect(() => {
    if (!game || viewer === null) return undefined;
    let isWanted = true;
    let mine: Chair | undefined;
    void client.sit(game, language, viewer).then(
      (found) => {
        if (!isWanted) {
          found.leave();
          return;
        }
        mine = found;
        setChair({ viewer, chair: found });
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
      mine?.leave();
      setChair(undefined);
    };
  }, [client, game, language, viewer]);
  return chair?.viewer === viewer ? chair.chair : undefined;
}

/** The table: whoever holds the device, or the curtain between two people. */
export default function TableScreen({ client, status, onProblem }: Props) {
  const { people, names } = status;
  const [holder, setHolder] = useState<Viewer | null>(
    people.length === 0 ? "spectator" : people.length === 1 ? (people[0] ?? null) : null,
  );
  const [called, setCalled] = useState(
    () => people.find((seat) => status.waiting.includes(seat)) ?? people[0] ?? 0,
  );
  const entry = entryOf(status.game);
  const { language } = entry ? variantOf(entry, status.variant) : { language: "en" };
  const game = useGame(status.game, status.variant);
  const chair = useChair(client, game, language, holder);
  const words = useMemo(
    () => (game && holder !== null ? describe(game, language, holder) : undefined),
    [game, language, holder],
  );
  const pass = (seat: number): void => {
    setHolder(null);
    setCalled(seat);
  };
  return (
    <div className="table">
      <Header client={client} status={status} onProblem={onProblem} title={entry?.title ?? status.game} />
      {holder === null ? (
        <Curtain
          name={names[called] ?? ""}
          others={people.filter((seat) => seat !== called)}
          names={names}
          onTake={() => setHolder(called)}
          onCall={setCalled}
        />
      ) : chair && game && words ? (
        <SeatTable
          client={client}
          status={status}
          chair={chair}
          game={game}
          language={language}
          words={words}
          viewer={holder}
          onPass={pass}
        />
      ) : (
        <p className="loading">One moment …</p>
      )}
    </div>
  );
}
