import { colorOf, type Alphabet, type ColorCounts } from "./pack/alphabet.js";
import type { Cipher } from "./cipher.js";

/** Where the red letter of a cipher is, and what color its suspicion letter has: all that the drawing does not treat alike. */
export const cipherClasses = [
  "no red, suspicion green",
  "no red, suspicion black",
  "suspicion red",
  "trust red, suspicion green",
  "trust red, suspicion black",
  "amplify red, suspicion green",
  "amplify red, suspicion black",
] as const;
/** One of the seven classes. */
export type CipherClass = (typeof cipherClasses)[number];

/** A number for each class. */
export type ByClass = Readonly<Record<CipherClass, number>>;

/** The class of a valid cipher. */
export function classOf({ trust, amplify, suspicion }: Cipher, alphabet: Alphabet): CipherClass {
  const color = colorOf(alphabet, suspicion);
  if (color === "red") return "suspicion red";
  const isRed = (letter: string): boolean => alphabet.red.includes(letter);
  const place = trust.some(isRed) ? "trust red" : amplify.some(isRed) ? "amplify red" : "no red";
  return `${place}, suspicion ${color === "green" ? "green" : "black"}`;
}

/** How the number of ciphers is shared among the classes: 63:72:54:84:108:42:54 for 9 green, 11 black and 6 red letters. */
export function classWeights({ green, black, red }: ColorCounts): ByClass {
  const [moreGreen, moreBlack] = [green - 2, black - 2];
  return {
    "no red, suspicion green": moreBlack * moreGreen,
    "no red, suspicion black": moreBlack * (moreBlack - 1),
    "suspicion red": moreBlack * red,
    "trust red, suspicion green": 2 * red * moreGreen,
    "trust red, suspicion black": 2 * red * moreBlack,
    "amplify red, suspicion green": red * moreGreen,
    "amplify red, suspicion black": red * moreBlack,
  };
}

/** How many ciphers there are: 1,888,920 for 9 green, 11 black and 6 red letters. */
export function cipherCount(counts: ColorCounts): number {
  const { green, black } = counts;
  const units = Object.values(classWeights(counts)).reduce((sum, weight) => sum + weight, 0);
  return ((green * (green - 1) * black * (black - 1)) / 2) * units;
}

interface Drawing {
  readonly left: ColorCounts;
  /** How many letters that are not green lie in trust and amplify: 0 to 3. */
  readonly others: number;
  readonly greens: number;
  readonly red: "" | "trust red" | "amplify red" | "suspicion red";
  readonly suspicion: "" | "green" | "black" | "red";
}

/** What becomes of a drawing when a letter of this color comes: the leftmost empty slot that takes it, or none. */
function after(now: Drawing, color: "green" | "black" | "red"): Drawing {
  const left = { ...now.left, [color]: now.left[color] - 1 };
  if (color === "red" && now.red !== "") return { ...now, left };
  if (color === "green" && now.greens < 2) return { ...now, left, greens: now.greens + 1 };
  if (color !== "green" && now.others < 3) {
    const place = now.others < 2 ? "trust red" : "amplify red";
    return { ...now, left, others: now.others + 1, red: color === "red" ? place : now.red };
  }
  if (now.suspicion !== "") return { ...now, left };
  return { ...now, left, suspicion: color, red: color === "red" ? "suspicion red" : now.red };
}

function classAt({ red, suspicion }: Drawing): CipherClass {
  if (suspicion === "red") return "suspicion red";
  return `${red === "" ? "no red" : (red as "trust red")}, suspicion ${suspicion as "green"}`;
}

/**
 * The chance of each class when the cipher is drawn from a shuffled deck, as the rulebook has it: exact but for rounding.
 * Within a class all ciphers are equally likely. The alphabet must be one from which a cipher can be drawn.
 */
export function drawChances(counts: ColorCounts): ByClass {
  const chances = Object.fromEntries(cipherClasses.map((each) => [each, 0])) as Record<CipherClass, number>;
  let now = new Map<string, { drawing: Drawing; chance: number }>();
  const start: Drawing = { left: counts, others: 0, greens: 0, red: "", suspicion: "" };
  now.set("", { drawing: start, chance: 1 });
  while (now.size > 0) {
    const next = new Map<string, { drawing: Drawing; chance: number }>();
    for (const { drawing, chance } of now.values()) {
      const { left } = drawing;
      const total = left.green + left.black + left.red;
      for (const color of ["green", "black", "red"] as const) {
        if (left[color] === 0) continue;
        const then = after(drawing, color);
        const part = (chance * left[color]) / total;
        if (then.greens === 2 && then.others === 3 && then.suspicion !== "") chances[classAt(then)] += part;
        else {
          const key = JSON.stringify(then);
          const known = next.get(key);
          if (known) known.chance += part;
          else next.set(key, { drawing: then, chance: part });
        }
      }
    }
    now = next;
  }
  return chances;
}

/** Where a cipher comes from: a shuffled deck, evenly from all ciphers, or the alien's own choice. */
export const cipherSources = ["deck", "uniform", "manual"] as const;
/** One of the three sources. */
export type CipherSource = (typeof cipherSources)[number];

/** The chance of one single cipher of each class. One that the alien chose itself counts as any other. */
export function cipherChances(counts: ColorCounts, source: CipherSource): ByClass {
  const weights = classWeights(counts);
  const unit = cipherCount(counts) / Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  const chances = source === "deck" ? drawChances(counts) : undefined;
  const one = (each: CipherClass): number => {
    if (weights[each] === 0) return 0;
    return chances ? chances[each] / (weights[each] * unit) : 1 / cipherCount(counts);
  };
  return Object.fromEntries(cipherClasses.map((each) => [each, one(each)])) as unknown as ByClass;
}
