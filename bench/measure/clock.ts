/** Milliseconds by the clock that is asked for: the wall's, or the processor's time of this process on a busy machine. */
export const now: () => number =
  process.env["BENCH_CLOCK"] === "cpu"
    ? () => {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1000;
      }
    : () => performance.now();
