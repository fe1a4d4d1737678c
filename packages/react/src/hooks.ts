import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type {
  AnyGame,
  MoveNamed,
  MoveOf,
  OutcomeOf,
  Packet,
  PlayerSeat,
  PlayOptions,
  PlayResult,
  Rejection,
  Running,
  Seat,
  ViewOf,
} from "@facedown/core";
import { createSeatStore, type SeatSnapshot, type SeatStore } from "@facedown/core/store";
import { useSelected } from "./selected.js";

/** A store over a seat, for a component that was given the seat. Another seat is another store. */
export function useSeatStore<G extends AnyGame>(seat: PlayerSeat<G>): SeatStore<G> {
  return useMemo(() => createSeatStore(seat), [seat]);
}

const whole = <T>(value: T): T => value;

/** All that the seat knows. The component renders again with every change; `useView` with a selector is narrower. */
export function useSeat<G extends AnyGame>(store: SeatStore<G>): SeatSnapshot<G> {
  return useSelected(store, whole);
}

/** What the seat sees. */
export function useView<G extends AnyGame>(store: SeatStore<G>): ViewOf<G>;
/** A part of what the seat sees: the component renders again only when this part says something else. */
export function useView<G extends AnyGame, T>(store: SeatStore<G>, select: (view: ViewOf<G>) => T): T;
export function useView<G extends AnyGame>(
  store: SeatStore<G>,
  select: (view: ViewOf<G>) => unknown = whole,
): unknown {
  return useSelected(
    store,
    useCallback(({ view }: SeatSnapshot<G>) => select(view), [select]),
  );
}

const waitingOf = ({ waiting }: SeatSnapshot): readonly Seat[] => waiting;
const timersOf = ({ timers }: SeatSnapshot): readonly Running[] => timers;

/** The seats the table waits for. */
export function useWaiting<G extends AnyGame>(store: SeatStore<G>): readonly Seat[] {
  return useSelected(store, waitingOf as (snapshot: SeatSnapshot<G>) => readonly Seat[]);
}

/** The timers that run. */
export function useTimers<G extends AnyGame>(store: SeatStore<G>): readonly Running[] {
  return useSelected(store, timersOf as (snapshot: SeatSnapshot<G>) => readonly Running[]);
}

/** How the game ended, or `null`. */
export function useOutcome<G extends AnyGame>(store: SeatStore<G>): OutcomeOf<G> | null {
  return useSelected(
    store,
    useCallback(({ outcome }: SeatSnapshot<G>) => outcome, []),
  );
}

/** The legal moves that can be listed: of one name, or all. The same objects while they are the same moves. */
export function useChoices<G extends AnyGame, T extends MoveOf<G>["type"] = MoveOf<G>["type"]>(
  store: SeatStore<G>,
  type?: T,
): readonly MoveNamed<G, T>[] {
  return useSelected(
    store,
    useCallback((snapshot: SeatSnapshot<G>) => store.choicesIn(snapshot, type), [store, type]),
  );
}

/** A seat's moves, as a component makes them. */
export interface Playing<G extends AnyGame> {
  /** Makes a move. */
  readonly play: (move: MoveOf<G>, options?: PlayOptions) => Promise<PlayResult>;
  /** Whether the result of a move is still to come. */
  readonly isPlaying: boolean;
  /** Why the last move was refused; `undefined` once another one is made. */
  readonly rejection: Rejection | undefined;
}

/** Makes moves, and tells what became of the last one. */
export function usePlay<G extends AnyGame>(store: SeatStore<G>): Playing<G> {
  const [pending, setPending] = useState(0);
  const [rejection, setRejection] = useState<Rejection>();
  const latest = useRef(0);
  const play = useCallback(
    async (move: MoveOf<G>, options?: PlayOptions): Promise<PlayResult> => {
      const mine = ++latest.current;
      setPending((count) => count + 1);
      setRejection(undefined);
      try {
        const result = await store.play(move, options);
        if (!result.ok && mine === latest.current) setRejection(result.rejection);
        return result;
      } finally {
        setPending((count) => count - 1);
      }
    },
    [store],
  );
  return useMemo(() => ({ play, isPlaying: pending > 0, rejection }), [play, pending, rejection]);
}

/** Takes the seat's last move back. */
export interface Undoing {
  /** Whether it would be allowed now. */
  readonly canUndo: boolean;
  /** Takes it back. */
  readonly undo: () => Promise<PlayResult>;
}

const undoable = ({ canUndo }: SeatSnapshot): boolean => canUndo;

/** Whether the seat's last move can be taken back, and how. */
export function useUndo<G extends AnyGame>(store: SeatStore<G>): Undoing {
  const canUndo = useSelected(store, undoable as (snapshot: SeatSnapshot<G>) => boolean);
  return useMemo(() => ({ canUndo, undo: store.undo }), [store, canUndo]);
}

/**
 * Calls the listener with each packet that comes after the first rendering, in order and once, when what the packet shows
 * has been committed to the page: for sounds, animations and announcements.
 */
export function useEvents<G extends AnyGame>(
  store: SeatStore<G>,
  listener: (packet: Packet<G>) => void,
): void {
  const cursor = useRef<{ readonly store: SeatStore<G>; at: number } | undefined>(undefined);
  const queue = useRef<Packet<G>[]>([]);
  const latest = useRef(listener);
  const [, wake] = useState(0);
  useLayoutEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    if (cursor.current?.store !== store) cursor.current = { store, at: store.getSnapshot().at };
    const { current } = cursor;
    return store.hear((packet) => {
      current.at = packet.at;
      queue.current.push(packet);
      wake((count) => count + 1);
    }, current.at);
  }, [store]);
  useEffect(() => {
    for (let packet = queue.current.shift(); packet; packet = queue.current.shift()) latest.current(packet);
  });
}

/**
 * How many seconds a running timer has left, rounded up, told anew each second; `undefined` when it does not run. On a
 * server, and when the page is drawn first, it has all its time.
 */
export function useTimeLeft<G extends AnyGame>(store: SeatStore<G>, timer: string): number | undefined {
  const timers = useTimers(store);
  const running = timers.find(({ name }) => name === timer);
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    if (!running) return undefined;
    const tell = (): void => {
      const seconds = store.timeLeft(timer);
      setLeft(seconds === undefined ? undefined : Math.ceil(seconds));
    };
    tell();
    const ticking = setInterval(tell, 250);
    return () => {
      clearInterval(ticking);
    };
  }, [store, timer, running]);
  if (!running) return undefined;
  return left === undefined ? running.seconds : Math.min(left, running.seconds);
}
