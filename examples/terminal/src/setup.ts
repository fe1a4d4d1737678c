import {
  createSeed,
  FacedownError,
  readOptions,
  startMatch,
  type AnyGame,
  type Match,
  type Seat,
} from "@facedown/core";
import { FlagError, type Flags } from "./flags.js";
import { games } from "./games.js";
import { tellerFor } from "./scene.js";
import type { Screen } from "./screen.js";
import { clean, either } from "./text.js";

/** A match that is about to be played, and which seats people hold. */
export interface Setup {
  readonly match: Match;
  readonly people: readonly Seat[];
}

const usualSeats = 5;

/** The game that is played unless another is named. */
function firstGame(): AnyGame {
  const [game] = games.values();
  if (!game) throw new Error("There is no game to play.");
  return game;
}

/** How many play unless it is said. */
function defaultSeats({ seats }: AnyGame): number {
  return Math.min(Math.max(usualSeats, seats.min), seats.max);
}

/** Starts what the flags say; what they leave out takes its default. Throws `FlagError`. */
export function setupFrom(flags: Flags): Setup {
  const game = flags.game === undefined ? firstGame() : games.get(flags.game);
  if (!game) throw new FlagError("--game", flags.game, either([...games.keys()]));
  const seats = flags.seats ?? defaultSeats(game);
  const { min, max } = game.seats;
  if (seats < min || seats > max) throw new FlagError("--seats", String(seats), seatsOf(game));
  const match = start(game, seats, flags.options ?? {}, flags.seed ?? createSeed());
  return { match, people: checkPeople(flags.people ?? [0], seats) };
}

const seatsOf = ({ name, seats: { min, max } }: AnyGame): string =>
  min === max ? `${min}, as many as ${name} takes` : `${min} to ${max}, as many as ${name} takes`;

function start(game: AnyGame, seats: number, options: object, seed: string): Match {
  try {
    return startMatch(game, { seats, options, seed });
  } catch (error) {
    if (!(error instanceof FacedownError) || error.code !== "bad-option") throw error;
    const flag = error.path === "seats" ? "--seats" : "--options";
    const value = flag === "--seats" ? String(seats) : JSON.stringify(options);
    throw new FlagError(flag, value, `${error.path}: ${error.expected}`);
  }
}

/** Throws `FlagError` unless every one of these is a seat. */
export function checkPeople(people: readonly Seat[], seats: number): readonly Seat[] {
  if (people.some((seat) => seat >= seats))
    throw new FlagError("--people", people.join(","), `seats from 0 to ${seats - 1}`);
  return people;
}

/** Asks what to play. Enter takes what is proposed. */
export async function askSetup(screen: Screen): Promise<Setup> {
  const game = await askGame(screen);
  for (let notice: string[] = []; ;) {
    const seats = await askSeats(screen, game, notice);
    const options = await askOptions(screen, game);
    const seed = await askSeed(screen);
    try {
      const match = start(game, seats, options, seed);
      return { match, people: await askPeople(screen, match) };
    } catch (error) {
      if (!(error instanceof FlagError)) throw error;
      notice = [`This does not go together: ${error.expected}.`];
    }
  }
}

async function askSeed(screen: Screen): Promise<string> {
  const status = [
    "The cards are dealt by chance. A seed deals the same cards again: a word, or the long number that a game ends with.",
  ];
  const seed = await ask(screen, { status, prompt: "Seed (Enter for a fresh one) > " });
  return seed === "" ? createSeed() : seed.slice(0, 1000);
}

interface Question {
  readonly notice?: readonly string[];
  readonly status?: readonly string[];
  readonly menu?: readonly string[];
  readonly prompt: string;
}

async function ask(screen: Screen, question: Question): Promise<string> {
  screen.show(() => ({ title: " A table to play at ", menuTitle: "There are", ...question }));
  return (await screen.line()).trim();
}

/** Asks until `read` makes something of the line; it gives a text to say what was wrong. */
async function askFor<T extends object | number>(
  screen: Screen,
  question: Question,
  read: (line: string) => T | string,
): Promise<T> {
  for (let notice = question.notice ?? []; ;) {
    const value = read(await ask(screen, { ...question, notice }));
    if (typeof value !== "string") return value;
    notice = [value];
  }
}

async function askGame(screen: Screen): Promise<AnyGame> {
  const all = [...games.values()];
  const titles = all.map((game) => tellerFor(game, undefined).title);
  return askFor(
    screen,
    {
      status: [
        "Against random players, or with people at the same keyboard.",
        "Which game? Ctrl-C stops at any time.",
      ],
      menu: all.map((game, at) => `${titles[at] ?? game.name} (${seatsText(game)})`),
      prompt: `A number (Enter for 1, ${titles[0] ?? ""}) > `,
    },
    (line) => {
      const named = games.get(line) ?? all[line === "" ? 0 : Number(line) - 1];
      return named ?? `"${line.slice(0, 40)}" is not one of them: type a number from 1 to ${all.length}.`;
    },
  );
}

const seatsText = ({ seats: { min, max } }: AnyGame): string =>
  min === max ? `${min} players` : `${min} to ${max} players`;

async function askSeats(screen: Screen, game: AnyGame, notice: readonly string[]): Promise<number> {
  const { min, max } = game.seats;
  if (min === max && notice.length === 0) return min;
  const usual = defaultSeats(game);
  return askFor(
    screen,
    {
      notice,
      status: [`${tellerFor(game, undefined).title}: how many play, people and random players together?`],
      prompt: `${min} to ${max} (Enter for ${usual}) > `,
    },
    (line) => {
      const seats = line === "" ? usual : Number(line);
      const isRight = Number.isInteger(seats) && seats >= min && seats <= max;
      return isRight ? seats : `Type a number from ${min} to ${max}.`;
    },
  );
}

/** What was typed for an option, read the way its default is written. */
function readOption(line: string, usual: unknown): unknown {
  if (typeof usual === "boolean") return /^(y|t)/i.test(line) ? true : /^(n|f)/i.test(line) ? false : line;
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return line;
  }
}

const shownOption = (value: unknown): string =>
  typeof value === "boolean"
    ? value
      ? "yes"
      : "no"
    : typeof value === "string"
      ? value
      : JSON.stringify(value);

async function askOptions(screen: Screen, game: AnyGame): Promise<Readonly<Record<string, unknown>>> {
  const usual = readOptions(game);
  const defaults = Object.entries((usual.ok ? usual.value : {}) as Record<string, unknown>);
  if (defaults.length === 0) return {};
  const { words, title } = tellerFor(game, undefined);
  const told = defaults.map(([name, value]) => {
    const option = words.option(name);
    return { name, value, text: clean(`${option.name}: ${shownOption(value)}`), help: clean(option.help) };
  });
  const options: Record<string, unknown> = {};
  for (;;) {
    const at = await askFor(
      screen,
      {
        status: [`The options of ${title}. Enter takes them as they are; a number changes one.`],
        menu: told.map(({ text, name, help }) => {
          const changed = Object.hasOwn(options, name) ? ` → ${shownOption(options[name])}` : "";
          return `${text}${changed}${help === "" ? "" : ` (${help})`}`;
        }),
        prompt: "Enter, or a number > ",
      },
      (line) => {
        if (line === "") return 0;
        return told[Number(line) - 1] ? Number(line) : `Type a number from 1 to ${told.length}, or Enter.`;
      },
    );
    const chosen = told[at - 1];
    if (!chosen) return options;
    const { value } = await askFor(
      screen,
      {
        status: [chosen.text, chosen.help],
        prompt: `Another value (Enter for ${shownOption(chosen.value)}) > `,
      },
      (line) => {
        const given = line === "" ? chosen.value : readOption(line, chosen.value);
        const read = readOptions(game, { ...options, [chosen.name]: given });
        return read.ok ? { value: given } : `Not possible: expected ${read.error.expected}.`;
      },
    );
    options[chosen.name] = value;
  }
}

async function askPeople(screen: Screen, match: Match): Promise<readonly Seat[]> {
  const { name } = tellerFor(match.game, match.view("spectator"));
  const names = Array.from({ length: match.seats }, (_, seat) => name(seat));
  return askFor<readonly Seat[]>(
    screen,
    {
      status: [
        "Who of them are people at this keyboard? The others are random players.",
        "Type one number, or several: 1 3. Type none to watch.",
      ],
      menu: names,
      prompt: `Numbers (Enter for 1, ${names[0] ?? ""}) > `,
    },
    (line) => {
      if (line === "none") return [];
      const words = line === "" ? ["1"] : line.split(/[\s,]+/).filter((word) => word !== "");
      const seats = words.map((word) => {
        const byName = names.findIndex((each) => each.toLowerCase() === word.toLowerCase());
        return byName >= 0 ? byName : Number(word) - 1;
      });
      const isRight = seats.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < names.length);
      return isRight ? [...new Set(seats)].sort((a, b) => a - b) : `Type numbers from 1 to ${names.length}.`;
    },
  );
}
