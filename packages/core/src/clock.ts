import { FacedownError } from "./errors.js";

/** How a table tells time. The rules have no clock; a test brings its own. */
export interface Clock {
  /** Runs something once after so many milliseconds; what it gives back calls it off. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /**
   * The time in milliseconds, from any beginning. A timer that comes back because a move is taken back goes on with what it
   * had left; with a clock that does not tell the time it begins anew.
   */
  readonly now?: () => number;
}

const longest = 2 ** 31 - 1;

/** The system's clock. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    let left = milliseconds;
    let handle: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      const part = Math.min(left, longest);
      handle = setTimeout(() => {
        left -= part;
        if (left > 0) wait();
        else run();
      }, part);
    };
    wait();
    return () => {
      clearTimeout(handle);
    };
  },
};

/** A clock that stands still until it is told how much time has passed: for tests. */
export interface ManualClock extends Clock {
  /** Lets so many milliseconds pass, running what falls due in order. */
  readonly pass: (milliseconds: number) => void;
}

const mostAtOnce = 100_000;

/** A clock for tests. */
export function manualClock(): ManualClock {
  let now = 0;
  let next = 0;
  const due = new Map<number, { readonly at: number; readonly run: () => void }>();
  return {
    now: () => now,
    after: (milliseconds, run) => {
      const id = next++;
      due.set(id, { at: now + milliseconds, run });
      return () => {
        due.delete(id);
      };
    },
    pass: (milliseconds) => {
      if (!Number.isFinite(milliseconds) || milliseconds < 0)
        throw new FacedownError("bad-option", "milliseconds", milliseconds, "a time from 0");
      const end = now + milliseconds;
      for (let ran = 0; ; ran++) {
        const first = [...due]
          .filter(([, { at }]) => at <= end)
          .sort((a, b) => a[1].at - b[1].at || a[0] - b[0])[0];
        if (!first) break;
        if (ran === mostAtOnce)
          throw new FacedownError("never-settles", "clock", ran, `at most ${mostAtOnce} timers in one time`);
        due.delete(first[0]);
        now = Math.max(now, first[1].at);
        first[1].run();
      }
      now = Math.max(now, end);
    },
  };
}
