import {
  countSeats,
  english as coreWords,
  only,
  seatList,
  without,
  type Seats,
  type WordsContext,
} from "@facedown/core";
import { shortCircuit, type Card, type Color, type SymbolType } from "../cards.js";
import type { Guess } from "../guesses.js";
import type { Difficulty } from "../options.js";
import type { Suggestion, View } from "../state.js";
import { placeName, rowsOf, type AreYouAHumanWords } from "./words.js";

type Context = WordsContext<View>;

const { list } = coreWords;

const typeWords: Readonly<Record<SymbolType, string>> = {
  battery: "Battery",
  gear: "Gear",
  tool: "Tool",
  bulb: "Bulb",
};

const colorWords: Readonly<Record<Color, string>> = {
  yellow: "Yellow",
  red: "Red",
  blue: "Blue",
  green: "Green",
};

const difficultyWords: Readonly<Record<Difficulty, string>> = {
  basic: "the basic game",
  easier: "easier than the basic game",
  harder: "harder than the basic game",
  mixed: "easier in one way and harder in another than the basic game",
};

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

function guessText(names: Guess): string {
  if (names === shortCircuit) return "Short Circuit";
  const { type, color, number } = names;
  const words = [color && colorWords[color], type && typeWords[type], number && String(number)];
  return words.filter((word) => word !== undefined).join(" ");
}

const cardText = (card: Card): string => guessText(card);

function names(seats: Seats, { name }: Context): string {
  return list(seatList(seats).map(name));
}

function sideName(side: number, { view, name }: Context): string {
  return view.settings.mode === "teams" ? `Team ${side + 1}` : name(view.sides[side]!.captain);
}

function roundStands({ view }: Context): string {
  const { round, settings, difficulty } = view;
  const cards = `${count(settings.memoryCards, "Memory card")} and ${count(settings.shortCircuits, "Short Circuit")}`;
  return `Round ${round + 1} of ${settings.rounds}: ${cards}, ${difficultyWords[difficulty]}.`;
}

function rowsStand({ view }: Context): string[] {
  return rowsOf(view).map(({ number, places }) => {
    const cards = places.map(({ name, card }) => `${name} ${card ? cardText(card) : "face down"}`);
    return `Row ${number}: ${cards.join(", ")}.`;
  });
}

function turnStands(context: Context): string[] {
  const { view, name } = context;
  const { guesser, pointer, pointed, bonus } = view;
  if (guesser === null || pointer === null) return [];
  if (pointed !== null) return [`${name(guesser)} guesses the card at ${placeName(pointed, view)}.`];
  if (bonus) return [`${name(guesser)} may guess another card.`];
  return guesser === pointer
    ? [`${name(guesser)} picks a card.`]
    : [`${name(pointer)} points at a card for ${name(guesser)}.`];
}

function sideStands(side: number, context: Context): string {
  const { view, name } = context;
  const { members, captain, score } = view.sides[side]!;
  const points = count(score, "point");
  if (view.settings.mode !== "teams") return `${name(captain)} has ${points}.`;
  const others = without(members, only(captain));
  const crew = countSeats(others) === 0 ? "" : `, with ${names(others, context)}`;
  return `${sideName(side, context)} has ${points}: captain ${name(captain)}${crew}.`;
}

function pendingStands(context: Context): string[] {
  const { view, name } = context;
  return [
    ...turnStands(context),
    ...view.suggestions.map(
      ({ seat, names: named }: Suggestion) => `${name(seat)} suggests ${guessText(named)}.`,
    ),
  ];
}

/** All that players read, in English. */
export const english: AreYouAHumanWords = {
  timers: { memorizing: "Until the cards are covered" },

  phases: { memorize: "Memorize the cards", point: "Pointing", guess: "Guessing", over: "The end" },

  moves: {
    ready: () => "I know them: cover the cards",
    cover: () => "Cover the cards",
    point: ({ at }, { view }) => `Point at ${placeName(at, view)}`,
    decline: () => "Leave the bonus guess",
    guess: ({ names: named }) => `Name ${guessText(named)}`,
    guessShortCircuit: () => "Name Short Circuit",
    pass: () => "Name nothing",
    suggest: ({ names: named }) => `Suggest ${guessText(named)}`,
  },

  events: {
    roundBegan: ({ round }, { view }) =>
      `Round ${round + 1} of ${view.settings.rounds}: the cards lie face up. Memorize them.`,
    ready: ({ seat }, { name }) => `${name(seat)} has memorized enough.`,
    covered: ({ first }, context) => `The cards are covered. ${sideName(first, context)} begins.`,
    pointed: ({ seat, guesser, at }, { name, view }) =>
      seat === guesser
        ? `${name(seat)} picks the card at ${placeName(at, view)}.`
        : `${name(seat)} points at ${placeName(at, view)} for ${name(guesser)}.`,
    suggested: ({ seat, names: named }, { name }) => `${name(seat)} suggests ${guessText(named)}.`,
    guessed: ({ seat, at, names: named, card, points }, { name, view }) => {
      const said = named === null ? "names nothing" : `names ${guessText(named)}`;
      return `${name(seat)} ${said}; ${placeName(at, view)} is ${cardText(card)}: ${count(points, "point")}.`;
    },
    bonusEarned: ({ seat }, { name }) => `${name(seat)} may guess another card.`,
    bonusDeclined: ({ seat }, { name }) => `${name(seat)} leaves the bonus guess.`,
    captainChanged: ({ side, captain }, context) =>
      `${context.name(captain)} is captain of ${sideName(side, context)} now.`,
    roundEnded: ({ round, scores }, context) => {
      const points = scores.map((score, side) => `${sideName(side, context)} has ${count(score, "point")}`);
      return `Round ${round + 1} is over: ${list(points)}.`;
    },
  },

  rejections: {
    "AH-4": () => "You have said already that you know the cards.",
    "AH-7": ({ why, pointer }, { name }) =>
      ({
        "not you": `It is for ${name(pointer)} to choose a card.`,
        open: "That card lies open already.",
        "no card": "There is no such card.",
      })[why],
    "AH-8": ({ guesser }, { name }) => `It is for ${name(guesser)} to guess.`,
    "AH-9": () => "You have to name something.",
    "AH-14": () => "There is no bonus guess to leave.",
    "AH-22": ({ why }) =>
      ({
        "no teams": "There are no teams at this table.",
        "other team": "It is the other team's turn.",
        captain: "You are the captain: you guess.",
        "suggested already": "You have suggested something for this card already.",
      })[why],
  },

  places: {
    stock: () => "the stock",
    supply: () => "the spare Short Circuits",
    table: () => "the grid",
    spent: () => "the pile of played cards",
  },

  card: (face) => cardText(face as unknown as Card),

  options: {
    mode: {
      name: "Mode",
      help: '"solo" for one player, "versus" for each against all, "teams" for two teams; null for solo or versus by the number of players.',
      values: {
        null: "by the number of players",
        solo: "alone",
        versus: "each against all",
        teams: "two teams",
      },
    },
    deck: {
      name: "Memory cards",
      help: '"rulebook164": 164 cards, each feature as often as another. "unique64": each of the 64 combinations once. Or a list of your own.',
      values: { rulebook164: "164 cards", unique64: "64 cards, all different" },
    },
    cardsOnTable: {
      name: "Cards on the table",
      help: "How many cards are laid out, Short Circuits included; null for 16, or for five and more players the next number that they can share. Fewer Memory cards are easier.",
      values: { null: "as many as suit the players" },
    },
    shortCircuits: {
      name: "Short Circuits",
      help: "How many of the cards are Short Circuits, 0 to 6. More are easier.",
    },
    layout: {
      name: "Layout",
      help: '{"columns": 4} for rows of four, or a list of positions such as {"x": 0, "y": 2}, one for each card; null for a rectangle.',
      values: { null: "a rectangle" },
    },
    memorizeSeconds: {
      name: "Time to memorize",
      help: "After how many seconds the cards are covered; null for when the host or all players say so.",
      values: { null: "until the players say so" },
    },
    rounds: { name: "Rounds", help: "How many rounds are played." },
    firstPlayer: {
      name: "First player",
      help: "The seat that begins, counted from 0; null for one by chance.",
      values: { null: "by chance" },
    },
    tieForFirst: {
      name: "First player after a tie",
      help: 'Who begins a later round when several have the fewest points. "order": whose turn would come first. "random": one of them by chance.',
      values: { order: "in the order of turns", random: "by chance" },
    },
    reuseCards: {
      name: "Shuffle cards back",
      help: "Whether the cards of a round are shuffled back for the next one. Otherwise only when there are too few new ones.",
    },
    allowPass: {
      name: "Passing",
      help: "Whether a player may name nothing. The card is flipped all the same.",
    },
    shortCircuitChain: {
      name: "Bonus after bonus",
      help: "Whether a Short Circuit that is named on a bonus guess brings another bonus guess.",
    },
    teams: {
      name: "Teams",
      help: "The team of each seat, 0 or 1: [0, 0, 1, 1]; null for every other seat.",
      values: { null: "every other seat" },
    },
    captains: {
      name: "Captains",
      help: "The seats of the two captains, counted from 0: [0, 2]; null for the first member of each team.",
      values: { null: "the first of each team" },
    },
    captainRotation: {
      name: "Taking turns as captain",
      help: '"fixed": captains stay. "turn": the next member follows after each turn of the team. "round": after each round.',
      values: { fixed: "never", turn: "after each turn", round: "after each round" },
    },
  },

  outcome: ({ scores, winners, most }, context) => {
    const { view } = context;
    if (view.settings.mode === "solo")
      return `${sideName(0, context)} has made ${scores[0]!} of ${count(most, "point")}.`;
    const points = scores.map((score, side) => `${sideName(side, context)}: ${score}`);
    const who = list(winners.map((side) => sideName(side, context)));
    const head = winners.length === 1 ? `${who} wins.` : `${who} share the victory.`;
    return `${head} Points: ${points.join(", ")}.`;
  },

  standing: (context) => {
    const { view } = context;
    return [
      roundStands(context),
      ...rowsStand(context),
      ...(countSeats(view.ready) === 0
        ? []
        : [`${names(view.ready, context)} ${countSeats(view.ready) === 1 ? "knows" : "know"} the cards.`]),
      ...pendingStands(context),
      ...view.sides.map((_, side) => sideStands(side, context)),
    ];
  },

  pending: pendingStands,

  facts: {},
};
