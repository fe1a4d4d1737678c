import {
  passes,
  sees,
  seatsWhere,
  type Random,
  type Secret,
  type StockCell,
  type Viewer,
} from "@facedown/core";
import { copiesOf, listOf, type Catalog } from "./catalog.js";
import { colors } from "./pack/types.js";
import type { Mode, State } from "./state.js";
import { teamOf } from "./team.js";
import { identityCells, loyaltyCells } from "./truths.js";
import { judge, modeAfter, withoutHumans } from "./verdict.js";
import { playable } from "./windows.js";

const mostTries = 100;

/** Of so many deals in which the game would be over one is imagined all the same: teams may have changed since the check. */
const oneOf = 20;

type Cell = Secret<string>;

function cellsOf(cells: readonly StockCell[]): Cell[] {
  return cells.filter((cell): cell is Cell => cell !== null && cell !== "empty");
}

function write<T>(cell: Secret<T>, face: T): void {
  (cell as { face: T }).face = face;
}

/** What is left of a list when each of `gone` is taken away once. */
function less(list: readonly string[], gone: readonly string[]): string[] {
  const left = [...list];
  for (const face of gone) {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** IDs of the colors of the chart in the game, and the others in the box. */
function imagineIdentities(state: State, viewer: Viewer, cards: Catalog, random: Random): void {
  const { pack } = cards;
  const cells = cellsOf(identityCells(state));
  const unseen = cells.filter((cell) => !sees(cell, viewer));
  const seen = cells.filter((cell) => sees(cell, viewer)).map(({ face }) => face);
  const row = pack.charts[state.players.length]!;
  const drawn: string[] = [];
  for (const color of colors) {
    const all = pack.identities.filter((card) => card.color === color);
    const left = less(copiesOf(all), seen);
    const mixed = random.shuffle(left);
    const needed = row.ids[color] - seen.filter((id) => cards.identity(id).color === color).length;
    drawn.push(...mixed.slice(0, needed));
    state.box[color].cards.forEach((cell, i) => {
      write(cell, mixed[needed + i]!);
    });
  }
  const bosses = copiesOf(pack.identities.filter(({ color }) => color === "boss"));
  state.box.boss.cards.forEach((cell, i) => {
    write(cell, bosses[i]!);
  });
  const dealt = random.shuffle(drawn);
  unseen.forEach((cell, i) => {
    write(cell, dealt[i]!);
  });
}

/** The loyalty cards of the chart in the game, and the others in the box. */
function imagineLoyalties(state: State, viewer: Viewer, { pack }: Catalog, random: Random): void {
  const cells = cellsOf(loyaltyCells(state));
  const row = pack.charts[state.players.length]!;
  const dealt = listOf(row.loyalties);
  const seen = cells.filter((cell) => sees(cell, viewer)).map(({ face }) => face);
  const mixed = random.shuffle(less(dealt, seen));
  cells
    .filter((cell) => !sees(cell, viewer))
    .forEach((cell, i) => {
      write(cell, mixed[i]!);
    });
  const added = listOf(row.beyond ?? {});
  const all = copiesOf(pack.loyalties);
  const rest = less([...all, ...added], dealt);
  state.box.loyalties.cards.forEach((cell, i) => {
    write(cell, rest[i]!);
  });
}

/** What the checks found: what the viewer saw, and what follows for the last one. */
function imagineChecks(state: State, viewer: Viewer, cards: Catalog, random: Random): void {
  const { checks } = state;
  const teams = state.players.map((_, seat) => teamOf({ cards, table: state }, seat));
  const hasHuman = teams.some((team, seat) => team === "human" && state.players[seat]!.hp > 0);
  const { settings, firstOut } = state;
  const isUndecided = settings.lastSurvivorTest === "first" && firstOut === null;
  let isAlone = false;
  checks.forEach((cell, i) => {
    if (!sees(cell, viewer)) {
      const found: readonly Mode[] = isUndecided ? ["open"] : ["wiped", "alone"];
      const last: Mode = hasHuman ? "open" : random.pick(found);
      write<Mode>(cell, isAlone ? "alone" : i === checks.length - 1 ? last : "open");
    }
    isAlone ||= cell.face === "alone";
  });
}

/** Whether the game would have gone on at its last check, had the cards lain then as they do now. */
function wouldGoOn(state: State, cards: Catalog): boolean {
  const { checks, players, settings } = state;
  const mode = checks[checks.length - 1]?.face;
  if (mode === undefined || state.ending) return true;
  const facing = {
    teams: players.map((_, seat) => teamOf({ cards, table: state }, seat)),
    living: seatsWhere(players.length, (seat) => players[seat]!.hp > 0),
    batch: [],
    mode,
    withoutHumans: withoutHumans(settings, state.firstOut === null ? "before the first" : "later"),
    fallenStayTeam: settings.fallenStayTeam,
  };
  return judge({ ...facing, mode: modeAfter(facing) }) === "continues";
}

/** Answers that the imagined hands allow. */
function imagineAnswers(state: State, viewer: Viewer, cards: Catalog, random: Random): void {
  const moment = state.phase === "brace" ? "brace" : "announce";
  state.reactions.answers.choices.forEach((cell, seat) => {
    if (!cell || sees(cell, viewer)) return;
    write(cell, random.pick([...passes, ...playable({ cards, table: state }, seat, moment)]));
  });
}

/**
 * Fills in what the viewer does not see: IDs and loyalties as the chart deals them, nearly always so that the game would
 * have gone on at the last check had the cards lain as they do now (older checks are not looked at); programs as they come;
 * answers that may be given.
 */
export function imagineOf(cards: Catalog) {
  return ({
    state,
    viewer,
    random,
  }: {
    readonly state: State;
    readonly viewer: Viewer;
    readonly random: Random;
  }): void => {
    for (let tried = 0; tried < mostTries; tried++) {
      imagineIdentities(state, viewer, cards, random);
      imagineLoyalties(state, viewer, cards, random);
      imagineChecks(state, viewer, cards, random);
      if (wouldGoOn(state, cards) || random.int(oneOf) === 0) break;
    }
    imagineAnswers(state, viewer, cards, random);
  };
}
