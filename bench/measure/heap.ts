declare const gc: (() => void) | undefined;

/** Bytes of the heap in use, after two collections. Needs `--expose-gc`. */
export function heap(): number {
  if (!gc) throw new Error("needs --expose-gc");
  gc();
  gc();
  return process.memoryUsage().heapUsed;
}
