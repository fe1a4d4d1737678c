/*
 * Changes a frozen state through drafts: a draft stands for a part of the old state until it is changed, and only what
 * was changed is made anew. What is frozen is old; what is not was made in this step, and is used as it is. Faces and
 * backs are given as they are, since nobody changes them in place.
 */

type Fields = Record<PropertyKey, unknown>;

interface Draft {
  readonly step: { open: boolean };
  readonly base: Fields;
  readonly parent: Draft | undefined;
  /** The key by which it was first read of the parent. */
  readonly key: string;
  /** The changed copy; drafts may be in it. */
  copy: Fields | undefined;
  /** What was read while there was no copy. */
  inner: Map<string, object> | undefined;
  /** The keys under which the copy may hold what is not final; `undefined` when any may. */
  touched: Set<string> | undefined;
  /** Whether it, or something that was read of it, has a copy. */
  changed: boolean;
  result: object | undefined;
}

const within = Symbol("draft");
const mostTouched = 64;

interface Target {
  [within]: Draft;
}

const draftIn = (value: unknown): Draft | undefined =>
  typeof value === "object" && value !== null ? (value as Partial<Target>)[within] : undefined;

/** Whether this stands for a part of the old state. */
export function isDraft(value: unknown): boolean {
  return draftIn(value) !== undefined;
}

/** Where a draft was when it was first read: the keys from the root; `undefined` for anything else. */
export function pathOf(value: object): string[] | undefined {
  const draft = draftIn(value);
  if (!draft) return undefined;
  const path: string[] = [];
  for (let at = draft; at.parent; at = at.parent) path.push(at.key);
  return path.reverse();
}

/** A list for reading alone, without drafts of its elements. */
export function listBehind<T>(list: readonly T[]): readonly T[] {
  const draft = draftIn(list);
  return draft ? ((draft.copy ?? draft.base) as unknown as readonly T[]) : list;
}

/** Puts a value into a list, which may be a draft: before what lies at this index. */
export function insertAt<T>(list: T[], index: number, value: T): void {
  const draft = draftIn(list);
  const open = draft ? (opened(draft) as unknown as T[]) : list;
  if (index === open.length) {
    open.push(value);
    if (draft) touch(draft, String(index));
  } else {
    open.splice(index, 0, value);
    if (draft) draft.touched = undefined;
  }
}

/** Takes the value at this index out of a list, which may be a draft. */
export function removeAt<T>(list: T[], index: number): T {
  const value = list[index] as T;
  const draft = draftIn(list);
  const open = draft ? (opened(draft) as unknown as T[]) : list;
  if (index === open.length - 1) open.pop();
  else {
    open.splice(index, 1);
    if (draft) draft.touched = undefined;
  }
  return value;
}

function shallow(base: Fields): Fields {
  // Spread, since slicing a frozen list takes a hundred times as long.
  return Array.isArray(base) ? ([...(base as unknown[])] as unknown as Fields) : { ...base };
}

function opened(draft: Draft): Fields {
  if (draft.copy) return draft.copy;
  const copy = (draft.copy = shallow(draft.base));
  draft.touched = new Set();
  if (draft.inner)
    for (const [key, proxy] of draft.inner) {
      copy[key] = proxy;
      draft.touched.add(key);
    }
  for (let at: Draft | undefined = draft; at && !at.changed; at = at.parent) at.changed = true;
  return copy;
}

function touch(draft: Draft, key: string): void {
  if (draft.touched && draft.touched.add(key).size > mostTouched) draft.touched = undefined;
}

function read(draft: Draft, key: string): unknown {
  const { base, copy, inner } = draft;
  const source = copy ?? base;
  const value = source[key];
  if (typeof value !== "object" || value === null || !Object.hasOwn(source, key)) return value;
  if (copy && !Object.isFrozen(value)) return value;
  if ((key === "face" || key === "back") && "shownTo" in source) return value;
  if (!copy) {
    const known = inner?.get(key);
    if (known) return known;
  }
  const proxy = draftOf(draft.step, value as Fields, draft, key);
  if (copy) {
    copy[key] = proxy;
    touch(draft, key);
  } else (draft.inner ??= new Map()).set(key, proxy);
  return proxy;
}

function change(draft: Draft, key: string | symbol, value: unknown): boolean {
  if (!draft.step.open || typeof key === "symbol") return false;
  const source = draft.copy ?? draft.base;
  if (Object.is(source[key], value) && Object.hasOwn(source, key)) return true;
  if (!draft.copy && value !== undefined && draft.inner?.get(key) === value) return true;
  const copy = opened(draft);
  touch(draft, key);
  return Reflect.set(copy, key, value);
}

const refuse = (): boolean => false;

const handler: ProxyHandler<Target> = {
  get: ({ [within]: draft }, key) =>
    key === within ? draft : typeof key === "string" ? read(draft, key) : (draft.copy ?? draft.base)[key],
  set: ({ [within]: draft }, key, value) => change(draft, key, value),
  has: ({ [within]: { copy, base } }, key) => key in (copy ?? base),
  ownKeys: ({ [within]: { copy, base } }) => Reflect.ownKeys(copy ?? base),
  getOwnPropertyDescriptor: ({ [within]: draft }, key) => {
    const source = draft.copy ?? draft.base;
    if (typeof key === "symbol" || !Object.hasOwn(source, key)) return undefined;
    const isLength = key === "length" && Array.isArray(source);
    return {
      value: read(draft, key),
      writable: true,
      enumerable: !isLength,
      configurable: !isLength,
    };
  },
  deleteProperty: ({ [within]: draft }, key) => {
    if (!draft.step.open) return false;
    return !Object.hasOwn(draft.copy ?? draft.base, key) || Reflect.deleteProperty(opened(draft), key);
  },
  defineProperty: refuse,
  setPrototypeOf: refuse,
  preventExtensions: refuse,
};

function draftOf(step: Draft["step"], base: Fields, parent: Draft | undefined, key: string): object {
  const draft: Draft = {
    step,
    base,
    parent,
    key,
    copy: undefined,
    inner: undefined,
    touched: undefined,
    changed: false,
    result: undefined,
  };
  const target = (Array.isArray(base) ? [] : {}) as unknown as Target;
  target[within] = draft;
  return new Proxy(target, handler);
}

/** What stands in the new state for a value that the step has left there: frozen, without drafts. */
function final(value: unknown): unknown {
  const draft = draftIn(value);
  if (draft) return result(draft);
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  const made = value as Fields;
  for (const key of Object.keys(made)) made[key] = final(made[key]);
  return Object.freeze(made);
}

function result(draft: Draft): object {
  if (!draft.changed) return draft.base;
  return (draft.result ??= worked(draft));
}

function worked({ base, copy, inner, touched }: Draft): object {
  if (copy) {
    for (const key of touched ?? Object.keys(copy))
      if (Object.hasOwn(copy, key)) copy[key] = final(copy[key]);
    return Object.freeze(copy);
  }
  let made: Fields | undefined;
  for (const [key, proxy] of inner ?? []) {
    const part = final(proxy);
    if (part !== base[key]) (made ??= shallow(base))[key] = part;
  }
  return made ? Object.freeze(made) : base;
}

/** The state that a recipe makes of a frozen one by changing a draft of it. What did not change is the same object. */
export function changed(state: object, recipe: (draft: object) => void): object {
  const step = { open: true };
  const draft = draftOf(step, state as Fields, undefined, "");
  try {
    recipe(draft);
    return final(draft) as object;
  } finally {
    step.open = false;
  }
}
