import { useEffect, useState, useSyncExternalStore } from "react";
import type { AnyGame } from "@facedown/core";
import type { Client } from "./client.js";
import { variantOf } from "./game-entry.js";
import { entryOf } from "./games.js";
import type { Status } from "./protocol.js";

/** What everybody may know of the worker's table; `null` when there is none. */
export function useStatus(client: Client): Status | null {
  return useSyncExternalStore(client.subscribe, client.getStatus, client.getStatus);
}

/** A game's code, loaded when it is needed; `undefined` until then. */
export function useGame(name: string | undefined, variant: string): AnyGame | undefined {
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly game: AnyGame }>();
  const key = `${name ?? ""} ${variant}`;
  useEffect(() => {
    let isWanted = true;
    const entry = name === undefined ? undefined : entryOf(name);
    if (entry)
      void variantOf(entry, variant)
        .load()
        .then((game) => {
          if (isWanted) setLoaded({ key, game });
        });
    return () => {
      isWanted = false;
    };
  }, [key, name, variant]);
  return loaded?.key === key ? loaded.game : undefined;
}
