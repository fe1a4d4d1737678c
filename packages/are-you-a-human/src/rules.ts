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
  invariants: "What Always Holds",
  decisions: "What the Rulebook Leaves Open",
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
const invariant = rule("invariants");
const decision = rule("decisions");

/**
 * The rules of the game by id, in our own words. `AH-P` marks what holds at every moment, `AH-A` what the rulebook leaves
 * open and how it is played here.
 */
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

  "AH-P1": invariant("A guess brings 0, 1, 3 or 6 points; a Short Circuit brings 1 to who plays alone."),
  "AH-P2": invariant(
    "A round has as many guesses as cards, and as many turns as cards less the bonus guesses.",
  ),
  "AH-P3": invariant("Each card is flipped once in a round, and stays open."),
  "AH-P4": invariant(
    "No card is lost or added: stock, table and played cards together are the deck, and there are six Short Circuits.",
  ),
  "AH-P5": invariant("What lies face down changes nothing that anybody receives while cards are guessed."),
  "AH-P6": invariant(
    "Where three features named are right, each fewer of them would have been right too, for the points of so many.",
  ),
  "AH-P7": invariant(
    "Points never go down, and a round brings at most six for each Memory card, and one for each Short Circuit to who plays alone.",
  ),
  "AH-P8": invariant("Turns pass to the left, whether there are bonus guesses or not."),
  "AH-P9": invariant("Nobody has fewer points than the side that begins the next round."),
  "AH-P10": invariant(
    "The same seed and the same moves make the same game, also when it was saved in between.",
  ),
  "AH-P11": invariant(
    "A group of five and more, each for themselves, is accepted when the cards are divisible among them, 2 to 6 are Short Circuits, and there are Memory cards enough, and only then.",
  ),
  "AH-P12": invariant("The points of a side are those of its guesses, as everybody heard them."),
  "AH-P13": invariant("But for bonus guesses and alone, whoever points guesses next within the round."),

  "AH-A1": decision(
    "A deck of 164 has each combination two or three times, and each type, color and number equally often; a table may play with each combination once, or with cards of its own.",
  ),
  "AH-A2": decision(
    "One plays alone, two to four each for themselves with sixteen cards, five and more each for themselves with the rules for many, and any number from two in two teams; 31 at most.",
  ),
  "AH-A3": decision(
    "Sixteen cards cannot be shared by three evenly: the first player has the extra turn, unless the table lays out 15 or 18.",
  ),
  "AH-A4": decision(
    "All cards on the table count when they are divided among the players, Short Circuits too.",
  ),
  "AH-A5": decision(
    "Five and more each for themselves lay out the smallest number from sixteen that they can share, three of them Short Circuits, unless the table says otherwise.",
  ),
  "AH-A6": decision("Any of the three features may be named, all in one go before the card is flipped."),
  "AH-A7": decision("One has to name something, unless the table allows to pass."),
  "AH-A8": decision(
    "A Memory card that is called a Short Circuit is flipped for no points, and the turn ends.",
  ),
  "AH-A9": decision("A Short Circuit whose features are named is flipped for no points, and the turn ends."),
  "AH-A10": decision(
    "The bonus guess for a Short Circuit may be left alone, and there is none when no card lies face down.",
  ),
  "AH-A11": decision(
    "A Short Circuit named on a bonus guess scores nothing and ends the turn, unless the table lets it bring another.",
  ),
  "AH-A12": decision("A bonus guess does not change whose turn is next."),
  "AH-A13": decision("A card that was guessed wrong stays face up: each card is guessed once."),
  "AH-A14": decision("The table says who begins the first round, or chance does."),
  "AH-A15": decision(
    "Of several with the fewest points the one whose turn would have come first begins, or one by chance where the table likes.",
  ),
  "AH-A16": decision("Equals share the victory."),
  "AH-A17": decision(
    "Played Memory cards stay aside until the stock is too small, or are shuffled back after each round where the table likes; Short Circuits go back to their supply.",
  ),
  "AH-A18": decision(
    "Memorizing ends when all are ready, when the host says so, or when the timer of the table runs out.",
  ),
  "AH-A19": decision("There are no notes: after memorizing, no view holds a face that lies down."),
  "AH-A20": decision("Between teams the captain of the other team points."),
  "AH-A21": decision(
    "A team keeps its captain, or changes it after each turn or each round, as the table likes.",
  ),
  "AH-A22": decision("What members suggest is free and binds nobody: the captain's guess counts."),
  "AH-A23": decision(
    "Alone one picks any card for three rounds; a Short Circuit named is a point and brings no bonus guess.",
  ),
  "AH-A24": decision("Cards lie in a rectangle, or at any positions of the table's choice."),
  "AH-A25": decision(
    "There is at least one Memory card and no more than the deck holds, and there are up to six Short Circuits.",
  ),
  "AH-A26": decision("Nobody may point at an open card."),
  "AH-A27": decision("There are three rounds, unless the table says otherwise."),
} as const satisfies Readonly<Record<`AH-${string}`, Rule>>;
