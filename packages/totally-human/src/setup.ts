import { everyone, nobody, only, sealed, zone, type Zone } from "@facedown/core";
import { rounds, type Identity, type Sided } from "./cards.js";
import { charactersOf, identitiesOf, settingsOf, type Options } from "./options.js";
import type { Pack } from "./pack/pack.js";
import { readQuestion } from "./questions.js";
import type { State, TableDealer } from "./state.js";

function indices(cards: readonly unknown[]): number[] {
  return cards.map((_, card) => card);
}

function sides(cards: readonly unknown[]): Zone<Sided> {
  return zone<Sided>(
    nobody,
    cards.map((_, card) => ({ card, side: 0 })),
  );
}

/** Deals the cards, lays out the rockets and reads the first question. */
export function setUp(seats: number, options: Options, pack: Pack, dealer: TableDealer): State {
  const state: State = {
    phase: "answer",
    settings: settingsOf(options),
    round: 0,
    identities: zone<Identity>(nobody, identitiesOf(options)),
    players: charactersOf(options, pack, seats).map((character, seat) => ({
      character,
      hand: zone<Identity>(only(seat)),
    })),
    piles: {
      questions: zone<number>(nobody, indices(pack.questions)),
      adjectives: sides(pack.adjectives),
      nouns: sides(pack.nouns),
    },
    discards: zone<Sided>(everyone),
    questions: zone<number>(everyone),
    adjectives: zone<Sided>(everyone),
    nouns: zone<Sided>(everyone),
    answers: Array.from({ length: rounds }, () => sealed(seats)),
    done: nobody,
    places: sealed<number>(seats),
    rockets: Array.from({ length: options.rocketCount }, () => ({
      crew: nobody,
      ready: nobody,
      launched: false,
    })),
    requests: [],
  };
  dealer.shuffle(state.identities);
  dealer.deal(
    state.identities,
    state.players.map(({ hand }) => hand),
    rounds,
  );
  dealer.shuffle(state.piles.questions);
  dealer.shuffle(state.piles.adjectives, { flip: true });
  dealer.shuffle(state.piles.nouns, { flip: true });
  readQuestion(state, dealer, pack);
  return state;
}
