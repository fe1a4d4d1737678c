import type { Clock } from "@facedown/core";

/** A clock that can be stopped for a while. */
export interface PausableClock extends Clock {
  /** Lets time stand still until `resume`. */
  readonly pause: () => void;
  /** Lets time go on where it stood. */
  readonly resume: () => void;
  /** The time that has passed, in milliseconds, pauses left out. */
  readonly now: () => number;
}

interface Due {
  /** When it falls due, in the time of this clock. */
  readonly at: number;
  readonly run: () => void;
  stop: () => void;
}

/** A clock that goes as another does, save while it is paused; `real` tells what time it is, in milliseconds. */
export function pausable(clock: Clock, real: () => number = Date.now): PausableClock {
  const all = new Set<Due>();
  let offset = real();
  let stoppedAt: number | undefined;
  const now = (): number => stoppedAt ?? real() - offset;
  const start = (due: Due): void => {
    due.stop = clock.after(Math.max(0, due.at - now()), () => {
      all.delete(due);
      due.run();
    });
  };
  return {
    now,
    after: (milliseconds, run) => {
      const due: Due = { at: now() + milliseconds, run, stop: () => undefined };
      all.add(due);
      if (stoppedAt === undefined) start(due);
      return () => {
        all.delete(due);
        due.stop();
      };
    },
    pause: () => {
      if (stoppedAt !== undefined) return;
      stoppedAt = now();
      for (const due of all) due.stop();
    },
    resume: () => {
      if (stoppedAt === undefined) return;
      offset = real() - stoppedAt;
      stoppedAt = undefined;
      for (const due of all) start(due);
    },
  };
}
