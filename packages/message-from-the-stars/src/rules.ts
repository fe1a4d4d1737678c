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

/** The rules of the game by id, in our own words; `MS-A` marks what the rulebook leaves open and a table decides. */
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
    "A score of zero rules out every letter of the word from trust, an odd one from amplify; a negative one has suspicion among its letters, a positive one has not. A proven red letter rules out all the others.",
  ),
  "MS-46": components("Markers, stands and the screen change nothing.", {
    at: "component",
    why: "They hold cards or hide them; here each side sees its own and nothing else.",
  }),
  "MS-A3": scores("Where the alien works scores out itself, only the right one can be written."),
  "MS-A5": transmissions("A word has at most fifty letters, or as many as the table allows."),
  "MS-A6": transmissions("Where the table has a dictionary, only words that are in it may be sent."),
  "MS-A11": transmissions("Where the table forbids it, no side sends a word twice."),
  "MS-A13": guess("Where the table is strict, the guessed letters must have colors that a cipher can have."),
  "MS-A15": transmissions(
    "For several scientists any of them sends, or their captain, or all of one mind, as the table likes.",
  ),
} as const satisfies Readonly<Record<`MS-${string}`, Rule>>;
