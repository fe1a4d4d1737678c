import type { LearnWords } from "../learn-words.js";

const out = "those who were eliminated just now";
const watching = "Where the table plays with `deadWatchChecks`, all who are eliminated see it.";

export const humanPunishment: LearnWords = {
  summary:
    "A player knows its own ID, loyalty cards and programs, and so its own team. Others see of them what is turned up, what they investigate, and what a card lets them look at; when a player is eliminated its ID and loyalty cards lie open, and when the game is over all cards of players do. Four facts are told about hidden cards: who has won or that the game goes on, the teams of the living to those who are eliminated, who reacts first, and which program a timer throws away.",
  moves: {
    setup: "cards are dealt",
    allow: "the owner of an ID lets somebody look at it",
    discard: "a player discards",
    draw: "a player takes the action of drawing",
    drop: "a player lets go of a weapon",
    equip: "a player takes a weapon",
    investigate: "a player investigates",
    handOver: "a player hands its Legion program over instead",
    keep: "a player keeps one of the programs that it looked at",
    pickLoyalty: "a player points at a loyalty card for a card's effect",
    pickPlayer: "a player names another for a card's effect",
    pickProgram: "a player points at another's program for a card's effect",
    pickTargets: "a player names new targets for a weapon",
    play: "a player plays a program in its turn",
    respond: "a player answers in a window, with a program or a pass",
    reveal: "a target turns a card up",
    takeDamage: "a target takes the damage",
    timeUp: "the table's time is up and decides for who has not",
  },
  places: {
    "players.*.identity[]": {
      what: "A player's ID",
      note: "Everybody sees it when it is turned up, when its owner is eliminated, and when the game is over.",
      others: "the player who looks at it",
    },
    "players.*.loyalties[]": {
      what: "A player's loyalty cards",
      note: "Everybody sees one when it is turned up, when its owner is eliminated, and when the game is over. Who has seen a card knows it again where it lies.",
      others: "the player who looks at it",
    },
    "players.*.hand[]": {
      what: "A player's face-down programs",
      note: "Everybody sees a program when it is played, and those that are left when the game is over; another player, when a card's effect takes it or looks at it.",
    },
    stack: {
      what: "The top program of the stack",
      note: "Whoever draws it sees it; a card's effect may let a player look at several, or turn one up for all.",
    },
    "shuffled[]": {
      what: "A program that was looked at and shuffled",
      note: "Who keeps one of several knows which; the others go back, shuffled.",
      others: "the player who looked at them",
    },
    "checks.*": {
      what: "What a check found of Humans",
      note: `That everybody has to survive alone is told to nobody who lives. ${watching}`,
      others: out,
    },
    "learned.*": {
      what: "The teams of those who lived at a check of an elimination",
      note: `Whoever is shown them by that check sees them; those who live are not. ${watching}`,
      others: out,
    },
    "reactions.answers[]": {
      what: "An answer in a window",
      note: "It is its player's secret until all have answered. Then the first reaction clockwise is opened, with the passes before it; the answers behind it are dropped unopened.",
      others: "the player who answered",
    },
    "": {
      what: "What the event says when an answer in a window is given or opened",
      note: "The event is kept as it was told: to those who might see it then.",
      others: "the player who answered",
    },
  },
  facts: {
    verdict: {
      what: "Whether the game goes on, or who has won, as a fact",
      note: "It follows from hidden teams, so it is disclosed: after every check, in one of two forms.",
    },
    teams: {
      what: "The teams of the living, as a fact",
      note: `It is disclosed at each check, to those who were eliminated and to nobody who lives. ${watching}`,
      others: out,
    },
    reacts: {
      what: "Who reacts first in a window, as a fact",
      note: "It follows from sealed answers, so it is disclosed when all have answered: a seat, or nobody.",
    },
    oldest: {
      what: "Which program a timer throws away, as a fact",
      note: "It may tell something of the others: secret loyalties are not thrown away while there is another program.",
    },
  },
  unseen: {
    "box.human": "the Human IDs that were not dealt",
    "box.machine": "the Machine IDs that were not dealt",
    "box.outlaw": "the Outlaw IDs that were not dealt",
    "box.boss": "the Boss IDs",
    "box.loyalties": "the loyalty cards that were not dealt",
    gone: "the ID that was left over",
    pool: "the loyalty cards before they are dealt",
    stack: "the program stack",
  },
};
