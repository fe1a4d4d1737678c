import type { Json, Rejection, Seat, Viewer } from "@facedown/core";
import type { Deduced } from "./deduction/deduced.js";

/** What is to be played. */
export interface Chosen {
  readonly game: string;
  readonly variant: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, Json>>;
  /** `null` for a fresh one. */
  readonly seed: string | null;
  /** The seats that people at this screen hold. */
  readonly people: readonly Seat[];
}

/** What everybody may know of the table, and what the host of it is told: no card. */
export interface Status {
  /** Counts the tables: a seat that was asked for at an earlier one hears nothing more. */
  readonly table: number;
  readonly game: string;
  readonly variant: string;
  readonly seats: number;
  readonly people: readonly Seat[];
  /** What the seats are called. */
  readonly names: readonly string[];
  readonly waiting: readonly Seat[];
  readonly isOver: boolean;
  readonly isReferee: boolean;
  /** Whether the table outlives the page: not where another tab keeps its own. */
  readonly isKept: boolean;
  /** How fast random players are: milliseconds a move. */
  readonly pace: number;
  /** Whether random players wait until they are told to go on. */
  readonly othersWait: boolean;
  /** What the table itself may do now: in words, with the move. */
  readonly hostMoves: readonly { readonly text: string; readonly move: Json }[];
  /** The ways that were tried before, by the number of moves in each; the current one is not among them. */
  readonly lines: readonly number[];
}

/** Something that was told to one seat, as sentences. */
export interface Told {
  readonly lines: readonly string[];
  /** What the phase is called in which it was told. */
  readonly phase: string;
}

/** What the page asks of the worker; each has an answer of its own. */
export interface Requests {
  /** Sets a table. */
  open: { ask: Chosen; answer: { readonly ok: true } | { readonly ok: false; readonly problem: string } };
  /** Sets the table that was there before the page was loaded, if there was one. */
  resume: { ask: null; answer: boolean };
  /** Sets a table from the text of a record; what is on the table stays there when it is refused. */
  load: {
    ask: { readonly text: string };
    answer: { readonly ok: true } | { readonly ok: false; readonly problem: string };
  };
  /** Opens a port to a seat at this screen. */
  sit: {
    ask: { readonly viewer: Viewer };
    answer:
      | {
          readonly ok: true;
          readonly after: number;
          readonly told: readonly Told[];
          /** How many seconds each running timer has left. */
          readonly left: Readonly<Record<string, number>>;
        }
      | { readonly ok: false; readonly problem: string };
  };
  /** Switches the referee's eyes on or off. */
  referee: { ask: { readonly on: boolean }; answer: null };
  /** Lets random players make a move each. */
  others: { ask: null; answer: null };
  /** How fast random players are. */
  pace: { ask: { readonly milliseconds: number }; answer: null };
  /** Makes a move of the table. */
  host: { ask: { readonly move: Json }; answer: Rejection | null };
  /** How many positions this viewer has seen, this one included, and the first that may be looked at again. */
  positions: {
    ask: { readonly viewer: Viewer };
    answer: { readonly count: number; readonly openFrom: number };
  };
  /** What this viewer saw at one of its positions, counted from 0. */
  look: { ask: { readonly viewer: Viewer; readonly position: number }; answer: unknown };
  /** What can be worked out from what this viewer received; `null` for a game that brings nothing for it. */
  deduce: { ask: { readonly viewer: Viewer }; answer: Deduced | null };
  /** Goes back to a position of this viewer, to try another way; the way so far is kept. */
  branch: { ask: { readonly viewer: Viewer; readonly position: number }; answer: null };
  /** Goes back to a way that was tried before; the current one is kept. */
  line: { ask: { readonly index: number }; answer: null };
  /** The record of the game as text: it holds every secret. */
  record: { ask: null; answer: string };
  /** The whole state as a view, for the referee alone. */
  eyes: { ask: null; answer: unknown };
  /** Clears the table. */
  leave: { ask: null; answer: null };
}

export type Name = keyof Requests;

/** A request as it is posted. */
export type Request = {
  [K in Name]: { readonly id: number; readonly name: K; readonly ask: Requests[K]["ask"] };
}[Name];

/** What the worker posts. */
export type Posted =
  /** It listens from now on: what is posted before may be lost while its games are still being loaded. */
  | { readonly type: "ready" }
  | { readonly type: "answer"; readonly id: number; readonly answer: unknown }
  | { readonly type: "failed"; readonly id: number; readonly problem: string }
  | { readonly type: "status"; readonly status: Status | null };
