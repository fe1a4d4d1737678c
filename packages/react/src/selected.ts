import { useDebugValue, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import type { AnyGame } from "@facedown/core";
import { shareJson, type SeatSnapshot, type SeatStore } from "@facedown/core/store";

/**
 * A part of a store's snapshot. The component renders again only when this part says something else: a selector may make
 * a new list each time, and may be another function each time.
 */
export function useSelected<G extends AnyGame, T>(
  store: SeatStore<G>,
  select: (snapshot: SeatSnapshot<G>) => T,
): T {
  const rendered = useRef<{ readonly value: T } | undefined>(undefined);
  const [read, readFirst] = useMemo(() => {
    let kept: { readonly snapshot: SeatSnapshot<G>; readonly value: T } | undefined;
    const selected = (snapshot: SeatSnapshot<G>): T => {
      if (kept?.snapshot === snapshot) return kept.value;
      const before = kept ?? rendered.current;
      const value = shareJson(before?.value, select(snapshot));
      kept = { snapshot, value };
      return value;
    };
    return [() => selected(store.getSnapshot()), () => selected(store.getFirstSnapshot())];
  }, [store, select]);
  const value = useSyncExternalStore(store.subscribe, read, readFirst);
  useEffect(() => {
    rendered.current = { value };
  }, [value]);
  useDebugValue(value);
  return value;
}
