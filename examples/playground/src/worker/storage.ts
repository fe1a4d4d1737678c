/** Where a table is kept while the page is away. */
export interface Storage {
  readonly get: () => Promise<unknown>;
  /** Keeps a text; `null` forgets it. */
  readonly put: (text: string | null) => Promise<void>;
  /** Whether this storage is ours to use, and not another tab's. */
  readonly isOurs: () => Promise<boolean>;
}

/** Keeps nothing longer than itself: for tests. */
export function memoryStorage(): Storage {
  let kept: unknown = null;
  return {
    get: () => Promise.resolve(kept),
    put: (text) => {
      kept = text;
      return Promise.resolve();
    },
    isOurs: () => Promise.resolve(true),
  };
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error("the storage of this browser cannot be used"));
    };
  });
}

/** Resolves to whether this worker is the first to keep a table; it is from then on, until it ends. */
function alone(): Promise<boolean> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request("facedown-playground", { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock === null ? undefined : new Promise<never>(() => undefined);
      })
      .catch(reject);
  });
}

/**
 * The browser's own storage, in the worker: the page never reads it. One tab uses it at a time: the table of another tab
 * is neither taken up nor written over.
 */
export function browserStorage(): Storage {
  const ours = alone();
  const opening = indexedDB.open("facedown-playground", 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore("tables");
  };
  const opened = settled(opening);
  opened.catch(() => undefined);
  const store = async (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
    (await opened).transaction("tables", mode).objectStore("tables");
  return {
    isOurs: () => ours,
    get: async () => ((await ours) ? settled<unknown>((await store("readonly")).get("last")) : null),
    put: async (text) => {
      if (await ours) await settled((await store("readwrite")).put(text, "last"));
    },
  };
}
