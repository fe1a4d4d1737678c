import { createContext, createElement, useContext, type ReactNode } from "react";
import {
  FacedownError,
  type AnyGame,
  type MoveNamed,
  type MoveOf,
  type Packet,
  type ViewOf,
} from "@facedown/core";
import type { SeatSnapshot, SeatStore } from "@facedown/core/store";
import * as hooks from "./hooks.js";

/** The hooks of one game: they find their store in the nearest provider, and know the game's types. */
export interface SeatContext<G extends AnyGame> {
  /** Gives a store to all components inside. */
  readonly SeatProvider: (props: {
    readonly store: SeatStore<G>;
    readonly children?: ReactNode;
  }) => ReactNode;
  /** The store itself. Throws `bad-option` outside of a provider, as all these hooks do. */
  readonly useStore: () => SeatStore<G>;
  /** As `useSeat`. */
  readonly useSeat: () => SeatSnapshot<G>;
  /** As `useView`. */
  readonly useView: { (): ViewOf<G>; <T>(select: (view: ViewOf<G>) => T): T };
  /** As `useChoices`. */
  readonly useChoices: <T extends MoveOf<G>["type"] = MoveOf<G>["type"]>(
    type?: T,
  ) => readonly MoveNamed<G, T>[];
  /** As `usePlay`. */
  readonly usePlay: () => hooks.Playing<G>;
  /** As `useUndo`. */
  readonly useUndo: () => hooks.Undoing;
  /** As `useWaiting`. */
  readonly useWaiting: () => ReturnType<typeof hooks.useWaiting<G>>;
  /** As `useTimers`. */
  readonly useTimers: () => ReturnType<typeof hooks.useTimers<G>>;
  /** As `useTimeLeft`. */
  readonly useTimeLeft: (timer: string) => number | undefined;
  /** As `useOutcome`. */
  readonly useOutcome: () => ReturnType<typeof hooks.useOutcome<G>>;
  /** As `useEvents`. */
  readonly useEvents: (listener: (packet: Packet<G>) => void) => void;
}

/**
 * Hooks for the components of one game, without handing a store from one to the other:
 * `const { SeatProvider, useView, usePlay } = createSeatContext<typeof totallyHuman>()`.
 */
export function createSeatContext<G extends AnyGame>(): SeatContext<G> {
  const Context = createContext<SeatStore<G> | null>(null);
  const useStore = (): SeatStore<G> => {
    const store = useContext(Context);
    if (!store) throw new FacedownError("bad-option", "store", store, "a SeatProvider around this component");
    return store;
  };
  return {
    SeatProvider: ({ store, children }) => createElement(Context.Provider, { value: store }, children),
    useStore,
    useSeat: () => hooks.useSeat(useStore()),
    useView: <T>(select?: (view: ViewOf<G>) => T) =>
      select ? hooks.useView(useStore(), select) : (hooks.useView(useStore()) as T),
    useChoices: (type) => hooks.useChoices(useStore(), type),
    usePlay: () => hooks.usePlay(useStore()),
    useUndo: () => hooks.useUndo(useStore()),
    useWaiting: () => hooks.useWaiting(useStore()),
    useTimers: () => hooks.useTimers(useStore()),
    useTimeLeft: (timer) => hooks.useTimeLeft(useStore(), timer),
    useOutcome: () => hooks.useOutcome(useStore()),
    useEvents: (listener) => {
      hooks.useEvents(useStore(), listener);
    },
  };
}
