import { useEffect, useRef } from "react";
import type { Told } from "../protocol.js";
import { capital } from "../text.js";

/** What happened, as sentences; new ones are read out by screen readers. */
export function Log({ told }: { readonly told: readonly Told[] }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [told]);
  return (
    <section className="log">
      <h2>What happened</h2>
      <div ref={list} role="log" aria-live="polite" aria-label="What happened" tabIndex={0}>
        <ol>
          {told.flatMap(({ lines, phase }, packet) => [
            ...lines.map((line, index) => <li key={`${packet}.${index}`}>{capital(line)}</li>),
            ...(phase !== "" && packet > 0 && told[packet - 1]?.phase !== phase
              ? [
                  <li key={`${packet}.phase`} className="phase">
                    {phase}
                  </li>,
                ]
              : []),
          ])}
        </ol>
      </div>
    </section>
  );
}
