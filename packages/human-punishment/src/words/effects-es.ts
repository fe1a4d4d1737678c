import type { Effect, Target } from "../pack/types.js";

const toWhom: Readonly<Record<Target, string>> = {
  self: "a ti",
  other: "a otra persona",
  any: "a una persona",
  armed: "a otra persona que tenga un arma",
  armedAimed: "a una persona que tenga un arma",
  allArmed: "a quienes tengan un arma",
  neighbors: "a quienes tienes a los lados",
  hasProgram: "a otra persona",
  hasLoyalty: "a otra persona",
  hasId: "a otra persona",
  hasUpLoyalty: "a una persona",
  threatened: "a alguien que va a recibir daño",
  out: "a una persona que esté fuera",
  source: "a quien lo provocó",
};

const programs = (count: number): string => (count === 1 ? "un programa" : `${count} programas`);

function drawText(count: number, to: "self" | "other" | "any"): string {
  if (to === "self") return `robar ${programs(count)}`;
  return `hacer que ${to === "any" ? "una persona" : "otra persona"} robe ${programs(count)}`;
}

function reviveText({ hp, who, join }: Extract<Effect, { kind: "revive" }>): string {
  const back = who === "source" ? "a quien acaba de quedar fuera" : toWhom.out;
  return `devolver al juego con ${hp} PV ${back}${join ? ", con los Caídos" : ""}`;
}

/** What one effect does, as an infinitive; `nameOf` tells what a card is called. */
function effectText(effect: Effect, nameOf: (id: string) => string): string {
  switch (effect.kind) {
    case "damage":
      return effect.to === "self"
        ? `recibir ${effect.amount} de daño`
        : `hacer ${effect.amount} de daño ${toWhom[effect.to]}`;
    case "heal":
      return effect.to === "self"
        ? `curarte ${effect.amount} PV`
        : `curar ${effect.amount} PV ${toWhom[effect.to]}`;
    case "revive":
      return reviveText(effect);
    case "draw":
      return drawText(effect.count, effect.to);
    case "takeProgram":
      return "tomar sin verlo un programa boca abajo de otra persona";
    case "loot":
      return "tomar todos los programas boca abajo de una persona que esté fuera";
    case "peekLoyalty":
      return `mirar ${effect.both ? "las dos lealtades" : "una lealtad"} boca abajo de otra persona`;
    case "peekId":
      return "mirar la identidad boca abajo de otra persona";
    case "reveal":
      return `hacer que otra persona revele ${effect.what === "id" ? "su identidad" : "una lealtad"}`;
    case "revealOrHurt":
      return `hacer que otra persona revele ${effect.what === "id" ? "su identidad" : "una lealtad"} o reciba ${effect.amount} de daño`;
    case "disarm":
      return "hacer que otra persona suelte su arma";
    case "takeWeapon":
      return "tomar el arma de otra persona y apuntar con ella";
    case "aim":
      return "cambiar a qué apunta el arma de una persona";
    case "unlock":
      return `tener acceso a «${nameOf(effect.weapon)}»`;
    case "join":
      return "hacer que otra persona se una a la Legión";
    case "swapLoyalty":
      return "cambiar una lealtad boca abajo con otra persona";
    case "cover":
      return "poner boca abajo una lealtad de una persona";
    case "plate":
      return `reducir en ${effect.amount} el daño que alguien va a recibir`;
    case "stepIn":
      return "recibir el daño que va a recibir otra persona";
    case "bar":
      return "vetar este turno la clase de acción anunciada";
    case "again":
      return "tener una acción más";
    case "stall":
      return "hacer que otra persona pierda su próximo turno";
    case "dig":
      return `mirar ${effect.count === 1 ? "el primer programa" : `los ${effect.count} primeros programas`} del mazo y quedarte uno`;
    case "status":
      return effect.status === "awake"
        ? "tener dos acciones por turno hasta que recibas daño"
        : "hacer 1 de daño más con tu próximo disparo, sin reacciones";
    case "oneOf":
      return effect.of.map((list) => effectsInSpanish(list, nameOf)).join(", o bien ");
    case "custom":
      return `que ocurra «${effect.name}»${effect.to ? ` ${toWhom[effect.to]}` : ""}`;
  }
}

/** What a list of effects does, in Spanish, as an infinitive; `nameOf` tells what a card is called. */
export function effectsInSpanish(effects: readonly Effect[], nameOf: (id: string) => string): string {
  return effects.map((effect) => effectText(effect, nameOf)).join(" y después ");
}
