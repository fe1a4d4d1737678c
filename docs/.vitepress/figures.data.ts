import { readFileSync } from "node:fs";

interface Results {
  readonly date: string;
  readonly machine: { readonly processors: number; readonly node: string };
  readonly method: { readonly rounds: number };
  readonly figures: readonly { readonly name: string; readonly value: number; readonly unit: string }[];
}

interface Growth {
  readonly cards: string;
  readonly match: string;
  readonly deck: string;
  readonly view: string;
  readonly simulation: string;
  readonly packet: string;
  readonly kept: string;
}

/** What the pages on costs and peers show, as text: read from a run of the benchmarks, never typed. */
export interface Figures {
  readonly when: string;
  readonly rounds: string;
  readonly processors: string;
  readonly node: string;
  /** Moves a second. */
  readonly rate: Readonly<Record<keyof typeof rates, string>>;
  /** Microseconds a move. */
  readonly time: Readonly<Record<keyof typeof rates, string>>;
  readonly bytes: Readonly<Record<keyof typeof bytes, string>>;
  readonly micro: Readonly<Record<keyof typeof micro, string>>;
  readonly milli: Readonly<Record<keyof typeof milli, string>>;
  readonly packages: Readonly<Record<keyof typeof packages, string>>;
  readonly growth: readonly Growth[];
}

const draw = "draw-and-answer";
const rates = {
  hand: `${draw}, moves: hand-written`,
  simulation: `${draw}, moves: Simulation`,
  match: `${draw}, moves: Match`,
  boardgameIo: `${draw}, moves: boardgame.io`,
  listed: `${draw}, legal moves listed: Match`,
  gameParkListed: `${draw}, legal moves listed: Game Park`,
  told: `${draw}, four seats told: Match, packets as JSON`,
  table: `${draw}, four seats told: Table, packets as JSON`,
  boardgameIoTold: `${draw}, four seats told: boardgame.io, four clients`,
  gameParkTold: `${draw}, four seats told: Game Park, four views as JSON`,
  totallyHuman: "Totally Human, random playouts: Simulation",
  totallyHumanMatch: "Totally Human, random playouts: Match",
  totallyHumanHand: "Totally Human, random playouts: hand-written",
} as const;

const bytes = {
  packet: `packet: ${draw}, 4 seats, mean`,
  largestPacket: `packet: ${draw}, 4 seats, largest`,
  boardgameIoPacket: `packet: ${draw}, boardgame.io's update, mean`,
  gameParkPacket: `packet: ${draw}, Game Park's view, mean`,
  gamePacket: "packet: Totally Human, 5 seats, mean",
  largestGamePacket: "packet: Totally Human, 5 seats, largest",
  recordedMove: "record: Totally Human, 5 seats, a move",
  kept: "one more move after 10000, kept",
  core: "bundle: @facedown/core with all it needs",
  small: "bundle: defineRules and createTable with all they need",
  game: "bundle: @facedown/totally-human with all it needs",
  boardgameIo: "bundle: boardgame.io/client",
} as const;

const micro = {
  view: "Totally Human, a seat's view after a move that touched one field",
  freshView: "Totally Human, a seat's view without the one before",
  move100: "one more move after 100",
  move10000: "one more move after 10000",
} as const;

const milli = {
  core: "import: @facedown/core",
  game: "import: @facedown/totally-human",
  boardgameIo: "import: boardgame.io/client",
} as const;

const packages = {
  game: "installed: @facedown/totally-human",
  boardgameIo: "installed: boardgame.io",
  gamePark: "installed: @gamepark/rules-api",
} as const;

/** Two digits that mean something, with commas. */
function brief(value: number): string {
  return Number(value.toPrecision(2)).toLocaleString("en-US");
}

function valueOf({ figures }: Results, name: string, unit?: string): number {
  const found = figures.find((figure) => figure.name === name && (unit ?? figure.unit) === figure.unit);
  if (!found) throw new Error(`bench/results.json: no figure "${name}"`);
  return found.value;
}

function texts<Key extends string>(
  names: Readonly<Record<Key, string>>,
  say: (name: string) => string,
): Record<Key, string> {
  return Object.fromEntries(Object.entries<string>(names).map(([key, name]) => [key, say(name)])) as Record<
    Key,
    string
  >;
}

/** The figures of a run of the benchmarks. Throws for one that the run does not have. */
export function figuresOf(results: Results): Figures {
  const value = (name: string): number => valueOf(results, name);
  const growth = (cards: number): Growth => {
    const part = (what: string): string =>
      brief(value(`growth: 4 seats, ${cards} cards in rows of 40: ${what}`));
    return {
      cards: cards.toLocaleString("en-US"),
      match: part("Match, a card turned over"),
      deck: part("Match, a card drawn or given back"),
      view: part("a seat's view after it"),
      simulation: part("Simulation, a card turned over"),
      packet: part("packet"),
      kept: part("memory that a move keeps"),
    };
  };
  return {
    when: results.date.slice(0, 10),
    rounds: String(results.method.rounds),
    processors: String(results.machine.processors),
    node: results.machine.node,
    rate: texts(rates, (name) => brief(value(name))),
    time: texts(rates, (name) => brief(1e6 / value(name))),
    bytes: texts(bytes, (name) => brief(value(name))),
    micro: texts(micro, (name) => brief(value(name))),
    milli: texts(milli, (name) => brief(value(name))),
    packages: texts(packages, (name) => String(valueOf(results, name, "packages"))),
    growth: [40, 400, 1200, 4000, 10_000].map(growth),
  };
}

declare const data: Figures;
export { data };

const file = new URL("../../bench/results.json", import.meta.url);

export default {
  watch: ["../../bench/results.json"],
  load: (): Figures => figuresOf(JSON.parse(readFileSync(file, "utf8")) as Results),
};
