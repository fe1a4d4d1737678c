import type { Clock } from "./clock.js";
import type { Running } from "./engine.js";

/** Lets the timers of a match run on a clock. */
export interface Timekeeper {
  /** Starts and stops timers so that these run: the same name and id runs on. */
  readonly keep: (due: readonly Running[]) => void;
  /** Lets timers that have run out run again where they are still due: the position they ended in is gone. */
  readonly forgetExpired: () => void;
  /**
   * The next timers are those of a position that was there before. Where a move was taken back, timers that come back go on
   * with what they had left; where the position was set, all begin anew.
   */
  readonly goBack: (because: "undone" | "set") => void;
}

interface Timer {
  readonly id: string | number;
  /** When it runs out, by the clock; `undefined` when the clock does not tell the time. */
  readonly end: number | undefined;
  stop: () => void;
  isExpired: boolean;
}

/** As many timers that were stopped may go on: more than a few moves cannot be taken back in a row. */
const mostStopped = 100;

const keyOf = ({ name, id }: Pick<Running, "name" | "id">): string => JSON.stringify([name, id]);

/** A timekeeper that calls `expire` with the name of each timer that has run out. */
export function createTimekeeper(clock: Clock, expire: (name: string) => void): Timekeeper {
  const running = new Map<string, Timer>();
  const stopped = new Map<string, number>();
  let goesOn = false;

  const stop = (name: string, { id, end, stop: callOff }: Timer): void => {
    callOff();
    running.delete(name);
    if (end === undefined) return;
    const key = keyOf({ name, id });
    stopped.delete(key);
    stopped.set(key, end);
    for (const oldest of stopped.keys()) {
      if (stopped.size <= mostStopped) break;
      stopped.delete(oldest);
    }
  };
  const start = ({ name, id, seconds }: Running): void => {
    const now = clock.now?.();
    const key = keyOf({ name, id });
    const end = goesOn ? stopped.get(key) : undefined;
    stopped.delete(key);
    const left = end === undefined || now === undefined ? seconds * 1000 : Math.max(0, end - now);
    const timer = { id, end: now === undefined ? undefined : now + left, stop: () => {}, isExpired: false };
    running.set(name, timer);
    timer.stop = clock.after(left, () => {
      timer.isExpired = true;
      expire(name);
    });
  };

  return {
    keep: (due) => {
      for (const [name, timer] of running)
        if (!due.some((each) => each.name === name && each.id === timer.id)) stop(name, timer);
      for (const timer of due) if (!running.has(timer.name)) start(timer);
      goesOn = false;
    },
    forgetExpired: () => {
      for (const [name, { isExpired }] of running) if (isExpired) running.delete(name);
    },
    goBack: (because) => {
      goesOn = because === "undone";
      if (because === "set") stopped.clear();
    },
  };
}
