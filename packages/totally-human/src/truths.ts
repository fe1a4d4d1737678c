import {
  allSeats,
  common,
  countSeats,
  faces,
  includes,
  isUnanimous,
  nobody,
  seatList,
  without,
  type Stock,
} from "@facedown/core";
import { answerNumbers, mayHaveAnswered, rounds, type AnswerNumber } from "./cards.js";
import type { Pack } from "./pack/pack.js";
import type { State } from "./state.js";

/** Which cells were shuffled together or may take which values. */
export function stocksOf(state: State): { readonly [name: string]: Stock } {
  const { identities, players, piles, discards, questions, adjectives, nouns, answers, places, rockets } =
    state;
  return {
    identities: { cells: [...identities.cards, ...players.flatMap(({ hand }) => hand.cards)] },
    questions: { cells: [...piles.questions.cards, ...questions.cards] },
    adjectives: { cells: [...piles.adjectives.cards, ...adjectives.cards] },
    nouns: { cells: [...piles.nouns.cards, ...discards.cards, ...nouns.cards] },
    answers: {
      cells: answers.flatMap(({ choices }) => choices),
      values: answerNumbers,
    },
    places: {
      cells: places.choices,
      values: rockets.map((_, rocket) => rocket),
    },
  };
}

/** All answers that a seat has given or committed to, in order. */
export function answersOf(state: State, seat: number): AnswerNumber[] {
  return state.answers.flatMap(({ choices }) => choices[seat]?.face ?? []);
}

type Truth = (context: { readonly state: State }) => boolean;

/** What is true of every position of a game with this pack. */
export function invariantsOf(pack: Pack) {
  const eachHasThreeCards: Truth = ({ state }) =>
    state.players.every(({ hand }) => hand.cards.length === rounds);

  const aliensAnswerFromTheirNumbers: Truth = ({ state }) =>
    state.players.every(({ hand }, seat) => mayHaveAnswered(faces(hand), answersOf(state, seat)));

  const nounsFitTheirQuestions: Truth = ({ state }) =>
    state.nouns.cards.every(({ face: { card, side } }, round) =>
      pack.questions[state.questions.cards[round]!.face]!.symbols.includes(pack.nouns[card]![side].symbol),
    );

  const everybodyIsOnOneRocket: Truth = ({ state: { phase, rockets, players } }) => {
    const placed = phase === "launch" || phase === "over";
    const aboard = rockets.flatMap(({ crew }) => seatList(crew)).sort((a, b) => a - b);
    return placed
      ? aboard.length === players.length && aboard.every((seat, at) => seat === at)
      : aboard.length === 0;
  };

  const launchedRocketsHaveCrews: Truth = ({ state }) =>
    state.rockets.every(({ crew, ready, launched }) => !launched || (crew !== nobody && ready === nobody));

  const onlyThoseAboardAgreeToLaunch: Truth = ({ state }) =>
    state.rockets.every(
      ({ crew, ready }) => without(ready, crew) === nobody && (ready !== crew || crew === nobody),
    );

  const requestsAreOpen: Truth = ({ state: { phase, requests, rockets, settings } }) => {
    const keys = requests.map(({ seat, rocket }) => (settings.multipleRequests ? `${seat} ${rocket}` : seat));
    if (new Set(keys).size < keys.length || (requests.length > 0 && phase !== "launch")) return false;
    return requests.every(({ seat, rocket, consent }) => {
      const wanted = rockets[rocket]!;
      const from = rockets.find(({ crew }) => includes(crew, seat));
      return (
        !wanted.launched &&
        from?.launched === false &&
        from !== wanted &&
        wanted.crew !== nobody &&
        consent.group === wanted.crew &&
        without(consent.agreed, wanted.crew) === nobody &&
        without(consent.refused, wanted.crew) === nobody &&
        common(consent.agreed, consent.refused) === nobody &&
        !isUnanimous(consent)
      );
    });
  };

  const everyStandeeIsPlacedAtTheEnd: Truth = ({ state: { phase, answers, players, rockets } }) =>
    phase !== "over" ||
    (answers.every(({ choices }) => choices.every((choice) => choice !== null)) &&
      rockets.reduce((count, { crew, launched }) => count + (launched ? countSeats(crew) : 0), 0) ===
        players.length);

  const nobodyIsDoneBeforeTheTalk: Truth = ({ state: { phase, done, players } }) =>
    phase === "discuss" ? done !== allSeats(players.length) : done === nobody;

  return {
    eachHasThreeCards,
    aliensAnswerFromTheirNumbers,
    nounsFitTheirQuestions,
    everybodyIsOnOneRocket,
    launchedRocketsHaveCrews,
    onlyThoseAboardAgreeToLaunch,
    requestsAreOpen,
    everyStandeeIsPlacedAtTheEnd,
    nobodyIsDoneBeforeTheTalk,
  };
}
