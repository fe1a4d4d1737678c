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
import { gameIn, games, isTestGame } from "./games.js";
import { chosenLanguage, phrasesFor } from "./language.js";
import { tellerFor } from "./scene.js";
import type { Phrases } from "./phrases.js";
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
  const game = gameIn(chosenLanguage(), flags.game ?? firstGame().name);
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
    const seed = await askSeed(screen, game);
    try {
      const match = start(game, seats, options, seed);
      return { match, people: await askPeople(screen, match) };
    } catch (error) {
      if (!(error instanceof FlagError)) throw error;
      notice = [phrasesFor(game).setup.notTogether, `${error.expected}.`];
    }
  }
}

async function askSeed(screen: Screen, game: AnyGame): Promise<string> {
  const { setup } = phrasesFor(game);
  const seed = await ask(screen, { status: [setup.seed], prompt: setup.seedPrompt, game });
  return seed === "" ? createSeed() : seed.slice(0, 1000);
}

interface Question {
  readonly notice?: readonly string[];
  readonly status?: readonly string[];
  readonly menu?: readonly string[];
  readonly prompt: string;
  /** The page of the menu, from 0, where it does not fit. */
  readonly page?: number;
  /** The game that is asked about, once one is chosen. */
  readonly game?: AnyGame;
}

async function ask(screen: Screen, { game, ...question }: Question): Promise<string> {
  const phrases = phrasesFor(game);
  const { title, thereAre } = phrases.setup;
  screen.show(() => ({ title: ` ${title} `, menuTitle: thereAre, phrases, ...question }));
  return (await screen.line()).trim();
}

/** Asks until `read` makes something of the line; it gives a text to say what was wrong. */
async function askFor<T extends object | number>(
  screen: Screen,
  question: Question,
  read: (line: string) => T | string,
): Promise<T> {
  let page = 0;
  for (let notice = question.notice ?? []; ;) {
    const line = await ask(screen, { ...question, notice, page });
    if (line === "n" && question.menu) {
      page++;
      continue;
    }
    const value = read(line);
    if (typeof value !== "string") return value;
    notice = [value];
  }
}

async function askGame(screen: Screen): Promise<AnyGame> {
  const { setup } = phrasesFor();
  const all = [...games.values()];
  const titles = all.map((game) => tellerFor(game, undefined).title);
  const chosen = await askFor(
    screen,
    {
      status: [setup.against, setup.whichGame],
      menu: all.map((game, at) => {
        const { min, max } = game.seats;
        const about = [...(isTestGame(game) ? [setup.testGame] : []), setup.players(min, max)];
        return `${titles[at] ?? game.name} (${about.join(", ")})`;
      }),
      prompt: setup.gamePrompt(titles[0] ?? ""),
    },
    (line) => {
      const named = games.get(line) ?? all[line === "" ? 0 : Number(line) - 1];
      return named ?? setup.notAGame(line.slice(0, 40), all.length);
    },
  );
  return gameIn(chosenLanguage(), chosen.name) ?? chosen;
}

async function askSeats(screen: Screen, game: AnyGame, notice: readonly string[]): Promise<number> {
  const { min, max } = game.seats;
  if (min === max && notice.length === 0) return min;
  const usual = defaultSeats(game);
  const { setup } = phrasesFor(game);
  return askFor(
    screen,
    {
      notice,
      status: [setup.howMany(tellerFor(game, undefined).title)],
      prompt: setup.seatsPrompt(min, max, usual),
      game,
    },
    (line) => {
      const seats = line === "" ? usual : Number(line);
      const isRight = Number.isInteger(seats) && seats >= min && seats <= max;
      return isRight ? seats : setup.seatsWrong(min, max);
    },
  );
}

/** What an option's values are called, by what `String` makes of them. */
type ValueNames = Readonly<Record<string, string>>;

/** What was typed for an option: a name of one of its values, or a value the way its default is written. */
function readOption(line: string, usual: unknown, names: ValueNames): unknown {
  const [named] = Object.entries(names).find(([, name]) => name.toLowerCase() === line.toLowerCase()) ?? [];
  const text = named ?? line;
  if (typeof usual === "boolean") return /^(y|t|s)/i.test(text) ? true : /^(n|f)/i.test(text) ? false : text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function shownOption(value: unknown, names: ValueNames, { yes, no, noValue }: Phrases): string {
  const { [String(value)]: name } = names;
  if (name !== undefined) return name;
  if (typeof value === "boolean") return value ? yes : no;
  if (value === null) return noValue;
  return typeof value === "string" ? value : JSON.stringify(value);
}

async function askOptions(screen: Screen, game: AnyGame): Promise<Readonly<Record<string, unknown>>> {
  const usual = readOptions(game);
  const defaults = Object.entries((usual.ok ? usual.value : {}) as Record<string, unknown>);
  if (defaults.length === 0) return {};
  const { words, title, phrases } = tellerFor(game, undefined);
  const { setup } = phrases;
  const told = defaults.map(([name, value]) => {
    const option = words.option(name);
    const names = option.values ?? {};
    const show = (each: unknown): string => clean(shownOption(each, names, phrases));
    const text = clean(`${option.name}: ${show(value)}`);
    const values = Object.values(names).map(clean).join("; ");
    return { name, value, names, show, text, help: clean(option.help), values };
  });
  const options: Record<string, unknown> = {};
  for (;;) {
    const at = await askFor(
      screen,
      {
        status: [setup.options(title)],
        menu: told.map(({ text, name, help, show }) => {
          const changed = Object.hasOwn(options, name) ? ` → ${show(options[name])}` : "";
          return `${text}${changed}${help === "" ? "" : ` (${help})`}`;
        }),
        prompt: setup.optionsPrompt,
        game,
      },
      (line) => {
        if (line === "") return 0;
        return told[Number(line) - 1] ? Number(line) : setup.optionsWrong(told.length);
      },
    );
    const chosen = told[at - 1];
    if (!chosen) return options;
    const { value } = await askFor(
      screen,
      {
        status: [chosen.text, chosen.help, ...(chosen.values === "" ? [] : [`→ ${chosen.values}`])],
        prompt: setup.valuePrompt(chosen.show(chosen.value)),
        game,
      },
      (line) => {
        const given = line === "" ? chosen.value : readOption(line, chosen.value, chosen.names);
        const read = readOptions(game, { ...options, [chosen.name]: given });
        return read.ok ? { value: given } : `${setup.valueWrong} ${read.error.expected}.`;
      },
    );
    options[chosen.name] = value;
  }
}

async function askPeople(screen: Screen, match: Match): Promise<readonly Seat[]> {
  const { name, phrases } = tellerFor(match.game, match.view("spectator"));
  const { setup } = phrases;
  const names = Array.from({ length: match.seats }, (_, seat) => name(seat));
  return askFor<readonly Seat[]>(
    screen,
    {
      status: setup.people,
      menu: names,
      prompt: setup.peoplePrompt(names[0] ?? ""),
      game: match.game,
    },
    (line) => {
      if (line === "none" || line === setup.none) return [];
      const words = line === "" ? ["1"] : line.split(/[\s,]+/).filter((word) => word !== "");
      const seats = words.map((word) => {
        const byName = names.findIndex((each) => each.toLowerCase() === word.toLowerCase());
        return byName >= 0 ? byName : Number(word) - 1;
      });
      const isRight = seats.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < names.length);
      return isRight ? [...new Set(seats)].sort((a, b) => a - b) : setup.peopleWrong(names.length);
    },
  );
}
