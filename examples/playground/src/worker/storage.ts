/** Where a table is kept while the page is away. */
export interface Storage {
  readonly get: () => Promise<unknown>;
  /** Keeps a text; `null` forgets it. */
  readonly put: (text: string | null) => Promise<void>;
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

/** The browser's own storage, in the worker: the page never reads it. */
export function browserStorage(): Storage {
  const opening = indexedDB.open("facedown-playground", 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore("tables");
  };
  const opened = settled(opening);
  opened.catch(() => undefined);
  const store = async (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
    (await opened).transaction("tables", mode).objectStore("tables");
  return {
    get: async () => settled<unknown>((await store("readonly")).get("last")),
    put: async (text) => {
      await settled((await store("readwrite")).put(text, "last"));
    },
  };
}
