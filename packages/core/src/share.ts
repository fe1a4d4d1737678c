/**
 * The second of two values of plain JSON, made of parts of the first wherever they say the same: what did not change is
 * the same object. What is no plain JSON is compared by identity.
 */
export function shareJson<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (typeof before !== "object" || typeof now !== "object" || before === null || now === null) return now;
  if (Array.isArray(now)) return Array.isArray(before) ? (shareList(before, now) as T) : now;
  return isPlain(before) && isPlain(now) ? (shareFields(before, now) as T) : now;
}

type Fields = Readonly<Record<string, unknown>>;

function isPlain(value: object): value is Fields {
  const kind: unknown = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === null;
}

function shareList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const shared = now.map((each, at) => shareJson(before[at], each));
  const isSame = shared.length === before.length && shared.every((each, at) => Object.is(each, before[at]));
  return isSame ? before : Object.freeze(shared);
}

function shareFields(before: Fields, now: Fields): Fields {
  const keys = Object.keys(now);
  const old = Object.keys(before);
  const shared = Object.fromEntries(keys.map((key) => [key, shareJson(before[key], now[key])]));
  const isSame =
    keys.length === old.length &&
    keys.every((key, at) => key === old[at] && Object.is(shared[key], before[key]));
  return isSame ? before : Object.freeze(shared);
}
