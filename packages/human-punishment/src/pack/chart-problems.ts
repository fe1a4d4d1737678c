import { shown, within, type Problem } from "./problem.js";
import { colors, countCards, fewestPlayers, mostPlayers, type ChartRow, type Pack } from "./types.js";

/** Up to so many players a chart may ask for no card that is not in the box. */
const mostFromTheBox = 11;

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((all, count) => all + count, 0);

function* idProblems(pack: Pack, row: ChartRow, players: number, path: string): Generator<Problem> {
  if (sum(row.ids) !== players + 1)
    yield {
      path,
      value: `${sum(row.ids)} cards`,
      expected: `${players + 1} IDs: one for each player and one that leaves the game`,
    };
  for (const color of colors) {
    const there = countCards(pack.identities.filter((card) => card.color === color));
    if (row.ids[color] > there)
      yield {
        path: within(path, color),
        value: shown(row.ids[color]),
        expected: `at most ${there}, for so many there are`,
      };
  }
}

function* loyaltyProblems(pack: Pack, row: ChartRow, players: number, path: string): Generator<Problem> {
  if (sum(row.loyalties) !== 2 * players)
    yield {
      path,
      value: `${sum(row.loyalties)} cards`,
      expected: `${2 * players} loyalty cards: two for each player`,
    };
  for (const id of Object.keys(row.loyalties))
    if (!pack.loyalties.some((card) => card.id === id))
      yield { path: within(path, id), value: shown(id), expected: "the id of a loyalty card of the pack" };
}

/** For few players nothing is added to the box. */
function* boxProblems(pack: Pack, row: ChartRow, path: string): Generator<Problem> {
  if (row.beyond) {
    const expected = `nothing for up to ${mostFromTheBox} players: the box has enough`;
    yield { path: within(path, "beyond"), value: shown(row.beyond), expected };
  }
  for (const { id, copies } of pack.loyalties) {
    const asked = row.loyalties[id] ?? 0;
    const expected = `at most ${copies}, for so many the box has, and it is enough for up to ${mostFromTheBox} players`;
    if (asked > copies) yield { path: within(within(path, "loyalties"), id), value: shown(asked), expected };
  }
}

function* beyondProblems(pack: Pack, row: ChartRow, path: string): Generator<Problem> {
  const known = new Set(pack.loyalties.map(({ id }) => id));
  for (const { id, copies } of pack.loyalties) {
    const asked = row.loyalties[id] ?? 0;
    const surplus = Math.max(0, asked - copies);
    const said = row.beyond?.[id];
    if ((said ?? 0) === surplus) continue;
    const expected =
      surplus === 0
        ? "nothing: the box has what the chart asks for"
        : `${surplus}: the chart asks for ${asked} of ${copies} cards in the box`;
    yield { path: within(path, id), value: shown(said), expected };
  }
  for (const id of Object.keys(row.beyond ?? {}))
    if (!known.has(id))
      yield { path: within(path, id), value: shown(id), expected: "the id of a loyalty card of the pack" };
}

function* weaponProblems(pack: Pack, row: ChartRow, path: string): Generator<Problem> {
  for (const [at, id] of row.weapons.entries()) {
    const weapon = pack.weapons.find((card) => card.id === id);
    const place = { path: within(path, at), value: shown(id) };
    if (!weapon || weapon.locked)
      yield { ...place, expected: "the id of a weapon of the pack that is not locked" };
    else if (row.weapons.slice(0, at + 1).filter((other) => other === id).length > weapon.copies)
      yield { ...place, expected: `at most ${weapon.copies} of it, for so many there are` };
  }
}

function* rowProblems(pack: Pack, row: ChartRow, players: number): Generator<Problem> {
  const path = `charts[${players}]`;
  yield* idProblems(pack, row, players, `${path}.ids`);
  yield* loyaltyProblems(pack, row, players, `${path}.loyalties`);
  if (players <= mostFromTheBox) yield* boxProblems(pack, row, path);
  else yield* beyondProblems(pack, row, `${path}.beyond`);
  yield* weaponProblems(pack, row, `${path}.weapons`);
}

/** What is wrong with the setup charts of a pack. */
export function* chartProblems(pack: Pack): Generator<Problem> {
  for (const key of Object.keys(pack.charts))
    if (Number(key) < fewestPlayers || Number(key) > mostPlayers)
      yield {
        path: `charts[${key}]`,
        value: shown(pack.charts[Number(key)]),
        expected: `no row but those from ${fewestPlayers} to ${mostPlayers} players`,
      };
  for (let players = fewestPlayers; players <= mostPlayers; players++) {
    const row = pack.charts[players];
    if (row) yield* rowProblems(pack, row, players);
    else
      yield {
        path: `charts[${players}]`,
        value: shown(row),
        expected: `a row for each number of players from ${fewestPlayers} to ${mostPlayers}`,
      };
  }
}
