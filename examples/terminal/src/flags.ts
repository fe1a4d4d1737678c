import { games } from "./games.js";
import { languages } from "./language.js";
import { either } from "./text.js";

/** What the command line asks for. What it leaves out is absent. */
export interface Flags {
  readonly demo: boolean;
  readonly help: boolean;
  readonly game?: string;
  readonly seats?: number;
  /** The seats that people hold, counted from 0. */
  readonly people?: readonly number[];
  readonly seed?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** What the games speak. */
  readonly language?: string;
  /** The file of a game that was broken off. */
  readonly resume?: string;
}

/** A flag that cannot be followed: which, what it said, and what would be right. */
export class FlagError extends Error {
  override readonly name = "FlagError";
  constructor(
    readonly flag: string,
    readonly value: string | undefined,
    readonly expected: string,
  ) {
    const found = value === undefined ? "it has no value" : `it says ${JSON.stringify(value)}`;
    super(`${flag}: ${found}; right would be ${expected}.`);
  }
}

export const help = `Plays a game at the terminal, against random players or with people who share the keyboard.

npm run terminal               asks what to play
npm run terminal -- FLAGS      plays what the flags say; what they leave out takes its default

  --game NAME                  ${either([...games.keys()])}
  --seats NUMBER               how many play
  --people 0,2                 the seats that people hold, counted from 0; "none" to watch. Default: 0
  --seed TEXT                  deals the same cards again. Default: fresh
  --options '{"NAME":VALUE}'   options of the game, as JSON
  --language NAME              ${either(languages)}: what the game and its menus speak
  --resume FILE                goes on with a game that was broken off
  --demo                       plays one game of random players and prints what each of them saw
  --help                       this text

What is wrong with a flag is said in English, and so are the rules of the game (r).
`;

type Reader = (flag: string, value: string) => Partial<Flags>;

const readers: Readonly<Record<string, Reader>> = {
  "--game": (flag, value) => {
    if (!games.has(value)) throw new FlagError(flag, value, either([...games.keys()]));
    return { game: value };
  },
  "--seats": (flag, value) => {
    if (!/^\d{1,3}$/.test(value)) throw new FlagError(flag, value, "a number of seats, such as 4");
    return { seats: Number(value) };
  },
  "--people": (flag, value) => {
    if (value === "none") return { people: [] };
    if (!/^\d{1,2}(,\d{1,2})*$/.test(value))
      throw new FlagError(flag, value, 'seats counted from 0, such as 0,2, or "none"');
    return { people: [...new Set(value.split(",").map(Number))].sort((a, b) => a - b) };
  },
  "--seed": (flag, value) => {
    if (value.length > 1000) throw new FlagError(flag, value.slice(0, 20), "a text of 1 to 1,000 characters");
    return { seed: value };
  },
  "--options": (flag, value) => {
    const expected = 'a JSON object, such as {"NAME":VALUE}';
    let options: unknown;
    try {
      options = JSON.parse(value);
    } catch {
      throw new FlagError(flag, value, expected);
    }
    if (typeof options !== "object" || options === null || Array.isArray(options))
      throw new FlagError(flag, value, expected);
    return { options: options as Record<string, unknown> };
  },
  "--language": (flag, value) => {
    if (!languages.includes(value)) throw new FlagError(flag, value, either(languages));
    return { language: value };
  },
  "--resume": (_, value) => ({ resume: value }),
};

const switches: Readonly<Record<string, Partial<Flags>>> = {
  "--demo": { demo: true },
  "--help": { help: true },
  "-h": { help: true },
};

/** Reads the arguments, as `--flag value` or `--flag=value`. Throws `FlagError`. */
export function readFlags(args: readonly string[]): Flags {
  let flags: Flags = { demo: false, help: false };
  const given = new Set<string>();
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? "";
    const equals = arg.startsWith("--") ? arg.indexOf("=") : -1;
    const flag = equals < 0 ? arg : arg.slice(0, equals);
    if (given.has(flag)) throw new FlagError(flag, arg, "to give it once");
    given.add(flag);
    const { [flag]: reader } = readers;
    if (Object.hasOwn(switches, flag)) {
      if (equals >= 0) throw new FlagError(flag, arg.slice(equals + 1), "to give it without a value");
      flags = { ...flags, ...switches[flag] };
    } else if (Object.hasOwn(readers, flag) && reader) {
      const value = equals < 0 ? args[++at] : arg.slice(equals + 1);
      if (value === undefined || value === "") throw new FlagError(flag, value, `${flag} and a value`);
      flags = { ...flags, ...reader(flag, value) };
    } else
      throw new FlagError(flag, arg, `one of ${[...Object.keys(readers), "--demo", "--help"].join(", ")}`);
  }
  return agreeing(flags);
}

/** Refuses flags that say different things. */
function agreeing(flags: Flags): Flags {
  if (flags.resume !== undefined)
    for (const name of ["game", "seats", "seed", "options"] as const)
      if (flags[name] !== undefined)
        throw new FlagError(
          `--${name}`,
          JSON.stringify(flags[name]),
          "to leave it out: --resume says it already",
        );
  if (flags.demo)
    for (const name of ["people", "resume"] as const)
      if (flags[name] !== undefined)
        throw new FlagError(
          `--${name}`,
          JSON.stringify(flags[name]),
          "to leave it out: in a --demo nobody sits",
        );
  return flags;
}
