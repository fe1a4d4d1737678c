declare const gc: (() => void) | undefined;

function collected(): NodeJS.MemoryUsage {
  if (!gc) throw new Error("needs --expose-gc");
  gc();
  // What array buffers held is given back after a collection, and counted by the next.
  gc();
  return process.memoryUsage();
}

/** Bytes of the heap in use, after two collections. Needs `--expose-gc`. */
export function heap(): number {
  return collected().heapUsed;
}

/** Bytes that something holds, array buffers included. Needs `--expose-gc`; throws where more was given back than made. */
export function held(make: () => unknown): number {
  const used = (): number => {
    const { heapUsed, arrayBuffers } = collected();
    return heapUsed + arrayBuffers;
  };
  const before = used();
  const kept = make();
  const bytes = used() - before;
  if (kept === undefined) throw new Error("nothing was made");
  if (bytes <= 0)
    throw new Error(`what was made holds ${bytes} bytes: something else was given back meanwhile`);
  return bytes;
}
