import { Ciphers, englishAlphabet, rankWords } from "@facedown/message-from-the-stars";
import { now } from "../measure/clock.js";
import { held } from "../measure/heap.js";
import { median } from "../measure/median.js";
import { words } from "./final.js";

const { green, black, red } = englishAlphabet;
const others = [...black, ...red];
const [word, score] = ["CORNUCOPIA", 3];

/** A plain loop over all ciphers: letter by letter, each scored as it comes; those that fit are kept, if wanted. */
export function plainLoop(keep: string[][] | undefined): number {
  let count = 0;
  const isRed = (letter: string): boolean => red.includes(letter);
  const everybody = [...green, ...others];
  for (const a of green)
    for (let i = 0; i < others.length; i++)
      for (let j = i + 1; j < others.length; j++) {
        const [b, c] = [others[i]!, others[j]!];
        if (isRed(b) && isRed(c)) continue;
        for (const d of green) {
          if (d === a) continue;
          for (const e of others) {
            if (e === b || e === c) continue;
            const reds = Number(isRed(b)) + Number(isRed(c)) + Number(isRed(e));
            if (reds > 1) continue;
            for (const f of everybody) {
              if (f === a || f === b || f === c || f === d || f === e || (reds > 0 && isRed(f))) continue;
              let [trust, amplify, isNegative] = [0, 0, false];
              for (const letter of word) {
                if (letter === a || letter === b || letter === c) trust++;
                else if (letter === d || letter === e) amplify++;
                else if (letter === f) isNegative = true;
              }
              const size = trust * 2 ** amplify;
              if ((isNegative && size > 0 ? -size : size) !== score) continue;
              count++;
              keep?.push([a, b, c, d, e, f]);
            }
          }
        }
      }
  return count;
}

/** What the solver takes, and what a plain loop does. */
export interface SolverCosts {
  /** How many ciphers both found. */
  readonly count: number;
  /** Milliseconds for a first word over all ciphers. */
  readonly plain: number;
  readonly first: number;
  /** The same when all ciphers have been laid out before. */
  readonly again: number;
  /** Milliseconds to rank words over all ciphers, and over those that are left after one word; for each word. */
  readonly rankAll: number;
  readonly rankLeft: number;
  /** Bytes that hold what fits, and all ciphers. */
  readonly plainBytes: number;
  readonly bytes: number;
  /** The median over the rounds of the plain loop over the solver. */
  readonly ratio: number;
}

function timed(run: () => unknown): number {
  const start = now();
  run();
  return now() - start;
}

/** Measures the solver against a plain loop. */
export function solverCosts(rounds: number): SolverCosts {
  const fresh = (): Ciphers => Ciphers.every({ ...englishAlphabet });
  const every = Ciphers.every(englishAlphabet);
  const found = every.after(word, score).count;
  if (plainLoop(undefined) !== found) throw new Error("the solver and the plain loop differ");
  const left = every.after(word, score);
  for (let i = 0; i < 5; i++) {
    fresh().after(word, score);
    rankWords(left, words);
    rankWords(every, words);
  }
  const each = Array.from({ length: rounds }, () => ({
    plain: timed(() => plainLoop(undefined)),
    first: timed(() => fresh().after(word, score)),
    again: timed(() => every.after(word, score)),
    rankAll: timed(() => rankWords(every, words)) / words.length,
    rankLeft: timed(() => rankWords(left, words)) / words.length,
  }));
  const of = (part: "plain" | "first" | "again" | "rankAll" | "rankLeft"): number =>
    median(each.map((round) => round[part]));
  return {
    count: found,
    plain: of("plain"),
    first: of("first"),
    again: of("again"),
    rankAll: of("rankAll"),
    rankLeft: of("rankLeft"),
    plainBytes: held(() => {
      const keep: string[][] = [];
      plainLoop(keep);
      return keep;
    }),
    bytes: held(() => {
      const all = fresh();
      return [all, all.after(word, score)];
    }),
    ratio: median(each.map(({ plain, first }) => plain / first)),
  };
}
