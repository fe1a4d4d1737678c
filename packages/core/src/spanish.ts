import { capital, parameterText } from "./sentence.js";
import { eachOf, type Bounds, type Wanted } from "./wanted.js";
import type { CoreWords } from "./words.js";

// The article of a name, as in El Baúl, is large and stays apart.
const of = (name: string): string => (name.startsWith("el ") ? `del ${name.slice(3)}` : `de ${name}`);
const to = (name: string): string => (name.startsWith("el ") ? `al ${name.slice(3)}` : `a ${name}`);

const isPlural = (name: string): boolean => /^l[ao]s /.test(name);

/** “y” becomes “e” before the sound of i: Azul e Iris, but Agua y Hielo. */
const and = (next: string): string => (/^h?[ií](?![aeouáéóú])/i.test(next) ? "e" : "y");

const cards = (count: number): string => (count === 1 ? "1 carta" : `${count} cartas`);

const nobody = "nadie";

/** “o” becomes “u” before the sound of o: 7 u 8, 10 u 11. */
const or = (next: string): string => (/^"?(?:h?[oó]|8|11(?!\d))/i.test(next) ? "u" : "o");

function either(texts: readonly string[]): string {
  const last = texts[texts.length - 1] ?? "";
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(", ")} ${or(last)} ${last}`;
}

function numberText(name: string, { least, most }: Bounds): string {
  if (least === null) return most === null ? name : `${name} no mayor que ${most}`;
  return most === null ? `${name} no menor que ${least}` : `${name} de ${least} a ${most}`;
}

function countText(name: string, [one, many]: readonly [string, string], { least, most }: Bounds): string {
  const unit = (most ?? least) === 1 ? one : many;
  if (least === null) return most === null ? name : `${name} de ${most} ${unit} como máximo`;
  if (most === null) return `${name} de ${least} ${unit} como mínimo`;
  return least === most ? `${name} de ${most} ${unit}` : `${name} de ${least} a ${most} ${unit}`;
}

const plain = {
  json: "JSON puro",
  object: "un objeto simple",
  number: "un número finito",
  zero: "0 en vez de -0",
  value: "un valor, no una función de acceso",
  key: "que ninguna clave se llame __proto__",
} as const;

const size = {
  values: (most: number) => `${most} valores como máximo`,
  levels: (most: number) => `${most} niveles como máximo`,
  key: (most: number) => `claves de ${most} caracteres como máximo`,
} as const;

function objectText(fields: readonly string[] | null, least: number | null): string {
  if (fields === null) return "un objeto";
  if (fields.length === 0) return "un objeto sin campos";
  const names = spanish.list(fields);
  if (least !== null) return `un objeto con al menos ${least} de los campos ${names}`;
  return `un objeto con ${fields.length === 1 ? "el campo" : "los campos"} ${names}`;
}

/** What would be right, as it stands after “se espera”. */
function wantedText(wanted: Wanted): string {
  switch (wanted.is) {
    case "value":
      return either(eachOf([wanted], wantedText));
    case "number":
      return numberText("un número", wanted);
    case "whole number":
      return numberText("un número entero", wanted);
    case "text":
      return countText("un texto", ["carácter", "caracteres"], wanted);
    case "list":
      return `${countText("una lista", ["valor", "valores"], wanted)}${wanted.each ? `, cada uno de ellos ${wantedText(wanted.each)}` : ""}`;
    case "object":
      return objectText(wanted.fields, wanted.least);
    case "either":
      return either(eachOf(wanted.of, wantedText));
    case "plain":
      return plain[wanted.what];
    case "size":
      return size[wanted.of](wanted.most);
    case "words":
      return wanted.text;
    default:
      return "otro valor";
  }
}

/** The library's own sentences in Spanish, the same for all countries where it is spoken. */
export const spanish: CoreWords = {
  seat: (seat) => `Asiento ${seat + 1}`,
  spectator: "el público",
  everyone: "todo el mundo",
  nobody,
  list: (names) => {
    const last = names[names.length - 1] ?? "";
    return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${and(last)} ${last}`;
  },
  faceDown: (count) => (count === 1 ? "una carta boca abajo" : `${count} cartas boca abajo`),
  emptyPlace: "un lugar vacío",
  zone: ({ name, count, shown, down }) => {
    if (count === 0) return `${name}: sin cartas`;
    if (shown === "") return `${name}: ${cards(count)}, boca abajo`;
    return down === 0
      ? `${name}: ${cards(count)}: ${shown}`
      : `${name}: ${cards(count)}: ${shown}; ${down} boca abajo`;
  },
  unchosen: (name) => `${name}: nadie ha elegido`,
  countOnly: ({ name, count }) => `${name}: ${cards(count)}`,
  waiting: (names, reader = false) => {
    if (reader) return names === "" ? "Te toca a ti." : `Te toca a ti, y también ${to(names)}.`;
    return names === "" ? "No se espera a nadie." : `Se espera ${to(names)}.`;
  },
  timer: (name, seconds) => `${capital(name)}: ${seconds} ${seconds === 1 ? "segundo" : "segundos"}.`,
  events: {
    moved: ({ card, from, to: place }) =>
      from === ""
        ? `${capital(card)} llega ${to(place)}.`
        : place === ""
          ? `${capital(card)} sale ${of(from)}.`
          : `${capital(card)} pasa ${of(from)} ${to(place)}.`,
    shuffled: ({ zone }) => `Se ${isPlural(zone) ? "barajan" : "baraja"} ${zone}.`,
    shown: ({ card, at, to: viewers }) =>
      `${capital(card)}, en ${at}, ${viewers === nobody ? "no " : ""}se muestra ${to(viewers)}.`,
    concealed: ({ at, from }) => `Una carta ${of(at)} deja de estar a la vista ${of(from)}.`,
    flipped: ({ card, at }) => `Se da la vuelta a una carta ${of(at)}: ${card}.`,
    asked: ({ seats }) =>
      seats === nobody ? "Ya nadie tiene que elegir." : `Se pide elegir en secreto ${to(seats)}.`,
    sealed: ({ seat, choice }) =>
      choice === "" ? `${capital(seat)} ya eligió.` : `${capital(seat)} eligió ${choice}.`,
    withdrawn: ({ seat }) => `${capital(seat)} retira su elección.`,
    opened: ({ choices }) => `Se muestran las elecciones: ${choices}.`,
    disclosed: ({ fact, value }) => `${capital(fact)}: ${value}.`,
    undone: ({ seat }) => `${capital(seat)} deshace su última jugada.`,
    rewound: () => "La partida vuelve a una posición anterior.",
  },
  input: (path, wanted) => {
    if (wanted.is === "no field") {
      const [only, ...others] = wanted.fields ?? [];
      if (wanted.fields === null) return `No existe el campo ${path}.`;
      if (only === undefined) return `No existe el campo ${path}: aquí no hay ninguno.`;
      return others.length === 0
        ? `No existe el campo ${path}: el único campo es ${only}.`
        : `No existe el campo ${path}: los campos son ${spanish.list(wanted.fields)}.`;
    }
    if (wanted.is !== "missing") return `El valor de ${path} no es válido: se espera ${wantedText(wanted)}.`;
    return wanted.of.is === "other" ? `Falta ${path}.` : `Falta ${path}: se espera ${wantedText(wanted.of)}.`;
  },
  rejections: {
    "game-over": () => "La partida ya terminó.",
    "unknown-move": ({ move }) => `No hay ninguna jugada llamada ${parameterText(move)}.`,
    "bad-input": ({ path }) => `El valor de ${parameterText(path)} no es válido.`,
    "not-now": () => "Eso no es posible en esta fase.",
    "not-yours": () => "Esa jugada no te corresponde.",
    "left-seat": () => "Ahora otra persona ocupa este asiento.",
    "nothing-to-undo": () => "No tienes ninguna jugada que deshacer.",
    "undo-final": () => "Según las reglas, eso ya no se puede retirar.",
    "undo-shown": () => "Desde entonces se ha mostrado o sorteado algo.",
    "undo-noticed": () => "Desde entonces alguien más ha jugado.",
    "too-long": ({ most }) => `Una partida termina, a más tardar, después de ${parameterText(most)} jugadas.`,
    "rules-broke": () => "Las reglas de este juego fallaron; la jugada no se hizo.",
  },
};
