/** Tells errors to whoever wants to hear of them, and never breaks on it. */
export interface Reporter {
  readonly report: (error: unknown) => void;
  /** Runs this and tells of what it throws. Gives whether it went well. */
  readonly guarded: (run: () => void) => boolean;
}

/** A reporter to this listener. Default: `console.error`. */
export function createReporter(onError: ((error: unknown) => void) | undefined): Reporter {
  const report = (error: unknown): void => {
    try {
      // eslint-disable-next-line no-console -- the last resort: nobody else listens
      (onError ?? console.error)(error);
    } catch {
      // Whoever hears of errors may not stop the rest.
    }
  };
  const guarded = (run: () => void): boolean => {
    try {
      run();
      return true;
    } catch (error) {
      report(error);
      return false;
    }
  };
  return { report, guarded };
}
