import { shown, type Problem } from "./problem.js";
import {
  colors,
  countCards,
  mostLegionPrograms,
  mostPlayers,
  mostPrograms,
  standardCounts,
  type Card,
  type CardSort,
  type Identity,
  type Loyalty,
  type Pack,
  type Program,
  type SecretProgram,
} from "./types.js";

const sorts = Object.keys(standardCounts) as CardSort[];

function* countProblems(pack: Pack): Generator<Problem> {
  if (pack.counts === "custom") {
    const programs = countCards(pack.programs);
    if (programs < mostPlayers)
      yield {
        path: "programs",
        value: `${programs} cards`,
        expected: `at least ${mostPlayers} programs, one for each player`,
      };
    if (programs > mostPrograms)
      yield {
        path: "programs",
        value: `${programs} cards`,
        expected: `at most ${mostPrograms} programs, all copies counted`,
      };
    const legions = countCards(
      pack.programs.filter((card) => card.timing === "secret" && card.team === "legion"),
    );
    if (legions > mostLegionPrograms)
      yield {
        path: "programs",
        value: `${legions} Legion programs`,
        expected: `at most ${mostLegionPrograms} of them, for nobody may discard them`,
      };
    return;
  }
  for (const sort of sorts) {
    const count = countCards(pack[sort]);
    if (count !== standardCounts[sort])
      yield {
        path: sort,
        value: `${count} cards`,
        expected: `exactly ${standardCounts[sort]} ${sort}, all copies counted, or "counts": "custom"`,
      };
  }
}

const secretKinds = [
  ...colors.flatMap((team) => ([1, 2] as const).map((weight) => ({ team, weight }))),
  { team: "legion", weight: 0 },
] as const;

function* secretProblems({ counts, programs }: Pack): Generator<Problem> {
  if (counts === "custom") return;
  const secrets = programs.flatMap((card, at) => (card.timing === "secret" ? [{ card, at }] : []));
  for (const { team, weight } of secretKinds) {
    const same = ({ card }: { readonly card: SecretProgram }): boolean =>
      card.team === team && card.weight === weight;
    const [first, second] = secrets.filter(same);
    if (!first)
      yield {
        path: "programs",
        value: `no secret loyalty ${team} of weight ${weight}`,
        expected: 'one copy of each of the seven secret loyalties, or "counts": "custom"',
      };
    const extra = second ?? (first && first.card.copies > 1 ? first : undefined);
    if (extra)
      yield {
        path: `programs[${extra.at}].copies`,
        value: shown(extra.card.copies),
        expected: 'one copy of each secret loyalty, or "counts": "custom"',
      };
  }
}

function* repeats(entries: readonly (readonly [path: string, text: string])[]): Generator<Problem> {
  const seen = new Map<string, string>();
  for (const [path, text] of entries) {
    const same = text.toLowerCase();
    const first = seen.get(same);
    if (first === undefined) seen.set(same, path);
    else yield { path, value: shown(text), expected: `something else: ${first} is the same` };
  }
}

function entriesOf(pack: Pack, sort: CardSort, key: "id" | "name"): (readonly [string, string])[] {
  return pack[sort].map((card: Card, at) => [`${sort}[${at}].${key}`, card[key]] as const);
}

const stays = ({ on, modifiers }: Pick<Identity, "on" | "modifiers">): boolean =>
  Object.keys({ ...on, ...modifiers }).length > 0;

function* identityProblems(card: Identity, path: string): Generator<Problem> {
  if (card.late && !card.reveal)
    yield { path: `${path}.late`, value: "true", expected: "no such key without effects of `reveal`" };
  if (stays(card) !== (card.permanent === true))
    yield {
      path: `${path}.permanent`,
      value: shown(card.permanent),
      expected: stays(card)
        ? "true, for `on` and `modifiers` stay"
        : "no such key without `on` or `modifiers`",
    };
}

function* weightProblems({ team, weight }: Loyalty | SecretProgram, path: string): Generator<Problem> {
  if ((team === "legion") !== (weight === 0))
    yield {
      path: `${path}.weight`,
      value: shown(weight),
      expected: team === "legion" ? "0, for Legion is not counted" : "1 or 2, for colors are counted",
    };
}

function* programProblems(card: Program, path: string): Generator<Problem> {
  if (card.timing === "secret") yield* weightProblems(card, path);
  if (card.timing === "permanent" && !card.action && !stays(card))
    yield {
      path,
      value: shown(card.id),
      expected: "a permanent program with `on`, `modifiers` or an `action`",
    };
}

/** What is wrong with the cards of a pack: how many there are, what they are called, and that their parts fit. */
export function* cardProblems(pack: Pack): Generator<Problem> {
  yield* countProblems(pack);
  yield* secretProblems(pack);
  yield* repeats(sorts.flatMap((sort) => entriesOf(pack, sort, "id")));
  for (const sort of sorts) yield* repeats(entriesOf(pack, sort, "name"));
  for (const [at, card] of pack.identities.entries()) yield* identityProblems(card, `identities[${at}]`);
  for (const [at, card] of pack.programs.entries()) yield* programProblems(card, `programs[${at}]`);
  for (const [at, card] of pack.loyalties.entries()) yield* weightProblems(card, `loyalties[${at}]`);
}
