import type { LearnWords } from "../learn-words.js";

const question = { what: "The cards of a question" };
const question2 = {
  ...question,
  note: "They are turned up for all at once: the top cards of the three piles.",
};
const place = {
  what: "The rocket that a player chooses for its last standee",
  note: "Only where the table lets players choose. Each knows its own until the last one has chosen.",
};
const answer = {
  what: "The answer of a player to a question",
  note: "It lies face down, and its player may still change it; when the last player answers, all are turned up together.",
};

export const totallyHuman: LearnWords = {
  summary:
    "A player knows its own three identity cards and nobody else's, until all have launched; then everybody sees all hands. An answer is its player's secret until the last one has answered. The cards that were not dealt are never seen at all, and no fact is ever told about a hidden card.",
  moves: {
    setup: "the game is set up",
    answer: "a player answers",
    choosePlace: "a player chooses a rocket",
    closeDiscussion: "the host closes the discussion",
    done: "a player is done talking",
    launch: "a player agrees to launch",
    deadline: "the time is up and all rockets launch",
  },
  places: {
    "players.*.hand[]": { what: "A player's identity cards" },
    "answers.*[]": answer,
    "places[]": place,
    "piles.questions": question2,
    "piles.adjectives": question2,
    "piles.nouns": question2,
    "questions[]": question,
    "adjectives[]": question,
    "nouns[]": question,
    "discards[]": question,
  },
  facts: {},
  unseen: {
    identities: "the identity cards that were not dealt",
    "piles.questions": "the pile of questions",
    "piles.adjectives": "the pile of adjectives",
    "piles.nouns": "the pile of nouns",
  },
};
