import { nobody, sealed, secret, zone } from "@facedown/core";
import { makeCipher } from "./choosing.js";
import { emptySheet } from "./console.js";
import type { Language } from "./language.js";
import { settingsOf, type Options } from "./options.js";
import { columnsOfCard, wordsOfColumn } from "./pack/schema.js";
import { nothingProposed } from "./proposals.js";
import { alienSeats, sidesOf, type Members } from "./sides.js";
import type { Choice, Side, State, TableDealer } from "./state.js";

const rowsOfColumn = Array.from({ length: wordsOfColumn }, (_, row) => row);
const columns = Array.from({ length: columnsOfCard }, (_, column) => column);

function seatSide({ team, kind, members, captain }: Members, dealer: TableDealer): Side {
  return {
    team,
    kind,
    members,
    captain,
    card: zone<number>(members),
    rolls: columns.map(() => dealer.random.hidden(members, rowsOfColumn)),
    sent: [],
    proposal: secret(nothingProposed, members),
    sheet: secret(emptySheet, members),
    guessed: { rows: null, letters: null },
    points: { words: null, letters: null },
  };
}

/** Deals message cards, rolls for each side and makes the cipher (MS-3 to MS-5, MS-32). */
export function setUp(seats: number, options: Options, language: Language, dealer: TableDealer): State {
  const { pack, letters } = language;
  const sides = sidesOf(options, seats).map((side) => seatSide(side, dealer));
  const state: State = {
    phase: "cipher",
    settings: settingsOf(options),
    round: 0,
    sides,
    piles: {
      alien: zone(
        nobody,
        pack.alien.map((_, card) => card),
      ),
      scientists: zone(
        nobody,
        pack.scientists.map((_, card) => card),
      ),
    },
    deck: zone<string>(nobody, letters),
    cipher: zone<string>(alienSeats(sides)),
    committed: sealed<Choice>(seats),
    scoring: nobody,
  };
  for (const kind of ["alien", "scientists"] as const) {
    dealer.shuffle(state.piles[kind]);
    for (const side of sides) if (side.kind === kind) dealer.draw(state.piles[kind], side.card);
  }
  makeCipher(state, dealer, language);
  return state;
}
