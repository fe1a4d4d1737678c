import type { Clock } from "./clock.js";
import type { Running } from "./engine.js";

/** Lets the timers of a match run on a clock. */
export interface Timekeeper {
  /** Starts and stops timers so that these run: the same name and id runs on. */
  readonly keep: (due: readonly Running[]) => void;
  /** Lets timers that have run out run again where they are still due: the position they ended in is gone. */
  readonly forgetExpired: () => void;
}

/** A timekeeper that calls `expire` with the name of each timer that has run out. */
export function createTimekeeper(clock: Clock, expire: (name: string) => void): Timekeeper {
  const running = new Map<string, { readonly id: string | number; stop: () => void; isExpired: boolean }>();
  return {
    keep: (due) => {
      for (const [name, { id, stop }] of running) {
        if (due.some((timer) => timer.name === name && timer.id === id)) continue;
        stop();
        running.delete(name);
      }
      for (const { name, id, seconds } of due) {
        if (running.has(name)) continue;
        const timer = { id, stop: (): void => undefined, isExpired: false };
        running.set(name, timer);
        timer.stop = clock.after(seconds * 1000, () => {
          timer.isExpired = true;
          expire(name);
        });
      }
    },
    forgetExpired: () => {
      for (const [name, { isExpired }] of running) if (isExpired) running.delete(name);
    },
  };
}
