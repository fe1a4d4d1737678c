interface Process {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly cwd?: () => string;
  readonly getBuiltinModule?: (name: string) => unknown;
}

/** The process of Node, or `undefined` elsewhere. */
export function theProcess(): Process | undefined {
  return (globalThis as { readonly process?: Process }).process;
}

/** A variable of the environment; `undefined` where there is none. */
export function environment(name: string): string | undefined {
  return theProcess()?.env?.[name];
}

/** An integer from the environment. Throws where the variable holds something else. */
export function environmentInteger(name: string): number | undefined {
  const text = environment(name);
  if (text === undefined || text === "") return undefined;
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new Error(`${name}: expected an integer, got ${JSON.stringify(text)}`);
  return value;
}
