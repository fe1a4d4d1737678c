import { inputLimits, jsonProblem, readJson, type Json } from "./json.js";
import type { AnyGame } from "./rules.js";
import type { Viewer } from "./seats.js";
import type { Packet } from "./packets.js";
import type { PlayResult } from "./player-seat.js";

/* eslint-disable @typescript-eslint/no-explicit-any -- a port's listeners are typed differently by browsers and by Node */
/**
 * One end of a channel that keeps order and carries plain JSON: a `MessagePort`, a `Worker`, a worker's own `self`, or a
 * few lines around a socket.
 */
export interface SeatPort {
  /** Sends a message to the other end. */
  postMessage(message: unknown): void;
  /** Hears the messages of the other end. */
  addEventListener(type: "message", listener: (event: any) => void): void;
  /** Hears them no more. */
  removeEventListener(type: "message", listener: (event: any) => void): void;
  /** Begins to deliver, where a port waits for that. */
  start?(): void;
}
/* eslint-enable @typescript-eslint/no-explicit-any */

/** What a seat's holder sends to the table. `id` names the message, so that its answer can be told from others. */
export type ToTable =
  | { readonly type: "sit"; readonly id: string; readonly viewer: Viewer; readonly after: number | null }
  | { readonly type: "leave"; readonly viewer: Viewer }
  | {
      readonly type: "play";
      readonly id: string;
      readonly viewer: Viewer;
      readonly move: Json;
      readonly attempt: string | null;
    }
  | { readonly type: "undo"; readonly id: string; readonly viewer: Viewer };

/** What the table sends to a seat's holder. */
export type ToSeat<G extends AnyGame = AnyGame> =
  | {
      readonly type: "packet";
      /** The id of the message with which this viewer sat down. */
      readonly id: string;
      readonly viewer: Viewer;
      readonly packet: Packet<G>;
      readonly canUndo: boolean;
    }
  | {
      readonly type: "result";
      readonly id: string;
      readonly viewer: Viewer;
      readonly result: PlayResult;
      readonly canUndo: boolean;
    }
  | {
      /** The table is served here no more: `id` as of a packet. */
      readonly type: "left";
      readonly id: string;
      readonly viewer: Viewer;
    }
  | {
      /** A message that could not be followed: where it is wrong, and what would be right. */
      readonly type: "refused";
      readonly id: string | null;
      readonly path: string;
      readonly expected: string;
    };

/** Where a message is wrong. */
export interface MessageProblem {
  readonly path: string;
  readonly value: unknown;
  readonly expected: string;
}

type Read<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: MessageProblem };
type Fields = Readonly<Record<string, Json>>;
type Check = readonly [test: (value: Json | undefined) => boolean, expected: string];

const longestId = 100;
const isText = (value: Json | undefined): boolean => typeof value === "string" && value.length <= longestId;
const isCount = (value: Json | undefined): boolean => Number.isInteger(value) && (value as number) >= -1;

const id: Check = [isText, `a text of at most ${longestId} characters`];
const viewer: Check = [
  (value) => value === "spectator" || (isCount(value) && (value as number) >= 0),
  'a seat or "spectator"',
];
const after: Check = [(value) => value === null || isCount(value), "the number of a packet or null"];
const attempt: Check = [(value) => value === null || isText(value), `${id[1]}, or null`];
const move: Check = [(value) => value !== undefined, "a move"];

const known: Readonly<Record<ToTable["type"], Readonly<Record<string, Check>>>> = {
  sit: { id, viewer, after },
  leave: { viewer },
  play: { id, viewer, move, attempt },
  undo: { id, viewer },
};

const limits = { ...inputLimits, depth: inputLimits.depth + 1, values: inputLimits.values + 8 };

/** Reads a message from the other end. Bounded; never throws. */
export function readToTable(value: unknown): Read<ToTable> {
  const plain = readJson(value, "message", limits);
  if (!plain.ok) return plain;
  if (typeof plain.value !== "object" || plain.value === null || Array.isArray(plain.value))
    return wrong("message", plain.value, "an object with a type");
  const { type, ...fields } = plain.value as Fields;
  if (typeof type !== "string" || !Object.hasOwn(known, type))
    return wrong("message.type", type, `one of ${Object.keys(known).join(", ")}`);
  const checks = known[type as ToTable["type"]];
  const error = firstWrong("message", fields, checks);
  if (error) return { ok: false, error };
  for (const field of Object.keys(fields))
    if (!Object.hasOwn(checks, field)) return wrong(`message.${field}`, fields[field], "no such field");
  return { ok: true, value: plain.value as unknown as ToTable };
}

function wrong(path: string, value: unknown, expected: string): { ok: false; error: MessageProblem } {
  return { ok: false, error: { path, value, expected } };
}

const isCanUndo: Check = [(value) => typeof value === "boolean", "true or false"];
const isString: Check = [(value) => typeof value === "string", "a text"];
const isList: Check = [Array.isArray, "a list"];
const isRecord: Check = [
  (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  "an object",
];
const told: Readonly<Record<ToSeat["type"], Readonly<Record<string, Check>>>> = {
  packet: { id, viewer, packet: isRecord, canUndo: isCanUndo },
  result: { id, viewer, result: isRecord, canUndo: isCanUndo },
  left: { id, viewer },
  refused: {
    id: [(value) => value === null || isText(value), `${id[1]}, or null`],
    path: isString,
    expected: isString,
  },
};
const packetFields: Readonly<Record<string, Check>> = {
  at: [(value) => isCount(value) && (value as number) >= 0, "the number of a packet"],
  view: isRecord,
  events: isList,
  waiting: isList,
  timers: isList,
};

/** What is wrong with a message of the table, as far as its form goes. Bounded; never throws. */
export function problemOfToSeat(message: unknown): MessageProblem | undefined {
  const problem = jsonProblem(message, "message");
  if (problem) return problem;
  if (!isRecord[0](message as Json))
    return { path: "message", value: message, expected: "an object with a type" };
  const { type, ...fields } = message as Fields;
  if (typeof type !== "string" || !Object.hasOwn(told, type))
    return { path: "message.type", value: type, expected: `one of ${Object.keys(told).join(", ")}` };
  const found = firstWrong("message", fields, told[type as ToSeat["type"]]);
  if (found || type !== "packet") return found;
  return firstWrong("message.packet", fields["packet"] as Fields, packetFields);
}

function firstWrong(
  path: string,
  fields: Fields,
  checks: Readonly<Record<string, Check>>,
): MessageProblem | undefined {
  for (const [field, [test, expected]] of Object.entries(checks))
    if (!test(fields[field])) return { path: `${path}.${field}`, value: fields[field], expected };
  return undefined;
}

/** The id of a message that may be junk, for the answer to it. */
export function idOf(value: unknown): string | null {
  if (typeof value !== "object" || value === null) return null;
  try {
    const { id: found } = value as { readonly id?: unknown };
    return typeof found === "string" && found.length <= longestId ? found : null;
  } catch {
    return null;
  }
}
