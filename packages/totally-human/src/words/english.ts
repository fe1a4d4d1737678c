import {
  countSeats,
  english as coreWords,
  includes,
  seatList,
  union,
  without,
  type Seats,
  type WordsContext,
} from "@facedown/core";
import { rounds, type AnswerNumber, type Identity, type Sided } from "../cards.js";
import { answerTexts } from "../content.js";
import type { Reason } from "../outcome.js";
import type { Pack } from "../pack/pack.js";
import type { Dropped, View } from "../state.js";
import { cardWords, type TotallyHumanWords } from "./words.js";

type Context = WordsContext<View>;

const { list } = coreWords;

const s = (count: number): string => (count === 1 ? "" : "s");

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function names(seats: Seats, { name }: Context): string {
  return list(seatList(seats).map(name));
}

function agrees(seats: Seats): string {
  return countSeats(seats) === 1 ? "agrees" : "agree";
}

function identityText({ number, alien }: Identity): string {
  return alien ? `Alien ${number}` : `Plain ${number}`;
}

const dropped: Readonly<Record<Dropped, string>> = {
  canceled: "changes their mind and no longer asks",
  replaced: "no longer asks",
  moved: "is elsewhere now and no longer asks",
  launched: "asked in vain",
};

const reasons: Readonly<Record<Reason, string>> = {
  "humans aboard": "succeeds: an alien with human company",
  "no human aboard": "fails: an alien with no human aboard",
  largest: "succeeds: a human on the largest alien-free rocket",
  "alien aboard": "fails: a human with an alien aboard",
  smaller: "fails: a human on an alien-free rocket that is not the largest",
  tied: "fails: a human on one of several equally large alien-free rockets",
};

/** All that players of this pack read, in English. */
export function englishOf(pack: Pack): TotallyHumanWords {
  const rocketName = (rocket: number): string => pack.rockets[rocket]?.name ?? `Rocket ${rocket + 1}`;

  const aboard = (rocket: number, context: Context, but?: number): string => {
    const crew = seatList(context.view.rockets[rocket]?.crew ?? (0 as Seats)).filter((seat) => seat !== but);
    return crew.length === 0 ? "empty" : list(crew.map(context.name));
  };

  const place = (rocket: number, context: Context): string =>
    `${rocketName(rocket)} (${aboard(rocket, context)})`;

  const combination = (view: View, round: number, number: AnswerNumber): string => {
    const onTable = view.adjectives[round] && view.nouns[round];
    return onTable ? `${number} (${answerTexts(pack, view, round)[number - 1]!})` : String(number);
  };

  const adjectives = ({ card, side }: Sided): string =>
    `the adjective card (${pack.adjectives[card]![side].join(", ")})`;
  const nouns = ({ card, side }: Sided): string => {
    const { symbol, nouns: five } = pack.nouns[card]![side];
    return `the noun card with a ${symbol} (${five.join(", ")})`;
  };
  const question = (card: number): string => `“${pack.questions[card]!.text}”`;

  const fiveAnswers = (view: Pick<View, "adjectives" | "nouns">, round: number): string =>
    `The answers are ${answerTexts(pack, view, round)
      .map((text, i) => `${i + 1} ${text}`)
      .join(", ")}.`;

  const questionStands = (round: number, context: Context): string => {
    const { view, name } = context;
    const text = `Question ${round + 1} of ${rounds}: ${pack.questions[view.questions[round]!]!.text}`;
    const given = view.answers[round]!.flatMap(({ choice }, seat) =>
      choice === null ? [] : [`${name(seat)} ${combination(view, round, choice)}`],
    );
    const open = view.phase !== "answer" || round < view.round;
    return open ? `${text} Answered: ${list(given)}.` : `${text} ${fiveAnswers(view, round)}`;
  };

  const rocketStands = (rocket: number, context: Context): string => {
    const { crew, ready, launched } = context.view.rockets[rocket]!;
    const ship = rocketName(rocket);
    if (countSeats(crew) === 0) return `${ship} is empty.`;
    if (launched) return `${ship} has launched with ${names(crew, context)} aboard.`;
    const votes =
      countSeats(ready) === 0 ? "" : `, of whom ${names(ready, context)} ${agrees(ready)} to launch`;
    return `${ship} has ${names(crew, context)} aboard${votes}.`;
  };

  const requestStands = ({ seat, rocket, consent }: View["requests"][number], context: Context): string => {
    const { agreed, refused } = consent;
    const silent = without(consent.group, union(agreed, refused));
    const said = [
      ...(countSeats(agreed) > 0 ? [`${names(agreed, context)} ${agrees(agreed)}`] : []),
      ...(countSeats(refused) > 0
        ? [`${names(refused, context)} ${countSeats(refused) === 1 ? "refuses" : "refuse"}`]
        : []),
      ...(countSeats(silent) > 0
        ? [`${names(silent, context)} ${countSeats(silent) === 1 ? "has" : "have"} not answered`]
        : []),
    ];
    return `${context.name(seat)} asks to join ${rocketName(rocket)}: ${list(said)}.`;
  };

  const pending = (context: Context): string[] => {
    const { phase, round, requests } = context.view;
    if (phase === "answer" || phase === "discuss") return [questionStands(round, context)];
    return phase === "launch" ? requests.map((asked) => requestStands(asked, context)) : [];
  };

  return {
    seat: (seat, view) => {
      const { character } = view.players[seat]!;
      return capital(pack.characters[character]!.id);
    },

    phases: {
      answer: "Questions phase: answer",
      discuss: "Questions phase: discussion",
      choosePlace: "Launch phase: places for the last standees",
      launch: "Launch phase",
      over: "Resolution",
    },

    timers: { negotiation: "Until all rockets launch as they stand" },

    moves: {
      answer: ({ number }, { view }) => `Answer ${combination(view, view.round, number)}`,
      done: () => "Enough talk: go on",
      closeDiscussion: () => "Close the discussion",
      choosePlace: ({ rocket }) => `Put your last standee on ${rocketName(rocket)}`,
      board: ({ rocket }) => `Move to ${rocketName(rocket)}, which is empty`,
      request: ({ rocket }, context) => `Ask to join ${place(rocket, context)}`,
      agree: ({ seat }, { name }) => `Let ${name(seat)} aboard`,
      refuse: ({ seat }, { name }) => `Keep ${name(seat)} out`,
      withdrawConsent: ({ seat }, { name }) => `Take back what you said to ${name(seat)}`,
      cancelRequest: ({ rocket }) => `Stop asking to join ${rocketName(rocket)}`,
      launch: () => "Launch!",
      withdrawLaunch: () => "Hold the launch",
      deadline: () => "Time is up: launch all rockets",
    },

    events: {
      questionRead: ({ round, reader, question: card, adjective, noun }, { name }) => {
        const five = fiveAnswers({ adjectives: [adjective], nouns: [noun] }, 0);
        return `${name(reader)} reads question ${round + 1} of ${rounds}: ${pack.questions[card]!.text} ${five}`;
      },
      done: ({ seat }, { name }) => `${name(seat)} has talked enough.`,
      discussionClosed: ({ round }) => `The discussion of question ${round + 1} is over.`,
      standeesPlaced: ({ rockets }, { name }) => {
        const used = [...new Set(rockets)].sort((a, b) => a - b);
        const groups = used.map((rocket) => {
          const seats = rockets.flatMap((at, seat) => (at === rocket ? [name(seat)] : []));
          return `${rocketName(rocket)}: ${list(seats)}`;
        });
        return `The last standees are placed. ${groups.join(". ")}.`;
      },
      requested: ({ seat, rocket }, context) =>
        `${context.name(seat)} asks to join ${place(rocket, context)}.`,
      agreed: ({ seat, requester, rocket }, { name }) =>
        `${name(seat)} agrees to let ${name(requester)} aboard ${rocketName(rocket)}.`,
      refused: ({ seat, requester, rocket }, { name }) =>
        `${name(seat)} refuses to let ${name(requester)} aboard ${rocketName(rocket)}.`,
      consentWithdrawn: ({ seat, requester, rocket }, { name }) =>
        `${name(seat)} takes back what was said to ${name(requester)} about ${rocketName(rocket)}.`,
      requestDropped: ({ seat, rocket, why }, { name }) =>
        `${name(seat)} ${dropped[why]} to join ${rocketName(rocket)}.`,
      boarded: ({ seat, from, to }, { name }) =>
        `${name(seat)} moves from ${rocketName(from)} to ${rocketName(to)}.`,
      launchAgreed: ({ seat, rocket }, { name }) => `${name(seat)} is ready to launch ${rocketName(rocket)}.`,
      launchWithdrawn: ({ seat, rocket }, { name }) =>
        `${name(seat)} holds the launch of ${rocketName(rocket)}.`,
      launchCleared: ({ rocket, seats }, context) =>
        `Those aboard ${rocketName(rocket)} have changed: ${names(seats, context)} ${countSeats(seats) === 1 ? "has" : "have"} to agree to launch anew.`,
      launched: ({ rocket, crew, why }, context) => {
        const ship = `${rocketName(rocket)} launches with ${names(crew, context)} aboard`;
        return why === "last"
          ? `${ship}: nobody else is left.`
          : why === "deadline"
            ? `${ship}, as it stands.`
            : `${ship}!`;
      },
      deadlineReached: () => "Time is up.",
      rocketRevealed: ({ rocket, crew, aliens }, context) => {
        const humans = seatList(crew).filter((seat) => !includes(aliens, seat));
        const who = [
          ...(humans.length > 0
            ? [`${list(humans.map(context.name))} ${humans.length === 1 ? "is human" : "are human"}`]
            : []),
          ...(countSeats(aliens) > 0
            ? [`${names(aliens, context)} ${countSeats(aliens) === 1 ? "is an alien" : "are aliens"}`]
            : []),
        ];
        return `${rocketName(rocket)} is opened: ${list(who)}.`;
      },
      judged: ({ seat, reason }, { name }) => `${name(seat)} ${reasons[reason]}.`,
    },

    rejections: {
      "TH-7": ({ rockets }) => `There is no such rocket: there are ${rockets} rocket${s(rockets)}.`,
      "TH-17": ({ allowed }) =>
        allowed.length === 1
          ? `You are an alien: the only number left on your identity cards is ${allowed[0]!}.`
          : `You are an alien: the numbers left on your identity cards are ${list(allowed.map(String))}.`,
      "TH-22": ({ why }) =>
        why === "done already"
          ? "You have said already that you need no more talk."
          : why === "host ends it"
            ? "The host ends the discussion at this table."
            : "The discussion ends when every player has talked enough.",
      "TH-28": ({ why, rocket }) =>
        why === "aboard"
          ? `You are aboard ${rocketName(rocket)} already.`
          : `Nobody is aboard ${rocketName(rocket)}: you can move there without asking.`,
      "TH-29": ({ why }) =>
        ({
          occupied: "Others are aboard: you have to ask them.",
          "asked already": "You are asking to join that rocket already.",
          "no request": "There is no such request.",
          "said already": "You have said so already.",
          "said nothing": "You have said nothing that you could take back.",
        })[why],
      "TH-33": ({ why }) =>
        ({
          "you launched": "Your rocket has launched.",
          "it launched": "That rocket has launched.",
          "agreed already": "You have agreed to launch already.",
          "not agreed": "You have not agreed to launch.",
          "no deadline": "This table has set no deadline: rockets launch when all aboard agree.",
        })[why],
    },

    places: {
      identities: () => "the deck of identity cards",
      "players.*.hand": ([seat], { name }) => `${name(Number(seat))}'s identity cards`,
      "piles.questions": () => "the question pile",
      "piles.adjectives": () => "the adjective pile",
      "piles.nouns": () => "the noun pile",
      discards: () => "the discarded nouns",
      questions: () => "the questions on the table",
      adjectives: () => "the adjectives on the table",
      nouns: () => "the nouns on the table",
      "answers.*": ([round]) => `the answers to question ${Number(round) + 1}`,
      places: () => "the chosen rockets",
    },

    card: cardWords({
      question,
      adjectives,
      nouns,
      answer: (round, number, { view }) => combination(view, round, number),
      rocket: rocketName,
      identity: identityText,
    }),

    options: {
      minPlayers: {
        name: "Fewest players",
        help: "How many players are enough: 3, or 2 for a very short game.",
      },
      identityDeck: {
        name: "Identity cards",
        help: 'The deck that players are dealt from: "standard" (40 cards, five of them aliens), or a list of your own with at least three cards for each player.',
        values: { standard: "the 40 of the game" },
      },
      launchStart: {
        name: "Start of the launch phase",
        help: '"shared": all begin on the first rocket. "choose": each player chooses a rocket in secret, and all are shown at once.',
        values: { shared: "all on the first rocket", choose: "chosen in secret" },
      },
      discussionEnds: {
        name: "End of a discussion",
        help: '"all": when every player has talked enough. "host": when the host closes it.',
        values: { all: "when all have talked enough", host: "when the host closes it" },
      },
      multipleRequests: {
        name: "Several requests at a time",
        help: "Whether a player may ask to join several rockets at once. Otherwise a new request replaces the one before.",
      },
      negotiationDeadline: {
        name: "Deadline of the launch phase",
        help: "After how many seconds all rockets launch as they stand; null for no deadline.",
        values: { null: "none" },
      },
      rocketCount: { name: "Rockets", help: "How many rockets there are, at least 2." },
      characters: {
        name: "Characters",
        help: "The character of each seat, by its color, none twice; null for the first ones of the pack.",
        values: { null: "the first of the pack" },
      },
    },

    outcome: ({ results }, { name }) => {
      const winners = results.flatMap(({ success }, seat) => (success ? [name(seat)] : []));
      const each = results.map(({ reason }, seat) => `${name(seat)} ${reasons[reason]}.`);
      const verb = winners.length === 1 ? "succeeds" : "succeed";
      const head =
        winners.length === 0
          ? "Nobody succeeds."
          : winners.length === results.length
            ? "Everybody succeeds!"
            : `${list(winners)} ${verb}.`;
      return [head, ...each].join(" ");
    },

    standing: (context) => {
      const { view, name } = context;
      const placed = view.phase === "launch" || view.phase === "over";
      return [
        ...view.roles.flatMap((role, seat) =>
          role === null ? [] : [`${name(seat)} is ${role === "alien" ? "an alien" : "human"}.`],
        ),
        ...view.questions.map((_, round) => questionStands(round, context)),
        ...(countSeats(view.done) > 0
          ? [`${names(view.done, context)} ${countSeats(view.done) === 1 ? "has" : "have"} talked enough.`]
          : []),
        ...(placed ? view.rockets.map((_, rocket) => rocketStands(rocket, context)) : []),
        ...view.requests.map((asked) => requestStands(asked, context)),
      ];
    },

    pending,

    facts: {},
  };
}
