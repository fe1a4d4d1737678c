import { useEffect, useMemo, useState } from "react";
import { describe, sameJson, type AnyGame, type Viewer } from "@facedown/core";
import { useView } from "@facedown/react";
import { GenericBoard } from "../boards/GenericBoard.js";
import type { Chair, Client } from "../client.js";
import type { Status } from "../protocol.js";
import { useChair } from "./TableScreen.js";

type Fields = Readonly<Record<string, unknown>>;

function at(view: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => (value as Fields | undefined)?.[key], view);
}

interface ColumnProps {
  readonly game: AnyGame;
  readonly language: string;
  readonly seats: number;
  readonly viewer: Viewer;
  readonly title: string;
  readonly view: unknown;
  readonly common: unknown;
}

const none = [] as const;
const nothing = (): void => undefined;

function Column({ game, language, seats, viewer, title, view, common }: ColumnProps) {
  const words = useMemo(() => describe(game, language, viewer), [game, language, viewer]);
  return (
    <section className="eye">
      <h3>{title}</h3>
      <GenericBoard
        game={game}
        words={words}
        view={view}
        viewer={viewer}
        seats={seats}
        choices={none}
        canMove={false}
        play={nothing}
        differs={(path) => !sameJson(at(view, path), at(common, path))}
      />
    </section>
  );
}

function SeatColumn({
  chair,
  ...rest
}: Omit<ColumnProps, "view" | "common"> & { chair: Chair; spectator: Chair }) {
  const { spectator, ...column } = rest;
  return <Column {...column} view={useView(chair.store)} common={useView(spectator.store)} />;
}

interface Props {
  readonly client: Client;
  readonly status: Status;
  readonly game: AnyGame;
  readonly language: string;
  readonly at: number;
}

function Watched({
  viewer,
  title,
  spectator,
  ...rest
}: Props & { viewer: Viewer; title: string; spectator: Chair }) {
  const { client, status, game, language } = rest;
  const chair = useChair(client, game, language, viewer);
  if (!chair) return null;
  return (
    <SeatColumn
      game={game}
      language={language}
      seats={status.seats}
      viewer={viewer}
      title={title}
      chair={chair}
      spectator={spectator}
    />
  );
}

/** Everything, with every card face up; asked for anew with each change that the spectator sees. */
function AllSeeing({ client, status, game, language, spectator, at: packet }: Props & { spectator: Chair }) {
  const common = useView(spectator.store);
  const [view, setView] = useState<unknown>();
  useEffect(() => {
    let isWanted = true;
    void client.ask("eyes", null).then(
      (found) => {
        if (isWanted) setView(found);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [client, common, packet]);
  if (view === undefined) return null;
  return (
    <Column
      game={game}
      language={language}
      seats={status.seats}
      viewer="spectator"
      title="The referee: everything"
      view={view}
      common={common}
    />
  );
}

/** The table through the eyes of each seat, of a spectator and of a referee, side by side. */
export default function Referee(props: Props) {
  const { client, status, game, language } = props;
  const spectator = useChair(client, game, language, "spectator");
  return (
    <section className="referee" aria-label="Referee mode">
      <h2>Referee mode: through the eyes of each</h2>
      <p>
        Every card of every seat is on this screen now. Marked is what somebody sees otherwise than a
        spectator.
      </p>
      <div className="eyes" tabIndex={0} role="group" aria-label="Views side by side">
        {spectator && (
          <>
            <AllSeeing {...props} spectator={spectator} />
            {status.names.map((name, seat) => (
              <Watched key={seat} {...props} viewer={seat} title={name} spectator={spectator} />
            ))}
            <Watched {...props} viewer="spectator" title="A spectator" spectator={spectator} />
          </>
        )}
      </div>
    </section>
  );
}
