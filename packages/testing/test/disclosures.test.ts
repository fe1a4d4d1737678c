import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { only, sealed, zone } from "@facedown/core";
import { expect, test } from "vitest";
import { disclosures, keepDisclosures } from "../src/index.js";
import type { Base } from "../src/base.js";
import { SeatFields } from "../src/seat-fields.js";
import { SeatPlaces } from "../src/seat-places.js";
import { bend, define } from "./fixtures/bend.js";
import { highCard } from "./high-card.js";

const honest = highCard();

function made(seats: number, ...moves: readonly ({ type: string } & Record<string, unknown>)[]): Base {
  return {
    start: { seats },
    moments: moves.map((move) => ({ ok: true, deed: { by: 0, move } })),
  } as unknown as Base;
}

test("a small number in an input is a seat only in a field that is named like one", () => {
  const fields = new SeatFields();
  fields.look(made(3, { type: "give", card: 1, to: 2 }));
  expect(fields.seatsIn({ type: "give", card: 1, to: 2 })).toEqual([2]);
  expect(fields.seatsIn({ type: "give", at: 0, to: null })).toEqual([]);
});

test("a field that is named like a seat is none once it held more than there are seats, in this move", () => {
  const fields = new SeatFields();
  fields.look(made(3, { type: "walk", to: 1 }));
  fields.look(made(2, { type: "walk", to: 2 }));
  expect(fields.seatsIn({ type: "walk", to: 1 })).toEqual([]);
  expect(fields.seatsIn({ type: "give", to: 1 })).toEqual([1]);
});

test("a place is a seat's where there is one for each seat, in every game", () => {
  const places = new SeatPlaces();
  const state = { hands: ["a", "b", "c"], rows: ["a", "b", "c"], plays: sealed(3, only(0)) };
  const at = (place: string, index = 0) => ({ place, index, inOrder: true });
  for (const place of ["hands.1", "rows.1", "plays"]) places.look(at(place), state, 3);
  places.look(at("rows.2"), state, 2);
  expect(places.ownersOf(at("hands.1"), state)).toEqual([1]);
  expect(places.ownersOf(at("rows.1"), state)).toEqual([]);
  expect(places.ownersOf(at("plays", 2), state)).toEqual([2]);
  expect(places.ownersOf(at("hands.1.nowhere.2"), state)).toEqual([1]);
});

test("several seats that are shown a card, its owner among them, are the owner and others", () => {
  const dealt = bend(
    honest,
    define(({ setup }) => ({
      setup: (context: any) => {
        const { dealer } = context;
        const state = setup({ ...context, dealer: { ...dealer, deal: () => undefined } });
        state.hands = [0, 1, 2].map((seat) => zone(only(seat, (seat + 1) % 3)));
        dealer.deal(state.deck, state.hands, 1);
        return state;
      },
    })),
  );
  expect(disclosures(dealt, { seats: [3], runs: 5 })).toContain("setup · hands.*[] → owner + others");
});

test("the kept file begins with what its words mean", () => {
  const folder = pathToFileURL(`${mkdtempSync(join(tmpdir(), "facedown-disclosures-"))}/`);
  const file = new URL("who.txt", folder);
  process.env["FACEDOWN_UPDATE"] = "1";
  try {
    keepDisclosures(honest, {
      test: (_, run) => {
        run();
      },
      file,
      runs: 20,
    });
  } finally {
    delete process.env["FACEDOWN_UPDATE"];
  }
  expect(readFileSync(file, "utf8")).toMatchInlineSnapshot(`
    "# MOVE · WHERE a cell lay → WHO came to see it. WHERE: * is any entry, [] any index; new: made in this move; shuffled: shuffled in it.
    # WHO: mover: who moves; target: a seat that the move names; owner: the seat whose entry it is, among one for each seat;
    # others: further seats, but not all; everyone: all seats and the spectator.
    play · new plays[] → everyone
    play · new plays[] → mover
    play · plays[] → everyone
    setup · hands.*[] → owner
    "
  `);
});
