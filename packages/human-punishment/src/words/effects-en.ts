import type { Effect, Target } from "../pack/types.js";

const whom: Readonly<Record<Target, string>> = {
  self: "yourself",
  other: "another player",
  any: "a player",
  armed: "another player who holds a weapon",
  armedAimed: "a player who holds a weapon",
  allArmed: "everybody who holds a weapon",
  neighbors: "both your neighbors",
  hasProgram: "another player",
  hasLoyalty: "another player",
  hasId: "another player",
  hasUpLoyalty: "a player",
  threatened: "a player whom damage is about to hit",
  out: "an eliminated player",
  source: "the player who set this off",
};

const programs = (count: number): string => (count === 1 ? "a program" : `${count} programs`);

function drawText(count: number, to: "self" | "other" | "any"): string {
  return to === "self" ? `draw ${programs(count)}` : `let ${whom[to]} draw ${programs(count)}`;
}

function reviveText({ hp, who, join }: Extract<Effect, { kind: "revive" }>): string {
  const back = who === "source" ? "the player just eliminated" : whom.out;
  return `bring ${back} back with ${hp} HP${join ? ", as one of the Fallen" : ""}`;
}

/** What one effect does, as it stands after “to”; `nameOf` tells what a card is called. */
function effectText(effect: Effect, nameOf: (id: string) => string): string {
  switch (effect.kind) {
    case "damage":
      return effect.to === "self"
        ? `take ${effect.amount} damage`
        : `deal ${effect.amount} damage to ${whom[effect.to]}`;
    case "heal":
      return `heal ${whom[effect.to]} ${effect.amount} HP`;
    case "revive":
      return reviveText(effect);
    case "draw":
      return drawText(effect.count, effect.to);
    case "takeProgram":
      return "take a face-down program of another player, unseen";
    case "loot":
      return "take all face-down programs of an eliminated player";
    case "peekLoyalty":
      return `look at ${effect.both ? "both face-down loyalty cards" : "a face-down loyalty card"} of another player`;
    case "peekId":
      return "look at the face-down ID of another player";
    case "reveal":
      return `make another player reveal ${effect.what === "id" ? "its ID" : "a loyalty card"}`;
    case "revealOrHurt":
      return `make another player reveal ${effect.what === "id" ? "its ID" : "a loyalty card"} or take ${effect.amount} damage`;
    case "disarm":
      return "make another player let go of its weapon";
    case "takeWeapon":
      return "take the weapon of another player and aim it";
    case "aim":
      return "aim the weapon of a player anew";
    case "unlock":
      return `unlock the ${nameOf(effect.weapon)} for yourself`;
    case "join":
      return "let another player join Legion";
    case "swapLoyalty":
      return "exchange a face-down loyalty card with another player";
    case "cover":
      return "turn a face-up loyalty card of a player face down";
    case "plate":
      return `lessen damage that is about to hit by ${effect.amount}`;
    case "stepIn":
      return "take the damage that is about to hit another player";
    case "bar":
      return "bar the announced kind of action for this turn";
    case "again":
      return "gain one more action";
    case "stall":
      return "make another player miss its next turn";
    case "dig":
      return `look at ${effect.count === 1 ? "the top program" : `the top ${effect.count} programs`} and keep one`;
    case "status":
      return effect.status === "awake"
        ? "take two actions a turn until you are next hurt"
        : "make your next shot do 1 more damage, with no reactions";
    case "oneOf":
      return effect.of.map((list) => effectsInEnglish(list, nameOf)).join(", or ");
    case "custom":
      return `let “${effect.name}” happen${effect.to ? ` to ${whom[effect.to]}` : ""}`;
  }
}

/** What a list of effects does, in English, as it stands after “to”; `nameOf` tells what a card is called. */
export function effectsInEnglish(effects: readonly Effect[], nameOf: (id: string) => string): string {
  return effects.map((effect) => effectText(effect, nameOf)).join(", then ");
}
