// Draw-and-answer with Game Park's material: secret rules, simultaneous rules, hiding strategies. It keeps no scores;
// they follow from the cards that were revealed.
import {
  MaterialGameSetup,
  MaterialRulesPart,
  PositiveSequenceStrategy,
  SecretMaterialRules,
  SimultaneousRule,
  hideItemId,
  hideItemIdToOthers,
  isMoveItem,
  playAction,
} from "@gamepark/rules-api";
import { cards, moves, picksOf, playAll, rounds, seats, shuffledDeck } from "../draw-and-answer/deal.ts";
import { now } from "../measure/clock.ts";

const Card = 1;
const Place = { Deck: 1, Hand: 2, Answer: 3, Revealed: 4 };
const Rule = { Draw: 1, Answer: 2, Reveal: 3 };
const Memory = { Round: 1 };

class Draw extends SimultaneousRule {
  getActivePlayerLegalMoves(player) {
    return [this.material(Card).location(Place.Deck).deck().dealOne({ type: Place.Hand, player })];
  }
  afterItemMove(move) {
    if (!isMoveItem(move) || move.location.type !== Place.Hand) return [];
    const { player } = move.location;
    const held = this.material(Card).location(Place.Hand).player(player).length;
    return held >= rounds ? [this.endPlayerTurn(player)] : [];
  }
  getMovesAfterPlayersDone() {
    return [this.startSimultaneousRule(Rule.Answer)];
  }
}

class Answer extends SimultaneousRule {
  getActivePlayerLegalMoves(player) {
    return this.material(Card).location(Place.Hand).player(player).moveItems({ type: Place.Answer, player });
  }
  afterItemMove(move) {
    if (!isMoveItem(move) || move.location.type !== Place.Answer) return [];
    return [this.endPlayerTurn(move.location.player)];
  }
  getMovesAfterPlayersDone() {
    return [this.startRule(Rule.Reveal)];
  }
}

class Reveal extends MaterialRulesPart {
  onRuleStart() {
    const round = (this.remind(Memory.Round) ?? 0) + 1;
    const shown = this.material(Card)
      .location(Place.Answer)
      .moveItems(({ location }) => ({ type: Place.Revealed, id: round, player: location.player }));
    this.memorize(Memory.Round, round);
    shown.push(round >= rounds ? this.endGame() : this.startSimultaneousRule(Rule.Answer));
    return shown;
  }
}

class Rules extends SecretMaterialRules {
  rules = { [Rule.Draw]: Draw, [Rule.Answer]: Answer, [Rule.Reveal]: Reveal };
  locationsStrategies = {
    [Card]: {
      [Place.Deck]: new PositiveSequenceStrategy(),
      [Place.Hand]: new PositiveSequenceStrategy(),
    },
  };
  hidingStrategies = {
    [Card]: {
      [Place.Deck]: hideItemId,
      [Place.Hand]: hideItemIdToOthers,
      [Place.Answer]: hideItemIdToOthers,
    },
  };
}

/** Lays the cards out in the order in which they will be drawn, so that a hand lists its cards in that order. */
class Setup extends MaterialGameSetup {
  Rules = Rules;
  constructor(deck) {
    super();
    this.deck = deck;
  }
  setupMaterial() {
    const items = this.deck.map((value, x) => ({ id: value + 1, location: { type: Place.Deck, x } }));
    this.material(Card).createItems(items.reverse());
  }
  start() {
    this.startSimultaneousRule(Rule.Draw);
  }
}

function finalOf(game) {
  const at = (type) => game.items[Card].filter(({ location }) => location.type === type);
  const value = ({ id }) => id - 1;
  const revealed = at(Place.Revealed)
    .sort((a, b) => a.location.id - b.location.id || a.location.player - b.location.player)
    .map(value);
  const scores = Array.from({ length: seats }, () => 0);
  for (let round = 0; round < rounds; round++) {
    const shown = revealed.slice(round * seats, (round + 1) * seats);
    scores[shown.indexOf(Math.max(...shown))]++;
  }
  return {
    deck: at(Place.Deck)
      .sort((a, b) => a.location.x - b.location.x)
      .map(value),
    hands: scores.map((_, seat) =>
      at(Place.Hand)
        .filter(({ location }) => location.player === seat + 1)
        .map(value),
    ),
    revealed,
    scores,
  };
}

/** Lists, checks and plays. `views`: each seat's view is made after every move; `text`: and written as JSON. */
export function gamePark({ views = false, text = false } = {}) {
  let seen = 0;
  return {
    play: (number) => {
      const game = new Setup(shuffledDeck(number)).setup({ players: seats });
      if (game.items[Card].length !== cards) throw new Error("the cards were not laid out");
      const act = (seat, pick) => {
        const player = seat + 1;
        const rules = new Rules(game);
        const move = rules.getLegalMoves(player)[pick];
        if (!rules.isLegalMove(player, move)) throw new Error("a legal move was refused");
        playAction(rules, move, player);
        if (!views) return;
        for (let viewer = 1; viewer <= seats; viewer++) {
          const view = new Rules(game).getView(viewer);
          seen += text ? JSON.stringify(view).length : view.players.length;
        }
      };
      const picks = picksOf(number);
      const start = now();
      playAll({ draw: (seat) => act(seat, 0), answer: act }, picks);
      const time = now() - start;
      if (views && seen === 0) throw new Error("nobody saw anything");
      return { moves, time, final: finalOf(game) };
    },
  };
}

/** How many bytes of JSON a seat's view has, on average and at most, over the moves of a game. */
export function viewBytes(number) {
  const sizes = [];
  const game = new Setup(shuffledDeck(number)).setup({ players: seats });
  const act = (seat, pick) => {
    const rules = new Rules(game);
    playAction(rules, rules.getLegalMoves(seat + 1)[pick], seat + 1);
    for (let viewer = 1; viewer <= seats; viewer++)
      sizes.push(Buffer.byteLength(JSON.stringify(new Rules(game).getView(viewer))));
  };
  playAll({ draw: (seat) => act(seat, 0), answer: act }, picksOf(number));
  return { mean: sizes.reduce((sum, size) => sum + size, 0) / sizes.length, most: Math.max(...sizes) };
}
