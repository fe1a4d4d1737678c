import { everyone, nobody, noReactions, only, slots, zone, type Seat, type Zone } from "@facedown/core";
import { copiesOf, listOf, type Catalog } from "./catalog.js";
import { settingsOf, type Options } from "./options.js";
import { colors, type ChartRow, type Color } from "./pack/types.js";
import { goOn } from "./run.js";
import type { CustomEffect } from "./scene.js";
import type { HeldWeapon, Player, State, TableDealer } from "./state.js";
import { beginTurn } from "./turns.js";

function playerAt(seat: Seat): Player {
  return {
    identity: zone<string>(only(seat)),
    loyalties: slots<string>(only(seat), ["empty", "empty"]),
    hand: zone<string>(only(seat)),
    permanents: zone<string>(everyone),
    up: { id: false, loyalties: [false, false] },
    bonds: [
      { owners: only(seat), readers: [] },
      { owners: only(seat), readers: [] },
    ],
    hp: 2,
    unlocked: [],
    sworn: null,
    awake: false,
    deadly: false,
    stalled: false,
    allows: false,
  };
}

function boxOf({ pack }: Catalog, row: ChartRow): State["box"] {
  const ids = (color: Color | "boss"): Zone<string> =>
    zone(nobody, copiesOf(pack.identities.filter((card) => card.color === color)));
  // What the chart adds beyond the box is put in at once, so that all cards of a game are there from its beginning.
  const added = listOf(row.beyond ?? {});
  return {
    human: ids("human"),
    machine: ids("machine"),
    outlaw: ids("outlaw"),
    boss: ids("boss"),
    loyalties: zone(nobody, [...copiesOf(pack.loyalties), ...added]),
  };
}

/** The weapons in the center, and the locked ones at the side (HP-P-1, HP-P-2). */
function weaponsOf({ pack }: Catalog, row: ChartRow): HeldWeapon[] {
  const locked = copiesOf(pack.weapons.filter(({ locked: isLocked }) => isLocked));
  return [...row.weapons, ...locked].map((kind) => ({ kind, holder: null, targets: [] }));
}

/** Deals an ID to each player from a pool of the chart's numbers; one is left over, unseen (HP-P-4 to HP-P-7). */
function dealIdentities({ box, gone, players }: State, row: ChartRow, dealer: TableDealer): void {
  for (const color of colors) {
    dealer.shuffle(box[color]);
    dealer.draw(box[color], gone, row.ids[color]);
  }
  dealer.shuffle(gone);
  dealer.deal(
    gone,
    players.map(({ identity }) => identity),
  );
}

/** Deals two loyalty cards to each player: one left of the ID and one right (HP-P-8). */
function dealLoyalties({ box, pool, players }: State, row: ChartRow, dealer: TableDealer): void {
  for (const [id, count] of Object.entries(row.loyalties))
    dealer.search(box.loyalties, (face) => face === id, pool, count);
  dealer.shuffle(pool);
  dealer.deal(
    pool,
    players.map(({ loyalties }) => loyalties),
    2,
  );
}

/** Sets up the table by the chart for its players (HP-P-1 to HP-P-13). */
export function setUp(
  seats: number,
  options: Options,
  cards: Catalog,
  custom: Readonly<Record<string, CustomEffect>>,
  dealer: TableDealer,
): State {
  const row = cards.pack.charts[seats]!;
  const first = options.firstPlayer ?? dealer.random.int(seats);
  const state: State = {
    phase: "choose",
    settings: settingsOf(options),
    players: Array.from({ length: seats }, (_, seat) => playerAt(seat)),
    box: boxOf(cards, row),
    gone: zone<string>(nobody),
    pool: zone<string>(nobody),
    stack: zone(nobody, copiesOf(cards.pack.programs)),
    stage: zone<string>(everyone),
    dug: zone<string>(nobody),
    weapons: weaponsOf(cards, row),
    checks: [],
    learned: [],
    turn: {
      active: first,
      weapon: null,
      more: 0,
      awake: false,
      barred: [],
      lost: false,
      played: [],
      abilities: 0,
    },
    announced: null,
    reactions: noReactions<number>(seats),
    tasks: [],
    first,
    round: 1,
    quiet: { turns: 0, checks: 0 },
    firstOut: null,
    waits: 0,
    windows: 0,
    ending: null,
  };
  dealIdentities(state, row, dealer);
  dealLoyalties(state, row, dealer);
  dealer.shuffle(state.stack);
  dealer.deal(
    state.stack,
    state.players.map(({ hand }) => hand),
  );
  const play = { table: state, cards, custom, dealer };
  beginTurn(play, first);
  goOn(play);
  return state;
}
