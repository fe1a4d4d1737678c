import { memo, useEffect, useRef } from "react";
import type { Told } from "../protocol.js";
import { capital } from "../text.js";

/** What was told at once, and what the phase is called where that is another one. */
const Lines = memo(function Lines({
  told: { lines, phase },
  before,
}: {
  readonly told: Told;
  readonly before: string | undefined;
}) {
  return (
    <>
      {lines.map((line, index) => (
        <li key={index}>{capital(line)}</li>
      ))}
      {phase !== "" && before !== undefined && before !== phase && <li className="phase">{phase}</li>}
    </>
  );
});

/** What happened, as sentences; new ones are read out by screen readers. */
export const Log = memo(function Log({ told }: { readonly told: readonly Told[] }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [told]);
  return (
    <section className="log">
      <h2>What happened</h2>
      <div ref={list} role="log" aria-live="polite" aria-label="What happened" tabIndex={0}>
        <ol>
          {told.map((each, packet) => (
            <Lines key={packet} told={each} before={told[packet - 1]?.phase} />
          ))}
        </ol>
      </div>
    </section>
  );
});
