import type { Rule } from "@facedown/core";

const chapters = {
  components: "Components",
  setup: "Setup",
  identities: "Identities",
  questions: "Questions Phase",
  launch: "Launch Phase",
  resolution: "Resolution Phase",
  invariants: "What Always Holds",
  decisions: "What the Rulebook Leaves Open",
} as const;

const rule =
  (chapter: keyof typeof chapters) =>
  (text: string): Rule => ({ text, chapter: chapters[chapter] });

const components = rule("components");
const setup = rule("setup");
const identities = rule("identities");
const questions = rule("questions");
const launch = rule("launch");
const resolution = rule("resolution");
const invariant = rule("invariants");
const decision = rule("decisions");

/**
 * The rules of the game by id, in our own words. `TH-P` marks what holds at every moment, `TH-A` what the rulebook leaves
 * open and how it is played here.
 */
export const rulebook = {
  "TH-1": components(
    "There are 40 identity cards, eight sets of five answer cards, 64 questions, 35 adjective and 53 noun cards with two sides each, eight characters with four standees each, and six rockets.",
  ),
  "TH-2": components(
    "Five identity cards are aliens, one of each number; each number from 1 to 5 is on eight cards.",
  ),
  "TH-3": setup(
    "Each player has a character that nobody else has, with its button, its five answer cards and its four standees.",
  ),
  "TH-4": setup("Each player is dealt three identity cards; the others stay in the deck, unseen by anybody."),
  "TH-5": setup("A player's identity cards are for that player's eyes alone."),
  "TH-6": setup(
    "Questions, adjectives and nouns are shuffled into a pile each, adjectives and nouns with a random side up.",
  ),
  "TH-7": setup("The rockets lie in a row, and none of them has launched."),
  "TH-8": identities("Whoever holds at least one alien card is an alien; everybody else is human."),
  "TH-9": identities("Humans too keep their identity cards until they are revealed."),
  "TH-10": identities("Two or three alien cards make nobody more of an alien than one."),
  "TH-11": questions(
    "A question is turned up and stays on the table, with one adjective and one noun card beside it.",
  ),
  "TH-12": questions("The five answers are the adjective and the noun on each of the five lines."),
  "TH-13": questions(
    "A noun whose symbol the question does not show is discarded, and another is drawn until one fits.",
  ),
  "TH-14": questions("The adjective card stays, whatever the question."),
  "TH-15": questions(
    "All players choose an answer at the same time, face down; others see only that somebody has chosen.",
  ),
  "TH-16": questions("A human may answer each question with any of the five numbers, as often as it likes."),
  "TH-17": questions(
    "An alien may answer only with a number of its identity cards that it has not used up, alien or not.",
  ),
  "TH-18": questions("Nobody else notices when an alien reaches for a number that it may not use."),
  "TH-19": questions(
    "When everybody has chosen, all answers are revealed together, and a standee beside each answer keeps them in memory.",
  ),
  "TH-20": questions("Any number of players may give the same answer."),
  "TH-21": questions("Answer cards return to the hand, so all five are there for the next question."),
  "TH-22": questions("After each reveal the players talk about the answers until they have had enough."),
  "TH-23": questions("Questions, answers and standees stay on the table to the end."),
  "TH-24": questions("After the third question the launch phase begins."),
  "TH-25": questions("An alien with a 4 and two 1s answers 1, 1 and 4 in any order, and nothing else."),
  "TH-26": launch(
    "Each player's last standee begins on a rocket: all on the same one, unless the table lets players choose.",
  ),
  "TH-27": launch("There are no turns: whoever has not launched may act at any moment."),
  "TH-28": launch("A player moves to a rocket with nobody aboard without asking."),
  "TH-29": launch("A player boards a rocket with others aboard only when all of them agree."),
  "TH-30": launch("A single refusal keeps a player out."),
  "TH-31": launch("Nobody has to be asked for leave to go."),
  "TH-32": launch(
    "Players who trust each other meet on a rocket of their own, as in the rulebook's example.",
  ),
  "TH-33": launch(
    "A rocket launches when all aboard agree; from then on nobody boards or leaves it, and roles stay secret.",
  ),
  "TH-34": launch("A player alone on a rocket may launch at any time."),
  "TH-35": launch("A player alone on a rocket launches when all the others have."),
  "TH-36": launch("All players may launch on one rocket."),
  "TH-37": launch("The launch phase ends when everybody has launched, and not before."),
  "TH-38": resolution(
    "Rockets are revealed from the fewest aboard to the most, each with all the hands aboard.",
  ),
  "TH-39": resolution("An alien succeeds with at least one human aboard, and fails alone or among aliens."),
  "TH-40": resolution("A human succeeds aboard the single largest rocket without aliens."),
  "TH-41": resolution("A human with an alien aboard fails."),
  "TH-42": resolution("A human on a smaller rocket without aliens fails."),
  "TH-43": resolution("When several rockets without aliens are the largest, all humans fail."),
  "TH-44": resolution(
    "Aliens among themselves fail, as does a lone human when a larger rocket has no aliens either.",
  ),
  "TH-45": resolution("Aliens who catch a human succeed; two lone humans on rockets of their own both fail."),
  "TH-46": resolution("Perhaps nobody succeeds, perhaps humans and aliens do, but never on the same rocket."),
  "TH-47": resolution("A game without aliens is judged like any other."),
  "TH-48": resolution("When all players are aliens, all fail."),
  "TH-49": resolution("In the end all identity cards lie open, and nothing more can be done."),

  "TH-P1": invariant(
    "An alien's answers are the numbers of its identity cards in some order, and after each question some of them.",
  ),
  "TH-P2": invariant(
    "An alien always has a number left to answer with, and at the third question exactly one.",
  ),
  "TH-P3": invariant(
    "In the launch phase each player stands on one rocket, and the crew of a launched rocket never changes.",
  ),
  "TH-P4": invariant("Nobody boards a rocket with others aboard unless all of them agree at that moment."),
  "TH-P5": invariant(
    "Either no human succeeds or all aboard the single largest rocket without aliens do; where an alien succeeds, a human fails.",
  ),
  "TH-P6": invariant("All succeed when there are no aliens and all share a rocket, and only then."),
  "TH-P7": invariant(
    "Who succeeds does not depend on the names of rockets, the order of seats, or the order of launching and revealing.",
  ),
  "TH-P8": invariant(
    "What others hold, or what lies in the deck, changes nothing that a player receives before it shows.",
  ),
  "TH-P9": invariant("With the standard deck a player is an alien with a chance of 667 in 1,976."),
  "TH-P10": invariant("The noun beside a question always has a symbol that the question shows."),
  "TH-P11": invariant("Which answers a player may choose from is told to that player alone."),
  "TH-P12": invariant(
    "The same seed and the same moves make the same game, also when it was saved in between.",
  ),
  "TH-P13": invariant(
    "A launched rocket is never empty, and at the end each player has placed all four standees.",
  ),
  "TH-P14": invariant(
    "A player asks to join one rocket at a time, unless the table allows more, and never its own, an empty or a launched one.",
  ),
  "TH-P15": invariant(
    "Whether an answer is allowed follows from the player's own cards and own earlier answers.",
  ),

  "TH-A1": decision(
    "Three to eight may play, or two where the table allows it; eight is the number of characters.",
  ),
  "TH-A2": decision(
    "Each number is on eight identity cards, one of them an alien, unless the table brings a deck of its own.",
  ),
  "TH-A3": decision(
    "All last standees begin on the first rocket, unless the table lets each player choose a rocket in secret; that needs no consent.",
  ),
  "TH-A4": decision("Players read the questions in turn; it changes nothing."),
  "TH-A5": decision("An answer that lies face down may be changed until the last player has answered."),
  "TH-A6": decision(
    "A discussion ends when all players say so, or where the table likes when the host does.",
  ),
  "TH-A7": decision(
    "When no noun is left to draw, the discarded ones are shuffled, with a random side up, and drawn from again; a pack has enough nouns for each question.",
  ),
  "TH-A8": decision(
    "Chance decides which side of an adjective or noun card is up, anew with each shuffle; a side in a face-down pile has no effect.",
  ),
  "TH-A9": decision(
    "Any number of nouns may have to be turned up; those that do not fit lie discarded for all to see.",
  ),
  "TH-A10": decision("Where one player is aboard, its consent alone lets another in."),
  "TH-A11": decision(
    "Consent may be taken back until the last one aboard agrees; then the player is aboard, and nobody can put it out again.",
  ),
  "TH-A12": decision(
    "Whoever leaves a rocket has no say about it any more, and whoever comes aboard has; a request ends when its player goes elsewhere or one of the two rockets launches.",
  ),
  "TH-A13": decision(
    "A player has one open request, and a new one replaces it, unless the table allows several.",
  ),
  "TH-A14": decision(
    "To let somebody aboard is no agreement to launch; an agreement to launch may be taken back, and lapses when anybody boards or leaves.",
  ),
  "TH-A15": decision(
    "Players who cannot agree go on talking, unless the table sets a deadline at which all rockets launch as they stand.",
  ),
  "TH-A16": decision("When one player alone has not launched, its rocket launches by itself."),
  "TH-A17": decision(
    "There are six rockets, unless the table or its pack says otherwise; where none is empty, players can move only by consent.",
  ),
  "TH-A18": decision("Rockets with equally many aboard are revealed from left to right."),
  "TH-A19": decision(
    "The largest rocket is the one with the most players among those with a human and no alien aboard.",
  ),
  "TH-A20": decision(
    "A lone human on the only rocket without aliens succeeds; two lone humans on two such rockets do not.",
  ),
  "TH-A21": decision("When all are alone, a single human succeeds, several fail, and aliens fail."),
  "TH-A23": decision("No move shows a card: identities are revealed at the end alone."),
  "TH-A24": decision(
    "A game ends with success or failure for each player, and perhaps nobody succeeds; there are no ranks.",
  ),
} as const satisfies Readonly<Record<`TH-${string}`, Rule>>;
