import { within, type Problem, shown } from "./problem.js";
import { standardCounts, type NounSymbol, type Pack, type PackList } from "./schema.js";

/** How many noun cards each question needs: a game matches three, and matched nouns stay on the table (TH-A7). */
export const leastNounCards = 3;

type Entry = readonly [path: string, text: string];

function* countProblems(pack: Pack): Generator<Problem> {
  if (pack.counts === "custom") return;
  for (const key of Object.keys(standardCounts) as PackList[]) {
    if (pack[key].length === standardCounts[key]) continue;
    const expected = `exactly ${standardCounts[key]} ${key}, or "counts": "custom"`;
    yield { path: key, value: shown(pack[key]), expected };
  }
}

function* repeats(entries: Iterable<Entry>): Generator<Problem> {
  const seen = new Map<string, string>();
  for (const [path, text] of entries) {
    const same = text.trim().toLowerCase();
    const first = seen.get(same);
    if (first === undefined) seen.set(same, path);
    else yield { path, value: shown(text), expected: `something else: ${first} is the same` };
  }
}

function* adjectiveEntries(pack: Pack): Generator<Entry> {
  for (const [card, sides] of pack.adjectives.entries())
    for (const [side, adjectives] of sides.entries())
      for (const [i, text] of adjectives.entries()) yield [`adjectives[${card}][${side}][${i}]`, text];
}

function* nounEntries(pack: Pack): Generator<Entry> {
  for (const [card, sides] of pack.nouns.entries())
    for (const [side, { nouns }] of sides.entries())
      for (const [i, text] of nouns.entries()) yield [`nouns[${card}][${side}].nouns[${i}]`, text];
}

function entriesOf<Item>(items: readonly Item[], path: string, key: keyof Item & string): Entry[] {
  return items.map((item, i) => [within(within(path, i), key), String(item[key])]);
}

/** How many noun cards have a side of at least one of the symbols. */
export function matchingNounCards(pack: Pick<Pack, "nouns">, symbols: readonly NounSymbol[]): number {
  return pack.nouns.filter((sides) => sides.some(({ symbol }) => symbols.includes(symbol))).length;
}

function* coverageProblems(pack: Pack): Generator<Problem> {
  const counted = new Map<string, number>();
  for (const [i, { symbols }] of pack.questions.entries()) {
    const key = symbols.toSorted().join();
    const cards = counted.get(key) ?? matchingNounCards(pack, symbols);
    counted.set(key, cards);
    if (cards >= leastNounCards) continue;
    const expected = `symbols that at least ${leastNounCards} noun cards have on a side; ${cards} have`;
    yield { path: `questions[${i}].symbols`, value: shown(symbols.join(", ")), expected };
  }
}

/** What is wrong with a pack of the right shape: its numbers of cards, what repeats, what no nouns answer. */
export function* consistencyProblems(pack: Pack): Generator<Problem> {
  yield* countProblems(pack);
  yield* repeats(entriesOf(pack.questions, "questions", "text"));
  yield* repeats(adjectiveEntries(pack));
  yield* repeats(nounEntries(pack));
  for (const key of ["id", "name", "color"] as const)
    yield* repeats(entriesOf(pack.characters, "characters", key));
  for (const key of ["id", "name"] as const) yield* repeats(entriesOf(pack.rockets, "rockets", key));
  yield* coverageProblems(pack);
}
