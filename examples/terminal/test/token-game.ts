import {
  allSealed,
  allSeats,
  defineRules,
  each,
  nobody,
  only,
  sealed,
  secret,
  stillToChoose,
  zone,
} from "@facedown/core";
import type { AnyGame, Json, Schema, Sealed, Secret, Zone } from "@facedown/core";

/*
 * A game whose every hidden thing is a word that occurs nowhere else, so that a test can look for it in a text: each
 * seat holds two cards and may keep one of them, face down for ever, and whisper a text to itself.
 */

interface State {
  phase: "keep" | "over";
  deck: Zone<string>;
  hands: Zone<string>[];
  kept: Sealed<number>;
  whispers: (Secret<string> | null)[];
}
interface Events {
  whispered: { seat: number; text: Secret<string> };
}

function schema<Value>(read: (value: Record<string, Json>) => boolean, expected: string): Schema<Value> {
  const validate = (value: unknown) =>
    read(value as Record<string, Json>) ? { value: value as Value } : { issues: [{ message: expected }] };
  return { "~standard": { version: 1, vendor: "token-game", validate } };
}

const rules = defineRules<State, Events>()({
  visible: { phase: "public", deck: "count", hands: each("cells"), kept: "cells", whispers: "cells" },
  events: { whispered: { seat: "public", text: "cells" } },
});

const keep = rules.move({
  input: schema<{ card: number }>(({ card }) => card === 0 || card === 1, "card 0 or 1"),
  secret: ["card"],
  during: "keep",
  choices: () => [{ card: 0 }, { card: 1 }],
  apply: ({ state, seat, input, dealer }) => dealer.seal(state.kept, seat, input.card),
});

const whisper = rules.move({
  input: schema<{ text: string }>(({ text }) => typeof text === "string" && text.length < 40, "a short text"),
  secret: ["text"],
  during: "keep",
  sample: ({ view, seat }) => (view.whispers[seat] === null ? { text: "hush" } : undefined),
  check: ({ input: { text } }) => (text.includes("!") ? rules.reject("loud", {}) : undefined),
  apply: ({ state, seat, input: { text }, dealer }) => {
    state.whispers[seat] = secret(text, only(seat));
    dealer.tell({ type: "whispered", seat, text: state.whispers[seat] });
  },
});

/** The faces: `token-0x` to `token-19x`. */
export const tokens = Array.from({ length: 20 }, (_, i) => `token-${i}x`);

export const tokenGame: AnyGame = rules.game({
  name: "tokens",
  version: 1,
  seats: { min: 2, max: 4 },
  usual: 40,
  setup: ({ seats, dealer }) => {
    const deck = zone(nobody, tokens);
    const hands = Array.from({ length: seats }, (_, seat) => zone<string>(only(seat)));
    dealer.shuffle(deck);
    dealer.deal(deck, hands, 2);
    const whispers = Array.from({ length: seats }, () => null);
    return { phase: "keep", deck, hands, kept: sealed<number>(seats, allSeats(seats)), whispers };
  },
  moves: { keep, whisper },
  toAct: ({ view }) => stillToChoose(view.kept),
  settle: {
    end: {
      when: ({ state }) => state.phase === "keep" && allSealed(state.kept),
      then: ({ state }) => {
        state.phase = "over";
      },
    },
  },
  outcome: ({ view }) => (view.phase === "over" ? "all kept one" : undefined),
});
