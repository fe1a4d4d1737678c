import {
  createRandom,
  describe,
  startMatch,
  type Actor,
  type AnyGame,
  type Json,
  type Match,
  type Random,
  type Seat,
} from "@facedown/core";

/** Games that are looked at: how many of which kind. */
export interface Watched {
  readonly seats: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly games: number;
}

/** What random games held. */
export interface Seen {
  /** From each phase to each other that followed it, the moves after which it did. */
  readonly ways: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;
  /** A sentence for each event that was heard, as who heard it reads it. */
  readonly events: ReadonlyMap<string, string>;
  /** A sentence for each move that was made, as who made it reads it. */
  readonly moves: ReadonlyMap<string, string>;
}

type Told = { readonly type: string };

function shuffled(random: Random, seats: number): Actor[] {
  const all = random.shuffle(Array.from({ length: seats }, (_, seat) => seat));
  return random.int(12) === 0 ? ["table", ...all] : [...all, "table"];
}

function someMove(match: Match, random: Random): { by: Actor; move: Told } | undefined {
  const waiting = new Set<Actor>(match.waiting);
  const actors = shuffled(random, match.seats);
  const asked = random.int(4) === 0 ? actors : actors.filter((by) => by === "table" || waiting.has(by));
  for (const by of [...asked, ...actors])
    for (const type of random.shuffle(match.game.moveNames)) {
      const move: Told | undefined = match.sample<string>(by as Seat, type, random);
      if (move !== undefined) return { by, move };
    }
  return undefined;
}

class Watcher implements Seen {
  readonly ways = new Map<string, Map<string, Set<string>>>();
  readonly events = new Map<string, string>();
  readonly moves = new Map<string, string>();

  hear(match: Match): void {
    for (let viewer = 0; viewer < match.seats; viewer++) {
      const frame = match.frame(viewer);
      for (const event of frame.events as readonly Told[])
        if (!this.events.has(event.type)) {
          const text = describe(match.game, "en", viewer).event(event, frame.view);
          if (text !== "") this.events.set(event.type, text);
        }
    }
  }

  play(match: Match, by: Actor, move: Told): Match {
    const viewer = by === "table" ? "spectator" : by;
    if (!this.moves.has(move.type)) {
      const view: unknown = match.view(viewer);
      this.moves.set(move.type, describe(match.game, "en", viewer).move(move, view));
    }
    const played = match.play(by, move);
    if (!played.ok) throw new Error(`${match.game.name}: ${move.type} is offered and refused`);
    const [from, to] = [phaseOf(match), phaseOf(played.match)];
    if (from !== to) {
      const ways = this.ways.get(from) ?? new Map<string, Set<string>>();
      this.ways.set(from, ways.set(to, (ways.get(to) ?? new Set()).add(move.type)));
    }
    return played.match;
  }
}

function phaseOf(match: Match): string {
  return (match.view("spectator") as { readonly phase: string }).phase;
}

/** Plays random games and notes what came of them; the same each time. */
export function watch(game: AnyGame, kinds: readonly Watched[]): Seen {
  const watcher = new Watcher();
  kinds.forEach(({ seats, options, games }, kind) => {
    for (let at = 0; at < games; at++) {
      const seed = `watched ${kind}.${at}`;
      const random = createRandom(seed);
      let match = startMatch(game, { seats, options, seed });
      watcher.hear(match);
      while (match.outcome === null) {
        const next = someMove(match, random);
        if (!next) throw new Error(`${game.name}: nobody can act in ${seed}`);
        match = watcher.play(match, next.by, next.move);
        watcher.hear(match);
      }
    }
  });
  return watcher;
}
