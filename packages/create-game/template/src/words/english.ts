import { english as coreWords, seatList } from "@facedown/core";
import type { Pack } from "../pack.js";
import { worthsOf } from "../outcome.js";
import type { NightMarketWords } from "./words.js";

const points = (count: number): string => (count === 1 ? "1 point" : `${count} points`);

/** All that players of this pack read, in English. */
export function englishOf(pack: Pack): NightMarketWords {
  const wareText = (ware: number): string => `${pack.wares[ware]!.name} (${points(pack.wares[ware]!.worth)})`;

  return {
    moves: {
      choose: ({ place }, { view, viewer }) => {
        const card = viewer === "spectator" ? null : view.players[viewer]!.hand[place];
        return typeof card === "number" ? `Offer the ${card}` : `Offer card ${place + 1} of the hand`;
      },
    },

    events: {
      offered: ({ round, ware }) => `Round ${round + 1}: ${wareText(ware)} is for sale.`,
      sold: ({ seat, card, ware }, { name }) => `${name(seat)} takes ${wareText(ware)} with the ${card}.`,
    },

    rejections: {
      "R-4": ({ cards }) => `There is no such card: the hand holds ${cards}.`,
      "R-5": () => "You have chosen a card already.",
    },

    phases: { choose: "Choosing cards", over: "The end" },

    places: {
      deck: () => "the deck",
      "players.*.hand": ([seat], { name }) => `${name(Number(seat))}'s hand`,
      "players.*.stall": ([seat], { name }) => `${name(Number(seat))}'s stall`,
      pile: () => "the pile of wares",
      offer: () => "the ware for sale",
      chosen: () => "the chosen cards",
      played: () => "the cards on the table",
    },

    card: (face, place) => {
      const number = face as number;
      if (place === "chosen") return `card ${number + 1} of the hand`;
      return place === "offer" || place === "pile" || place.endsWith("stall")
        ? wareText(number)
        : `the ${number}`;
    },

    options: {
      rounds: { name: "Rounds", help: "How many wares are sold: one to five." },
    },

    outcome: ({ worths, winners }, { name }) => {
      const seats = seatList(winners);
      const verb = seats.length === 1 ? "wins" : "win";
      const scores = worths.map((worth, seat) => `${name(seat)}: ${points(worth)}`);
      return `${coreWords.list(seats.map(name))} ${verb}. ${scores.join(", ")}.`;
    },

    standing: ({ view, name }) => [
      `Round ${view.round + 1} of ${view.rounds}.`,
      ...worthsOf(pack, view).map((worth, seat) => `${name(seat)} has wares worth ${points(worth)}.`),
    ],

    facts: {},
  };
}
