import type { Rule } from "@facedown/core";

const chapters = {
  components: "Components",
  setup: "Setup",
  cipher: "The Cipher",
  transmissions: "Transmissions",
  scores: "Cipher Scores",
  guess: "Final Guess",
  teams: "Team vs. Team",
  hard: "Hard Mode",
  tips: "Tips & Reminders",
  invariants: "What Always Holds",
  decisions: "What the Rulebook Leaves Open",
} as const;

const rule =
  (chapter: keyof typeof chapters) =>
  (text: string, more?: { readonly at: "table talk" | "component"; readonly why: string }): Rule => ({
    text,
    chapter: chapters[chapter],
    ...more,
  });

const components = rule("components");
const setup = rule("setup");
const cipher = rule("cipher");
const transmissions = rule("transmissions");
const scores = rule("scores");
const guess = rule("guess");
const teams = rule("teams");
const hard = rule("hard");
const tips = rule("tips");
const invariant = rule("invariants");
const decision = rule("decisions");

/**
 * The rules of the game by id, in our own words. `MS-P` marks what holds at every moment, `MS-A` what the rulebook leaves
 * open and how it is played here.
 */
export const rulebook = {
  "MS-1": components(
    "There are 26 letter cards (9 green, 11 black, 6 red), twelve message cards for aliens and twelve for scientists, and six transmission cards for either kind, more than anybody can use up.",
  ),
  "MS-2": setup(
    "One team has exactly one alien; everybody else is a scientist. The table chooses the alien.",
  ),
  "MS-3": setup(
    "The alien and the scientists get a message card each, by chance. Only their own side sees it.",
  ),
  "MS-4": setup(
    "Each side rolls a die for each column of its card: three secret words out of eighteen, known to that side alone.",
  ),
  "MS-5": cipher("The cipher has six different letters. Nobody but the alien sees it."),
  "MS-6": cipher(
    "Trust has one green letter and two others, amplify one green letter and one other, suspicion any letter; at most one of the six is red.",
  ),
  "MS-7": cipher("A cipher that the alien chooses itself keeps to the same rules."),
  "MS-8": cipher("Trust E, P and H, amplify R and X, suspicion O: this is such a cipher."),
  "MS-9": transmissions(
    "There are four rounds. In each the alien sends a word with its score, then the scientists send a word and get its score back.",
  ),
  "MS-10": transmissions("Nobody sends out of turn, and one word a round is all."),
  "MS-11": transmissions("Words and scores are known to both sides, and stay on the table."),
  "MS-12": transmissions(
    "No side sends a word of its own card, rolled or not, nor one that contains such a word or derives from it.",
  ),
  "MS-13": transmissions("Words of the other side's card may be sent: nobody can know them."),
  "MS-14": transmissions("Names may be sent, and words with hyphens, which score nothing."),
  "MS-15": transmissions("A transmission is one word, made of letters."),
  "MS-16": scores("Each time a trust letter occurs, the score is one higher."),
  "MS-17": scores("Then the score is doubled each time an amplify letter occurs."),
  "MS-18": scores("If the suspicion letter occurs, the score is negative."),
  "MS-19": scores("First adding, then doubling, then the sign, wherever in the word the letters stand."),
  "MS-20": scores("Zero stays zero: there is no negative zero."),
  "MS-21": scores(
    "With trust E, P, H, amplify R, X and suspicion O, CHOPPER scores −8, HORCRUXES −16 and BORAX 0.",
  ),
  "MS-22": scores("Capital and small letters are the same."),
  "MS-23": scores("The suspicion letter makes the score negative once, however often it occurs."),
  "MS-24": guess("Guessing begins when all transmissions of both sides have been made."),
  "MS-25": guess(
    "First the scientists show their card, not what they rolled. The alien guesses all three words before it hears which are right.",
  ),
  "MS-26": guess("Then the alien shows its card, and the scientists guess its three words in the same way."),
  "MS-27": guess("Last the scientists guess six different letters by their effect, and the cipher is shown."),
  "MS-28": guess("Every right word and every right letter is a point; twelve is perfect."),
  "MS-29": guess("Nothing is said before a guess is complete, and nothing is changed afterwards."),
  "MS-30": guess("When the game is over, all cards, rolls, words and the cipher lie open."),
  "MS-31": teams("Two teams of one alien and at least one scientist each need at least four players."),
  "MS-32": teams("All four sides have a message card of their own, and both aliens use the same cipher."),
  "MS-33": teams("There are three rounds."),
  "MS-34": teams(
    "Both aliens write their words at the same time, and show them to everybody with their scores.",
  ),
  "MS-35": teams(
    "Then the scientists of each team send their alien a word in secret, and get its score back in secret.",
  ),
  "MS-36": teams(
    "Scientists know the words of both aliens and their own, not those of the other scientists.",
  ),
  "MS-37": teams(
    "In each step of the final guess both teams guess at the same time; up to twelve points each.",
  ),
  "MS-38": teams("The team with more points wins; with equally many it is a draw."),
  "MS-39": teams("Message cards, rolls, notes and consoles are secret from the other team."),
  "MS-40": hard("One team plays three rounds."),
  "MS-41": hard("Between teams, what an alien sends is seen by its own scientists only."),
  "MS-42": tips(
    "Each side has a console, with a mark for each letter and effect and six places to write letters in, and a sheet for notes. They are for that side's eyes alone.",
  ),
  "MS-43": tips(
    "The console shows the color of each letter, and reminds that there is one red letter at most.",
  ),
  "MS-44": tips("The alien may let scores be worked out, with what each effect adds."),
  "MS-45": tips(
    "A score of zero rules out every letter of the word from trust, an odd one from amplify; a negative one has suspicion among its letters, a positive one has not. Six, with either sign, is three trust letters doubled once, or six. A proven red letter rules out all the others.",
  ),
  "MS-46": components("Markers, stands and the screen change nothing.", {
    at: "component",
    why: "They hold cards or hide them; here each side sees its own and nothing else.",
  }),

  "MS-P1": invariant(
    "A score is the number of trust letters doubled for each amplify letter, negative when the suspicion letter occurs and there is something to be negative; never a negative zero.",
  ),
  "MS-P2": invariant(
    "A score is zero exactly when no trust letter occurs, and an odd one has no amplify letter.",
  ),
  "MS-P3": invariant(
    "A score stays the same when letters change places, change case or lose hyphens, and when letters of the cipher change places within their effect.",
  ),
  "MS-P4": invariant(
    "A letter outside the cipher changes no score, a trust letter makes one without suspicion higher, an amplify letter doubles it, and the suspicion letter makes it negative.",
  ),
  "MS-P5": invariant("Every cipher that is made is right, and every right cipher can be drawn."),
  "MS-P6": invariant(
    "A cipher of the standard letters is drawn within 19 cards, no letter is lost, and there are never two red ones.",
  ),
  "MS-P7": invariant("How often each class of ciphers is drawn follows the exact chances."),
  "MS-P8": invariant(
    "There are 1,888,920 ciphers, and for other alphabets as many as the formula says; an alphabet with too few letters of a color is refused.",
  ),
  "MS-P9": invariant(
    "The ciphers that fit what was heard always hold the true one, never become more, and do not depend on the order of hearing.",
  ),
  "MS-P10": invariant(
    "Points are right words and right letters by their effect, from 0 to 12; the order of letters within an effect plays no part.",
  ),
  "MS-P11": invariant(
    "The scientists receive the same whichever cipher gives the scores that they heard, and the alien the same whatever they rolled.",
  ),
  "MS-P12": invariant(
    "Scientists receive the same whatever the other team's scientists send, and in hard mode whatever its alien sends.",
  ),
  "MS-P13": invariant("Scores of words of up to fifty letters are exact."),
  "MS-P14": invariant(
    "The same seed and the same moves make the same game, also when it was saved in between.",
  ),
  "MS-P15": invariant(
    "No word on the table was forbidden to its sender; words come in turn, and never more of them than rounds.",
  ),
  "MS-P16": invariant("Marks that the tips justify never rule out a letter of the true cipher."),

  "MS-A1": decision(
    "A letter that no slot takes goes beneath the deck; with the standard letters it never comes up again.",
  ),
  "MS-A2": decision("A letter goes to the leftmost empty slot that takes its color."),
  "MS-A3": decision(
    "Scores are worked out by the game; where the alien does it, only the right one can be written.",
  ),
  "MS-A4": decision(
    "A word is read in capitals of the pack's alphabet, other letters without their marks; hyphens and apostrophes inside it score nothing, and other signs are refused, spaces too unless the table allows phrases.",
  ),
  "MS-A5": decision("A word has at most fifty letters, or fewer where the table says so."),
  "MS-A6": decision(
    "Any string of letters is a word, unless the table has a dictionary; then only its words may be sent.",
  ),
  "MS-A7": decision(
    "A word that holds one of the own card's anywhere within is forbidden, or only as a word by itself where the table likes.",
  ),
  "MS-A8": decision(
    "A word that shares its root with one of the own card's is forbidden, in both directions.",
  ),
  "MS-A9": decision(
    "The words of the own card's sentence are forbidden from four letters on, with their kin but not within other words, unless the table frees them.",
  ),
  "MS-A10": decision("The other side's card forbids nothing."),
  "MS-A11": decision("A word may be sent again, unless the table forbids it."),
  "MS-A12": decision(
    "The right letter with the wrong effect is no point; the order within an effect plays no part.",
  ),
  "MS-A13": decision(
    "A guessed cipher has six different letters of any color; where the table is strict, of colors that a cipher can have.",
  ),
  "MS-A14": decision("A guess names one of the six words of each column."),
  "MS-A15": decision(
    "For several scientists any of them sends, or their captain, or all of one mind, as the table likes.",
  ),
  "MS-A16": decision("One team plays for points alone, unless the table sets a number to reach."),
  "MS-A17": decision("Two teams with equally many points have a draw."),
  "MS-A18": decision("Both aliens see the one cipher, which is drawn once."),
  "MS-A19": decision(
    "Aliens guess the words of their own scientists, and scientists those of their own alien.",
  ),
  "MS-A20": decision("Two teams are dealt four different message cards."),
  "MS-A21": decision("In hard mode what an alien sends is not for the other alien either."),
  "MS-A22": decision("Teams need not be equally large."),
  "MS-A23": decision("Two teams play three rounds in hard mode too."),
  "MS-A24": decision("One team may be larger than four players."),
  "MS-A25": decision("Nothing is sent from one alien to the other."),
  "MS-A26": decision("In each round aliens send first, and scientists know the score when they do."),
  "MS-A27": decision("Each die counts as it fell, equal ones too."),
  "MS-A28": decision("Which words are right is told when all three are guessed, and before the next step."),
  "MS-A29": decision("What a team guesses is not told before the other team has guessed too."),
  "MS-A30": decision("A score of zero is written without a sign, also when the suspicion letter occurs."),
} as const satisfies Readonly<Record<`MS-${string}`, Rule>>;
