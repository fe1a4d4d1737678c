import { manualClock, openTable, systemClock, toRecord, type Match, type Seat } from "@facedown/core";
import { demo } from "./demo.js";
import { FlagError, help, readFlags, type Flags } from "./flags.js";
import { chosenLanguage, phrasesFor, speak } from "./language.js";
import { randomOpponents } from "./opponents.js";
import { play } from "./play.js";
import { pausable } from "./pausable.js";
import { load, save, shortPath } from "./record.js";
import { waitingLine } from "./scene.js";
import { Left, openScreen, type Screen } from "./screen.js";
import { askSetup, checkPeople, setupFrom, type Setup } from "./setup.js";
import { Sitting } from "./sitting.js";

/** How long a random player thinks where somebody can watch it, in milliseconds. */
const pace = 120;

function resumed(file: string, people: readonly Seat[] | undefined): Setup {
  const saved = load(file);
  return { match: saved.match, people: checkPeople(people ?? saved.people ?? [0], saved.match.seats) };
}

function saysWhatToPlay({ game, seats, people, seed, options }: Flags): boolean {
  return [game, seats, people, seed, options].some((flag) => flag !== undefined);
}

/** The command that goes on with a game, in lines that a terminal of 80 columns does not break where that can be. */
function resumeCommand(file: string): string {
  const quoted = /^[\w./-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`;
  const language = chosenLanguage() === "en" ? [] : [`--language ${chosenLanguage()}`];
  const parts = ["npm run terminal --", ...language, `--resume ${quoted}`];
  return parts.join(" ").length <= 80 ? parts.join(" ") : parts.join(" \\\n  ");
}

/** What to say when somebody leaves: where the game is, and how to go on. */
function farewell(match: Match, write: () => string): string {
  if (match.outcome !== null) return "";
  const phrases = phrasesFor(match.game);
  try {
    const command = resumeCommand(shortPath(write()));
    return `${phrases.savedToGoOn}\n${phrases.goOnWith}\n\n${command}\n\n`;
  } catch (error) {
    return `${phrases.notSaved(error instanceof Error ? error.message : String(error))}\n`;
  }
}

async function sit(screen: Screen, { match, people }: Setup, resume: string | undefined): Promise<void> {
  const timersRun = screen.isLive && people.length === 1;
  const clock = timersRun ? pausable(systemClock) : undefined;
  const table = openTable(match, { clock: clock ?? manualClock() });
  let file = resume;
  const write = (to?: string): string => (file = save(table.match, people, to ?? file));
  const opponent = randomOpponents(table);
  try {
    await play(
      new Sitting({
        table,
        people,
        screen,
        opponent,
        save: write,
        ...(clock && { clock }),
        pace: screen.isLive ? pace : 0,
      }),
    );
    screen.close();
    screen.print([waitingLine(table.spectator), phrasesFor(match.game).seedWas(toRecord(table.match).seed)]);
  } catch (error) {
    screen.close();
    process.stderr.write(farewell(table.match, write));
    throw error;
  } finally {
    table.close();
  }
}

async function run(args: readonly string[]): Promise<number> {
  let screen: Screen | undefined;
  try {
    const flags = readFlags(args);
    if (flags.language !== undefined) speak(flags.language);
    if (flags.help) {
      process.stdout.write(help);
      return 0;
    }
    if (flags.demo) {
      process.stdout.write(await demo(setupFrom(flags)));
      return 0;
    }
    const setup =
      flags.resume !== undefined
        ? resumed(flags.resume, flags.people)
        : saysWhatToPlay(flags)
          ? setupFrom(flags)
          : undefined;
    screen = openScreen();
    await sit(screen, setup ?? (await askSetup(screen)), flags.resume);
    return 0;
  } catch (error) {
    screen?.close();
    if (error instanceof Left) return error.exitCode;
    if (!(error instanceof FlagError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

// Whoever reads the output may have read enough, as in `… --demo | head`.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});
process.exitCode = await run(process.argv.slice(2));
