import { english, seatList, type Seat, type Seats, type WordsContext } from "@facedown/core";
import { roles, type Cipher, type Role } from "../cipher.js";
import type { Language } from "../language.js";
import { blank, colorOf } from "../pack/pack.js";
import { sideAt } from "../sides.js";
import type { Choice, Proposal, Sheet, View } from "../state.js";
import { placeKind, sideIn, signed, type StarsWords } from "./words.js";

type Context = WordsContext<View>;
type SeenSide = View["sides"][number];

const { list } = english;
const effects: Readonly<Record<Role, string>> = {
  trust: "trust",
  amplify: "amplify",
  suspicion: "suspicion",
};
const teamNames = ["Red", "Blue"] as const;
const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;

function sideName({ team, kind, members }: Pick<SeenSide, "team" | "kind" | "members">, view: View): string {
  const who = kind === "alien" ? "alien" : seatList(members).length === 1 ? "scientist" : "scientists";
  return view.settings.mode === "coop" ? `the ${who}` : `the ${teamNames[team].toLowerCase()} ${who}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function have(members: Seats): string {
  return seatList(members).length === 1 ? "has" : "have";
}

function cipherText({ trust, amplify, suspicion }: Cipher): string {
  return `trust ${trust.join(", ")}; amplify ${amplify.join(", ")}; suspicion ${suspicion}`;
}

/** All that players of this game read, in English. */
export function englishOf({ pack, alphabet }: Language): StarsWords {
  const cardOf = (kind: SeenSide["kind"], card: number) => pack[kind][card]!;

  const wordsAt = (kind: SeenSide["kind"], card: number, rows: readonly number[]): string[] =>
    rows.map((row, column) => cardOf(kind, card).columns[column]![row]!);

  const message = (kind: SeenSide["kind"], card: number, rows: readonly number[]): string => {
    const words = wordsAt(kind, card, rows);
    return cardOf(kind, card)
      .sentence.split(blank)
      .map((part, at) => part + (words[at] ?? ""))
      .join("");
  };

  const cardText = (kind: SeenSide["kind"], card: number): string => {
    const { sentence, columns } = cardOf(kind, card);
    return `“${sentence}” with ${columns.map((six) => six.map((word, row) => `${row + 1} ${word}`).join(", ")).join(" / ")}`;
  };

  /** The side whose card lies open for those who guess. */
  const guessedSide = (view: View, seat: Seat | "spectator"): SeenSide | undefined => {
    const mine = seat === "spectator" ? -1 : sideAt(view.sides, seat);
    const side = view.sides[mine];
    return side && view.sides.find(({ team, kind }) => team === side.team && kind !== side.kind);
  };

  const rowsText = (side: SeenSide | undefined, rows: readonly number[]): string => {
    const card = side?.card[0];
    return side && card !== undefined && card !== null
      ? list(wordsAt(side.kind, card, rows))
      : `the rows ${rows.map((row) => row + 1).join(", ")}`;
  };

  const choiceText = (choice: Choice, side: SeenSide | undefined): string => {
    if ("word" in choice) return choice.word;
    return "rows" in choice ? rowsText(side, choice.rows) : cipherText(choice.letters);
  };

  const otherSide = (view: View, { team, kind }: SeenSide): SeenSide | undefined =>
    view.sides.find((side) => side.team === team && side.kind !== kind);

  const proposalText = ({ choice, agreed }: Proposal, side: SeenSide, context: Context): string =>
    choice === null
      ? "nothing proposed"
      : `${choiceText(choice, otherSide(context.view, side))} (for it: ${list(seatList(agreed).map(context.name))})`;

  const sheetText = ({ notes, marks, writeIns }: Sheet): string => {
    const marked = roles.flatMap((role) => {
      const entries = Object.entries(marks[role]).sort(([a], [b]) => (a < b ? -1 : 1));
      const of = (mark: string) => entries.flatMap(([letter, each]) => (each === mark ? [letter] : []));
      return [
        ...(of("out").length > 0 ? [`not ${effects[role]}: ${of("out").join(" ")}`] : []),
        ...(of("confirmed").length > 0 ? [`${effects[role]}: ${of("confirmed").join(" ")}`] : []),
      ];
    });
    const written = writeIns.some((letter) => letter !== "")
      ? [`letters ${writeIns.map((letter) => (letter === "" ? "–" : letter)).join(" ")}`]
      : [];
    const parts = [...marked, ...written, ...(notes === "" ? [] : [`notes “${notes}”`])];
    return parts.length === 0 ? "nothing written" : parts.join("; ");
  };

  const sentText = (side: SeenSide, view: View): string[] => {
    const seen = side.sent.flatMap(({ word, score }) =>
      word === null || score === null ? [] : [`${word} ${signed(score)}`],
    );
    return seen.length === 0 ? [] : [`${capital(sideName(side, view))} sent ${list(seen)}.`];
  };

  const rollsText = (side: SeenSide): string[] => {
    const [card] = side.card;
    const rows = side.rolls.filter((roll) => roll !== null);
    return card === null || card === undefined || rows.length < side.rolls.length
      ? []
      : [message(side.kind, card, rows)];
  };

  const cipherStands = (letters: readonly string[]): string => {
    const colored = letters.map((letter) => `${letter} (${colorOf(alphabet, letter) ?? "no color"})`);
    return `The cipher: trust ${colored.slice(0, 3).join(", ")}; amplify ${colored.slice(3, 5).join(", ")}; suspicion ${colored[5]!}.`;
  };

  const pending = (context: Context): string[] => {
    const { view, name } = context;
    const proposed = view.sides.flatMap((side) =>
      side.proposal?.choice
        ? [`Proposed among ${sideName(side, view)}: ${proposalText(side.proposal, side, context)}.`]
        : [],
    );
    const unscored =
      view.phase === "score"
        ? view.committed.flatMap(({ choice }, seat) =>
            choice && "word" in choice
              ? [`${name(seat)} sends ${choice.word}: its score is to be written.`]
              : [],
          )
        : [];
    return [...proposed, ...unscored];
  };

  return {
    seat: (seat, view) => {
      const side = view.sides[sideAt(view.sides, seat)]!;
      const number = seatList(side.members).indexOf(seat) + 1;
      const several = seatList(side.members).length > 1 ? ` ${number}` : "";
      const who = side.kind === "alien" ? "alien" : `scientist${several}`;
      return view.settings.mode === "coop" ? capital(who) : `${teamNames[side.team]} ${who}`;
    },

    phases: {
      cipher: "The alien makes the cipher",
      alien: "Transmissions: the alien's word",
      scientists: "Transmissions: the scientists' word",
      score: "Transmissions: the score",
      guessScientists: "Final guess: the scientists' words",
      guessAlien: "Final guess: the alien's words",
      guessCipher: "Final guess: the cipher",
      over: "The end",
    },

    moves: {
      setCipher: (cipher) => `Choose the cipher: ${cipherText(cipher)}`,
      transmit: ({ word }) => `Send ${word}`,
      writeScore: ({ score }) => `Write the score ${signed(score)}`,
      guessWords: ({ rows }, { view, viewer }) => `Guess ${rowsText(guessedSide(view, viewer), rows)}`,
      guessCipher: (cipher) => `Guess ${cipherText(cipher)}`,
      agree: (_, { view, viewer }) => {
        const side = viewer === "spectator" ? undefined : view.sides[sideAt(view.sides, viewer)];
        const choice = side?.proposal?.choice;
        return choice ? `Agree to ${choiceText(choice, guessedSide(view, viewer))}` : "Agree";
      },
      note: ({ text }) => (text === "" ? "Clear your side's notes" : `Write in your side's notes: ${text}`),
      mark: ({ role, letter, mark }) =>
        mark === "open"
          ? `Take the mark off ${letter} for ${effects[role]}`
          : `Mark ${letter} as ${mark === "out" ? "not" : "surely"} ${effects[role]}`,
      writeIn: ({ slot, letter }) =>
        letter === ""
          ? `Clear place ${slot + 1} of the console`
          : `Write ${letter} into place ${slot + 1} of the console`,
    },

    events: {
      lettersRefused: ({ letters }) =>
        `These letters were drawn and found no slot, so they are not in the cipher: ${letters.map((letter) => letter ?? "?").join(", ")}.`,
      roundBegun: ({ round }) => `Round ${round + 1} begins.`,
      proposed: ({ seat, proposal }, { name, view }) => {
        const side = view.sides[sideAt(view.sides, seat)]!;
        const choice = proposal?.choice;
        return choice
          ? `${name(seat)} proposes ${choiceText(choice, otherSide(view, side))}.`
          : `${name(seat)} proposes something.`;
      },
      agreed: ({ seat }, { name }) => `${name(seat)} agrees.`,
      transmitted: ({ side: at, word, score }, { view }) => {
        const side = view.sides[at]!;
        const who = capital(sideName(side, view));
        return word === null || score === null
          ? `${who} ${have(side.members)} sent a word.`
          : `${who} sent ${word}, which scores ${signed(score)}.`;
      },
      cardShown: ({ side: at, card }, { view }) => {
        const side = view.sides[at]!;
        const who = capital(sideName(side, view));
        return card === null ? `${who} shows a card.` : `${who}: the card is ${cardText(side.kind, card)}.`;
      },
      wordsJudged: ({ side: at, of, rows, rolls, points }, { view }) => {
        const [side, other] = [view.sides[at]!, view.sides[of]!];
        const rolled = rolls.filter((roll) => roll !== null);
        const truth = rolled.length < rolls.length ? "" : ` It was ${rowsText(other, rolled)}.`;
        return `${capital(sideName(side, view))} guessed ${rowsText(other, rows)}: ${counted(points, "word")} right.${truth}`;
      },
      lettersJudged: ({ side: at, letters, points }, { view }) =>
        `${capital(sideName(view.sides[at]!, view))} guessed ${cipherText(letters)}: ${counted(points, "letter")} right.`,
    },

    rejections: {
      "MS-5": ({ why, letter }) =>
        why === "twice"
          ? `The cipher needs six different letters: ${letter} is there twice.`
          : `“${letter}” is no letter card.`,
      "MS-6": ({ why }) =>
        ({
          trust: "Trust needs one green letter and two black or red ones.",
          amplify: "Amplify needs one green letter and one black or red one.",
          red: "A cipher has at most one red letter.",
        })[why],
      "MS-10": ({ why }) =>
        why === "sent already" ? "Your side has sent its word already." : "It is not your side's turn.",
      "MS-12": ({ word, why }) =>
        ({
          same: `${word} stands on your own card.`,
          contains: `That word contains ${word}, which stands on your own card.`,
          derives: `That word derives from ${word}, which stands on your own card, or the other way about.`,
        })[why],
      "MS-15": ({ why, sign }) =>
        ({
          empty: "Send a word.",
          space: "Send one word, without spaces.",
          sign: `A word has letters, with hyphens only between them: “${sign}” does not belong there.`,
        })[why],
      "MS-25": () => "It is for the alien to guess.",
      "MS-26": () => "It is for the scientists to guess.",
      "MS-27": ({ why, letter }) =>
        ({
          scientists: "It is for the scientists to guess.",
          "no letter": `“${letter}” is no letter card.`,
          twice: `Guess six different letters: ${letter} is there twice.`,
        })[why],
      "MS-29": () => "Your side has guessed, and nothing is changed afterwards.",
      "MS-A3": ({ why }) =>
        why === "wrong" ? "That is not the score of this word." : "You have no score to write.",
      "MS-A5": ({ most }) => `A word has at most ${counted(most, "letter")} at this table.`,
      "MS-A6": ({ word }) => `${word} is not in this table's dictionary.`,
      "MS-A11": ({ word }) => `Your side has sent ${word} before.`,
      "MS-A13": ({ why }) =>
        ({
          trust: "A cipher has one green letter in trust.",
          amplify: "A cipher has one green letter in amplify.",
          red: "A cipher has at most one red letter.",
        })[why],
      "MS-A15": ({ why }) =>
        ({
          "nothing proposed": "Nobody of your side has proposed anything.",
          "agreed already": "You have agreed already.",
          captain: "Your captain decides.",
        })[why],
    },

    places: {
      "sides.*.card": ([at], { view }) => `the message card of ${sideName(view.sides[Number(at)]!, view)}`,
      "sides.*.rolls": ([at], { view }) => `the rolls of ${sideName(view.sides[Number(at)]!, view)}`,
      "sides.*.sent.*.word": ([at, round], { view }) =>
        `word ${Number(round) + 1} of ${sideName(view.sides[Number(at)]!, view)}`,
      "sides.*.sent.*.score": ([at, round], { view }) =>
        `score ${Number(round) + 1} of ${sideName(view.sides[Number(at)]!, view)}`,
      "sides.*.proposal": ([at], { view }) => `the proposal among ${sideName(view.sides[Number(at)]!, view)}`,
      "sides.*.sheet": ([at], { view }) => `the console of ${sideName(view.sides[Number(at)]!, view)}`,
      "piles.alien": () => "the pile of alien messages",
      "piles.scientists": () => "the pile of scientist messages",
      deck: () => "the letter deck",
      cipher: () => "the cipher",
      committed: () => "the words and guesses that wait",
    },

    card: (face: unknown, place, context) => {
      const side = context.view.sides[sideIn(place)] ?? context.view.sides[0]!;
      switch (placeKind(place)) {
        case "sides.*.card":
          return cardText(side.kind, face as number);
        case "piles.alien":
          return `“${cardOf("alien", face as number).sentence}”`;
        case "piles.scientists":
          return `“${cardOf("scientists", face as number).sentence}”`;
        case "sides.*.rolls":
          return String((face as number) + 1);
        case "sides.*.sent.*.score":
          return signed(face as number);
        case "sides.*.proposal":
          return proposalText(face as Proposal, side, context);
        case "sides.*.sheet":
          return sheetText(face as Sheet);
        case "committed":
          return choiceText(face as Choice, undefined);
        default:
          return String(face);
      }
    },

    options: {
      mode: {
        name: "Teams",
        help: '"coop": one alien and its scientists against the stars. "teams": two such teams against each other, from four players on. Up to four players are best off as one team.',
        values: { coop: "one team", teams: "two teams" },
      },
      hard: {
        name: "Hard mode",
        help: "One team plays three rounds instead of four; between two teams, what aliens send is secret.",
      },
      aliens: {
        name: "Aliens",
        help: "The seat of the alien, counted from 0, as a list; with two teams the seats of both. Null: the first of each team.",
        values: { null: "the first of each team" },
      },
      teams: {
        name: "Who is in which team",
        help: "The team of each seat, 0 or 1, as a list; null: in turns.",
        values: { null: "in turns" },
      },
      captains: {
        name: "Captains",
        help: "The seat that speaks for the scientists, as a list, one for each team; null: the first of them.",
        values: { null: "the first of the scientists" },
      },
      submission: {
        name: "Who sends for the scientists",
        help: '"any": whoever is first. "captain": the captain, to whom the others propose. "unanimous": all of one mind.',
        values: { any: "whoever is first", captain: "the captain", unanimous: "all of one mind" },
      },
      cipherSource: {
        name: "Cipher",
        help: '"deck": drawn as the rulebook has it. "uniform": each cipher equally likely. "manual": the alien chooses it.',
        values: { deck: "drawn from the deck", uniform: "each equally likely", manual: "the alien chooses" },
      },
      manualScoring: {
        name: "Aliens work scores out",
        help: "Whether aliens write the scores; a wrong one is refused.",
      },
      allowPhrases: { name: "Phrases", help: "Whether several words may be sent as one." },
      longestWord: { name: "Longest word", help: "The most letters that a word may have: 1 to 50." },
      containsRule: {
        name: "Words inside words",
        help: '"substring": a word of the own card may not stand inside another word. "wholeWord": it may.',
        values: { substring: "not allowed", wholeWord: "allowed" },
      },
      sentenceWords: {
        name: "Words of the sentence",
        help: '"content": words of four letters and more of the own card\'s sentence are banned too. "free": they are not.',
        values: { content: "the long ones are banned", free: "allowed" },
      },
      forbidRepeats: { name: "No repeats", help: "Whether a side may send each word only once." },
      strictGuess: {
        name: "Strict guess",
        help: "Whether the guessed letters must have colors that a cipher can have.",
      },
      target: {
        name: "Target",
        help: "How many of the twelve points one team wants to make; null for none.",
        values: { null: "none" },
      },
    },

    outcome: ({ teams, winner, perfect, reached }) => {
      const each = teams.map(({ total, scientistWords, alienWords, letters }, team) => {
        const who = teams.length > 1 ? `${teamNames[team as 0 | 1]}: ` : "";
        return `${who}${total} of 12 points (${counted(scientistWords + alienWords, "word")}, ${counted(letters, "letter")}).`;
      });
      const head =
        teams.length > 1
          ? [winner === null ? "A draw." : `${teamNames[winner]} wins.`]
          : reached === null
            ? []
            : [reached ? "You have reached your target." : "You have missed your target."];
      return [...head, ...each, ...(perfect ? ["A perfect score!"] : [])].join(" ");
    },

    standing: ({ view }) => {
      const letters = view.cipher.filter((letter) => letter !== null);
      return [
        ...view.sides.flatMap((side) =>
          rollsText(side).map((text) => `The message of ${sideName(side, view)}: ${text}`),
        ),
        ...(letters.length === 6 ? [cipherStands(letters)] : []),
        `Letters: green ${alphabet.green.join(" ")}, black ${alphabet.black.join(" ")}, red ${alphabet.red.join(" ")}. A cipher has one red letter at most.`,
        ...view.sides.flatMap((side) => sentText(side, view)),
      ];
    },

    pending,

    facts: {
      score: (score) => `The score is ${signed(score)}.`,
      points: (points) => `${counted(points, "point")}.`,
    },
  };
}
