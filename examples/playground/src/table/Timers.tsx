import type { AnyGame, Describe } from "@facedown/core";
import { useTimeLeft, useTimers, type SeatStore } from "@facedown/react";

interface Props {
  readonly store: SeatStore;
  readonly words: Describe<AnyGame>;
}

function Timer({ store, words, name }: Props & { readonly name: string }) {
  const left = useTimeLeft(store, name);
  const timer = useTimers(store).find((each) => each.name === name);
  if (!timer || left === undefined) return null;
  return (
    <p className="timer" role="timer">
      <progress max={timer.seconds} value={left} aria-label={name} />
      {words.timer({ ...timer, seconds: left })}
    </p>
  );
}

/** The timers that run, and what they have left. */
export function Timers({ store, words }: Props) {
  const timers = useTimers(store);
  return timers.map(({ name }) => <Timer key={name} store={store} words={words} name={name} />);
}
