import { everyone, includes, passes, standingPasses, type Stock, type StockCell } from "@facedown/core";
import type { Catalog } from "./catalog.js";
import { isAlive } from "./scene.js";
import { mostPrograms } from "./pack/types.js";
import type { State } from "./state.js";

const modes = ["open", "wiped", "alone"];
const answers = [...passes, ...Array.from({ length: mostPrograms }, (_, position) => position)];

/** The cells of ID cards that are in the game. */
export function identityCells({ gone, players }: State): StockCell[] {
  return [...gone.cards, ...players.flatMap(({ identity }) => identity.cards)];
}

/** The cells of loyalty cards that are in the game. */
export function loyaltyCells({ pool, players }: State): StockCell[] {
  return [...pool.cards, ...players.flatMap(({ loyalties }) => loyalties.cards)];
}

/** The cells of programs. */
export function programCells({ stack, stage, dug, players }: State): StockCell[] {
  return [stack, stage, dug, ...players.flatMap(({ hand, permanents }) => [hand, permanents])].flatMap(
    ({ cards }) => [...cards],
  );
}

/** Which cells were shuffled together, or may take which values. */
export function stocksOf(state: State): { readonly [name: string]: Stock } {
  const { box, checks, learned, reactions } = state;
  const boxed = [box.human, box.machine, box.outlaw, box.boss].flatMap(({ cards }) => [...cards]);
  return {
    identities: { cells: [...boxed, ...identityCells(state)] },
    loyalties: { cells: [...box.loyalties.cards, ...loyaltyCells(state)] },
    programs: { cells: programCells(state) },
    answers: { cells: reactions.answers.choices, values: answers },
    checks: { cells: checks, values: modes },
    // What was true at a check need not be so now, and nothing depends on it.
    learned: { cells: learned, blank: [] },
  };
}

type Truth = (context: { readonly state: State }) => boolean;

const hitPointsAreRight: Truth = ({ state: { players, weapons } }) =>
  players.every(
    ({ hp, up }, seat) =>
      [0, 1, 2].includes(hp) &&
      (hp > 0 || (up.id && up.loyalties.every(Boolean) && weapons.every(({ holder }) => holder !== seat))),
  );

const eliminatedHaveNoMarks: Truth = ({ state: { players, reactions } }) =>
  players.every(
    ({ hp, awake, deadly, stalled, allows }, seat) =>
      hp > 0 || !(awake || deadly || stalled || allows || includes(standingPasses(reactions), seat)),
  );

const eachHoldsOneWeapon: Truth = ({ state: { weapons, players } }) =>
  players.every((_, seat) => weapons.filter(({ holder }) => holder === seat).length <= 1) &&
  weapons.every(({ holder, targets }) => holder !== null || targets.length === 0);

const onStageIsOne: Truth = ({ state: { stage, pool } }) =>
  stage.cards.length <= 1 && pool.cards.length === 0;

const faceUpIsSeen: Truth = ({ state: { players } }) =>
  players.every(({ up, identity, loyalties, permanents }) => {
    const cells = [
      ...(up.id ? identity.cards : []),
      ...loyalties.cards.filter((_, slot) => up.loyalties[slot]),
      ...permanents.cards,
    ];
    return cells.every((cell) => cell !== "empty" && cell.shownTo === everyone);
  });

const itEndsWithAnEnding: Truth = ({ state: { phase, ending, tasks } }) =>
  (phase === "over") === (ending !== null) && (phase === "over") === (tasks.length === 0);

/** What is true of every position of a game. */
export function invariantsOf(cards: Catalog) {
  const weaponsAreAimed: Truth = ({ state }) => {
    if (state.phase === "over" || state.tasks.some(({ kind }) => kind === "retarget")) return true;
    const fired = state.tasks.flatMap((task) => (task.kind === "finish" ? [task.weapon] : []));
    return state.weapons.every(({ kind, holder, targets }, weapon) => {
      if (holder === null || fired.includes(weapon)) return true;
      const { targets: count } = cards.weapon(kind);
      const isCount = targets.length === count || (count === 2 && targets.length === 1);
      return isCount && targets.every((seat) => seat !== holder && isAlive({ cards, table: state }, seat));
    });
  };

  const cardsAddUp: Truth = ({ state }) => {
    const { pack } = cards;
    const count = (list: readonly { readonly copies: number }[]): number =>
      list.reduce((sum, { copies }) => sum + copies, 0);
    const row = pack.charts[state.players.length]!;
    const beyond = Object.values(row.beyond ?? {}).reduce((sum, added) => sum + added, 0);
    const { identities, loyalties, programs } = stocksOf(state);
    return (
      identities!.cells.length === count(pack.identities) &&
      loyalties!.cells.length === count(pack.loyalties) + beyond &&
      programs!.cells.length === count(pack.programs)
    );
  };

  return {
    cardsAddUp,
    hitPointsAreRight,
    eliminatedHaveNoMarks,
    eachHoldsOneWeapon,
    weaponsAreAimed,
    onStageIsOne,
    faceUpIsSeen,
    itEndsWithAnEnding,
  };
}
