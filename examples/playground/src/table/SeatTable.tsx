import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import type { AnyGame, Describe, Frame, MoveOf, Rejection, Viewer } from "@facedown/core";
import { useChoices, useEvents, usePlay, useSeat, useUndo } from "@facedown/react";
import { boardFor } from "../boards/boards.js";
import { useMovement } from "../boards/movement.js";
import type { Chair, Client } from "../client.js";
import type { Status, Told } from "../protocol.js";
import { hasDeduction } from "../deduction/deductions.js";
import { tell } from "../told.js";
import { Log } from "./Log.js";
import { Moves } from "./Moves.js";
import { Others } from "./Others.js";
import { Timeline } from "./Timeline.js";
import { Timers } from "./Timers.js";
import { useFocusKept } from "./use-focus-kept.js";

const Deduction = lazy(() => import("./Deduction.js"));
const Developer = lazy(() => import("./Developer.js"));
const Referee = lazy(() => import("./Referee.js"));

interface Props {
  readonly client: Client;
  readonly status: Status;
  readonly chair: Chair;
  readonly game: AnyGame;
  readonly language: string;
  readonly words: Describe<AnyGame>;
  readonly viewer: Viewer;
  readonly onPass: (seat: number) => void;
}

/** A position that is looked at, other than the latest. */
export interface Past {
  readonly position: number;
  readonly frame: Frame<AnyGame>;
}

const none: readonly MoveOf<AnyGame>[] = [];

/** The table as one seat, or the spectator, sees it. */
export function SeatTable({ client, status, chair, game, language, words, viewer, onPass }: Props) {
  const { store } = chair;
  const snapshot = useSeat(store);
  const choices = useChoices(store);
  const { play, rejection } = usePlay(store);
  const { canUndo, undo } = useUndo(store);
  const [told, setTold] = useState<readonly Told[]>(chair.told);
  const [past, setPast] = useState<Past>();
  const [barrier, setBarrier] = useState<Rejection>();
  const board = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);

  useEvents(store, (packet) => {
    setTold((before) => [...before, tell(game, language, viewer, packet)]);
    setBarrier(undefined);
  });
  useMovement(board, store);
  useFocusKept(main, ".moves h2");
  useEffect(() => {
    setPast(undefined);
  }, [snapshot.at]);

  const { view, outcome, waiting } = past?.frame ?? snapshot;
  const make = useCallback((move: MoveOf<AnyGame>) => void play(move), [play]);
  const Board = boardFor(game);
  const why = barrier ?? rejection;
  const next = status.people.filter((seat) => seat !== viewer && status.waiting.includes(seat));
  const isWaitedFor = viewer !== "spectator" && snapshot.waiting.includes(viewer);
  return (
    <>
      <div className="state">
        <p>
          {viewer === "spectator" ? "You watch" : `You are ${words.seat(viewer, view)}`}
          {words.phase(view) !== "" && (
            <>
              {" · "}
              <strong>{words.phase(view)}</strong>
            </>
          )}
        </p>
        <p>{outcome === null ? words.waiting(waiting, view) : words.outcome(outcome, view)}</p>
        <Timers store={store} words={words} />
        {status.people.length > 1 && (
          <p className={!isWaitedFor && next.length > 0 ? "pass wanted" : "pass"}>
            Pass the device to{" "}
            {status.people
              .filter((seat) => seat !== viewer)
              .map((seat) => (
                <button
                  type="button"
                  key={seat}
                  className={next.includes(seat) && !isWaitedFor ? "primary" : ""}
                  onClick={() => onPass(seat)}
                >
                  {status.names[seat]}
                </button>
              ))}
          </p>
        )}
      </div>
      <main className="play" ref={main}>
        <div className="board" ref={board}>
          <h2 className="sr">The table</h2>
          <Suspense fallback={<p className="loading">One moment …</p>}>
            <Board
              game={game}
              words={words}
              view={view}
              viewer={viewer}
              seats={status.seats}
              choices={past ? none : choices}
              canMove={!past && outcome === null}
              play={make}
            />
          </Suspense>
        </div>
        <aside className="side">
          {past ? (
            <p className="past" role="status">
              You look at an earlier position. What you did since is not undone.
            </p>
          ) : (
            viewer !== "spectator" && (
              <Moves
                store={store}
                words={words}
                play={make}
                isOver={outcome !== null}
                isWaitedFor={isWaitedFor}
              />
            )
          )}
          {why && (
            <p className="problem" role="alert">
              {words.rejection(why, view)} {game.rulebook[why.code] && <code>{why.code}</code>}
            </p>
          )}
          <div className="row">
            {viewer !== "spectator" && !past && (
              <button
                type="button"
                aria-disabled={!canUndo}
                onClick={() =>
                  void undo().then((result) => setBarrier(result.ok ? undefined : result.rejection))
                }
              >
                Undo
              </button>
            )}
          </div>
          <Others client={client} status={status} />
          <Log told={told} />
          <Timeline
            client={client}
            status={status}
            viewer={viewer}
            at={snapshot.at}
            past={past}
            onLook={setPast}
          />
        </aside>
      </main>
      <Suspense fallback={null}>
        {status.isReferee && (
          <Referee client={client} status={status} game={game} language={language} at={snapshot.at} />
        )}
        {hasDeduction(game.name) && <Deduction client={client} viewer={viewer} at={snapshot.at} />}
        <Developer game={game} words={words} store={store} />
      </Suspense>
    </>
  );
}
