import type { Rule } from "@facedown/core";

const chapters = {
  components: "Components",
  setup: "Setup",
  playing: "Playing the Game",
  scoring: "Scoring",
  shortCircuits: "Short Circuit Cards",
  teams: "Team Play",
  solo: "Solo Play",
  large: "5+ Players",
  difficulty: "Difficulty Level",
} as const;

const rule =
  (chapter: keyof typeof chapters) =>
  (text: string): Rule => ({ text, chapter: chapters[chapter] });

const components = rule("components");
const setup = rule("setup");
const playing = rule("playing");
const scoring = rule("scoring");
const shortCircuits = rule("shortCircuits");
const teams = rule("teams");
const solo = rule("solo");
const large = rule("large");
const difficulty = rule("difficulty");

/** The rules of the game by id, in our own words. */
export const rulebook = {
  "AH-1": components(
    "There are 164 Memory cards, on which each of the 64 combinations of features occurs, and 6 Short Circuit cards.",
  ),
  "AH-2": components(
    "Each Memory card has a type (battery, gear, tool or bulb), a color (yellow, red, blue or green) and a number (1 to 4).",
  ),
  "AH-3": setup(
    "13 Memory cards drawn by chance and 3 Short Circuits are shuffled together and laid out in four rows of four.",
  ),
  "AH-4": setup("While the cards lie face up everybody memorizes them, and nobody points or guesses."),
  "AH-5": setup("Then all cards are turned face down, for players and onlookers alike."),
  "AH-6": setup("Somebody is chosen to take the first turn."),
  "AH-7": playing(
    "The neighbor to the left of whose turn it is points at a card that lies face down; on a bonus guess and alone, the guesser picks it.",
  ),
  "AH-8": playing("Whose turn it is guesses, and guesses the card that was pointed at."),
  "AH-9": playing("A guess names one, two or three features of the card, or that it is a Short Circuit."),
  "AH-10": playing("The card is flipped after the guess, right or wrong, and stays face up."),
  "AH-11": scoring("One feature named rightly scores 1 point, two score 3, three score 6."),
  "AH-12": scoring("If one of the features named is wrong, the guess scores nothing."),
  "AH-13": scoring("Only what was named counts, however much more the player knew."),
  "AH-14": shortCircuits(
    "A Short Circuit that is named scores nothing, but its player may choose another card and guess that too.",
  ),
  "AH-15": playing("Then it is the turn of the neighbor to the left, who has just pointed."),
  "AH-16": playing("Of two players, the one who does not guess points."),
  "AH-17": playing("The round is over when no card lies face down, and not before."),
  "AH-18": playing("The next round begins with new cards to be memorized; points are kept."),
  "AH-19": playing("Whoever has the fewest points begins the next round."),
  "AH-20": playing("After three rounds the most points win; equals share the victory."),
  "AH-21": playing(
    "Three players share 16 cards all the same: one of them guesses once more than the others.",
  ),
  "AH-22": teams(
    "Two teams play against each other; each has a captain who points and guesses for it, and the others suggest.",
  ),
  "AH-23": teams("Captains are members of their teams, and may take turns."),
  "AH-24": solo(
    "Alone, a player picks every card, scores 1 point for each Short Circuit that is named, and plays for the most points.",
  ),
  "AH-25": large(
    "For five and more players the number of cards is divisible by the number of players, at least two are Short Circuits, and they lie in any layout.",
  ),
  "AH-26": large("Five and more players may play in teams with the basic sixteen cards instead."),
  "AH-27": difficulty(
    "Any number of Memory cards and of Short Circuits may be laid out in any layout; fewer Memory cards and more Short Circuits are easier.",
  ),
  "AH-28": playing(
    "Everybody hears which card was pointed at, what was named, what the card is and the points it brings, and nothing of other cards.",
  ),
} as const satisfies Readonly<Record<`AH-${number}`, Rule>>;
