import type { LearnWords } from "../learn-words.js";

const team = "the others whom it is for";

export const messageFromTheStars: LearnWords = {
  summary:
    "Only aliens know the cipher, and only a side knows its message card, what it rolled and what it wrote. Words and their scores are for both sides; between two teams, the scientists' are for their own team alone, and in hard mode the aliens' too. Cards are shown at the steps of the final guess, and in the end everything lies open but consoles and notes.",
  moves: {
    setup: "the game is set up",
    setCipher: "the alien chooses the cipher",
    transmit: "a word is sent or proposed",
    agree: "a player agrees to what its side proposes",
    writeScore: "an alien writes a score",
    guessWords: "three words are guessed",
    guessCipher: "the cipher is guessed",
    note: "a side writes notes",
    mark: "a side marks a letter",
    writeIn: "a side writes a letter into a place",
  },
  places: {
    "cipher[]": {
      what: "The letters of the cipher",
      note: "They are shown to everybody when the last scientists have guessed them.",
      others: "the alien, or both",
    },
    deck: {
      what: "Letters that come up while the cipher is made",
      note: "Aliens see them all, also those that go back beneath the deck; nobody else is told the order or the refused ones.",
      others: "the alien, or both",
    },
    "sides.*.card[]": {
      what: "The message card of a side",
      note: "Its own side sees it from the start. The scientists' card is shown when the guessing begins, the alien's when the alien has guessed: to all, or between two teams to their own team. The rest is shown in the end.",
      others: team,
    },
    "sides.*.rolls.*": {
      what: "What a side rolled",
      note: "Its own side sees it from the start, its team when it has guessed, everybody in the end.",
      others: team,
    },
    "sides.*.sent.*.word": {
      what: "A word that was sent",
      note: "It is told when all who send at this time have sent.",
      others: team,
    },
    "sides.*.sent.*.score": { what: "The score of a word", others: team },
    "committed[]": {
      what: "A word or a guess that waits for others",
      note: "It is its side's secret until the others have sent or guessed too; a word of scientists is shown to their alien to be scored.",
      owner: "the captain of the side",
      others: team,
    },
    "sides.*.proposal": {
      what: "What a player proposes to its side",
      note: "Only members of the side ever see it.",
      others: "the others of its side",
    },
    "sides.*.sheet": {
      what: "The console and notes of a side",
      note: "Only members of the side ever see it, even when the game is over, and nobody else can tell that anything was written.",
      others: "the others of its side",
    },
    "": {
      what: "What the event says when a word or a guess is sealed, proposed or told",
      note: "The event is kept as it was told: to those who might see it then.",
      others: team,
    },
  },
  facts: {
    score: {
      what: "The score of a word, as a fact",
      note: "It follows from the hidden cipher, so it is disclosed: a number, to those who hear the word, and nothing besides.",
      others: team,
    },
    points: {
      what: "How many words or letters of a guess are right, as a fact",
      note: "It is disclosed when all guesses of a step lie there, never which ones before.",
    },
  },
  unseen: {
    "piles.alien": "the message cards for aliens that were not dealt",
    "piles.scientists": "the message cards for scientists that were not dealt",
    deck: "the letters that are not in the cipher",
  },
};
