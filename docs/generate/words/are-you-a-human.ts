import type { LearnWords } from "../learn-words.js";

const card = { what: "A card of the grid" };

export const areYouAHuman: LearnWords = {
  summary:
    "There are no secrets between players here: while a round is memorized everybody sees every card, and then nobody sees any until it is flipped for all. What is hidden is what lies in the stock, and what lies in the grid once it is covered, from everybody alike. What a player remembers is no part of the game's state.",
  moves: {
    setup: "the first round is laid out",
    guess: "a card is guessed and flipped, or with the last one of a round the next round is laid out",
    guessShortCircuit: "a Short Circuit is named and the card flipped, or the next round laid out",
    pass: "a player names nothing and the card is flipped, or the next round laid out",
  },
  places: {
    shuffled: card,
    "shuffled[]": card,
    "table[]": card,
    supply: {
      what: "The Short Circuits that are not in the round",
      note: "All Short Circuits are alike, so that nothing is told by seeing them.",
    },
  },
  facts: {},
  unseen: {
    stock: "the stock of Memory cards",
    supply: "the Short Circuits that are not in the round",
  },
};
