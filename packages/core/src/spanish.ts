import { capital, parameterText } from "./sentence.js";
import type { CoreWords } from "./words.js";

// The article of a name, as in El Baúl, is large and stays apart.
const of = (name: string): string => (name.startsWith("el ") ? `del ${name.slice(3)}` : `de ${name}`);
const to = (name: string): string => (name.startsWith("el ") ? `al ${name.slice(3)}` : `a ${name}`);

const isPlural = (name: string): boolean => /^l[ao]s /.test(name);

/** “y” becomes “e” before the sound of i: Azul e Iris, but Agua y Hielo. */
const and = (next: string): string => (/^h?[ií](?![aeouáéóú])/i.test(next) ? "e" : "y");

const cards = (count: number): string => (count === 1 ? "1 carta" : `${count} cartas`);

const nobody = "nadie";

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
  countOnly: ({ name, count }) => `${name}: ${cards(count)}`,
  waiting: (names) => (names === "" ? "No se espera a nadie." : `Se espera ${to(names)}.`),
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
      seats === nobody ? "Ya nadie tiene que elegir." : `Elección en secreto: ${seats}.`,
    sealed: ({ seat, choice }) =>
      choice === "" ? `${capital(seat)} ya eligió.` : `${capital(seat)} eligió ${choice}.`,
    withdrawn: ({ seat }) => `${capital(seat)} retira su elección.`,
    opened: ({ choices }) => `Se muestran las elecciones: ${choices}.`,
    disclosed: ({ fact, value }) => `${capital(fact)}: ${value}.`,
    undone: ({ seat }) => `${capital(seat)} deshace su última jugada.`,
    rewound: () => "La partida vuelve a una posición anterior.",
  },
  rejections: {
    "game-over": () => "La partida ya terminó.",
    "unknown-move": ({ move }) => `No hay ninguna jugada llamada ${parameterText(move)}.`,
    "bad-input": ({ path, expected }) =>
      `El valor de ${parameterText(path)} no es válido: se espera ${parameterText(expected)}.`,
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
