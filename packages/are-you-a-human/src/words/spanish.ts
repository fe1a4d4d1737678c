import {
  countSeats,
  only,
  seatList,
  spanish as coreWords,
  without,
  type Seats,
  type WordsContext,
} from "@facedown/core";
import { shortCircuit, type Card, type Color, type SymbolType } from "../cards.js";
import type { Guess } from "../guesses.js";
import type { Difficulty } from "../options.js";
import type { View } from "../state.js";
import { placeName, rowsOf, type AreYouAHumanWords } from "./words.js";

type Context = WordsContext<View>;

const { list } = coreWords;

const typeWords: Readonly<Record<SymbolType, string>> = {
  battery: "Batería",
  gear: "Engranaje",
  tool: "Herramienta",
  bulb: "Bombilla",
};

const isMasculine = (type: SymbolType): boolean => type === "gear";

/** Masculine, as a color is called by itself, and feminine. */
const colorWords: Readonly<Record<Color, readonly [string, string]>> = {
  yellow: ["amarillo", "amarilla"],
  red: ["rojo", "roja"],
  blue: ["azul", "azul"],
  green: ["verde", "verde"],
};

const difficultyWords: Readonly<Record<Difficulty, string>> = {
  basic: "la partida básica",
  easier: "más fácil que la partida básica",
  harder: "más difícil que la partida básica",
  mixed: "en parte más fácil y en parte más difícil que la partida básica",
};

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

function guessText(names: Guess): string {
  if (names === shortCircuit) return "Cortocircuito";
  const { type, color, number } = names;
  const words = [
    type && typeWords[type],
    color && colorWords[color][type === undefined || isMasculine(type) ? 0 : 1],
    number && String(number),
  ];
  const text = words.filter((word) => word !== undefined).join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const cardText = (card: Card): string => guessText(card);

function names(seats: Seats, { name }: Context): string {
  return list(seatList(seats).map(name));
}

function sideName(side: number, { view, name }: Context): string {
  return view.settings.mode === "teams" ? `Equipo ${side + 1}` : name(view.sides[side]!.captain);
}

function roundStands({ view }: Context): string {
  const { round, settings, difficulty } = view;
  const cards = `${count(settings.memoryCards, "carta de memoria", "cartas de memoria")} y ${count(settings.shortCircuits, "Cortocircuito")}`;
  return `Ronda ${round + 1} de ${settings.rounds}: ${cards}, ${difficultyWords[difficulty]}.`;
}

function rowsStand({ view }: Context): string[] {
  return rowsOf(view).map(({ number, places }) => {
    const cards = places.map(({ name, card }) => `${name} ${card ? cardText(card) : "boca abajo"}`);
    return `Fila ${number}: ${cards.join(", ")}.`;
  });
}

function turnStands({ view, name }: Context): string[] {
  const { guesser, pointer, pointed, bonus } = view;
  if (guesser === null || pointer === null) return [];
  if (pointed !== null) return [`${name(guesser)} adivina la carta de ${placeName(pointed, view)}.`];
  if (bonus) return [`${name(guesser)} puede adivinar otra carta.`];
  return guesser === pointer
    ? [`${name(guesser)} elige una carta.`]
    : [`${name(pointer)} señala una carta para ${name(guesser)}.`];
}

function sideStands(side: number, context: Context): string {
  const { view, name } = context;
  const { members, captain, score } = view.sides[side]!;
  const points = count(score, "punto");
  if (view.settings.mode !== "teams") return `${name(captain)} tiene ${points}.`;
  const others = without(members, only(captain));
  const crew = countSeats(others) === 0 ? "" : `, con ${names(others, context)}`;
  return `${sideName(side, context)} tiene ${points}; dirige ${name(captain)}${crew}.`;
}

function pendingStands(context: Context): string[] {
  const { view, name } = context;
  return [
    ...turnStands(context),
    ...view.suggestions.map(({ seat, names: named }) => `${name(seat)} sugiere: ${guessText(named)}.`),
  ];
}

/** All that players read, in Spanish. */
export const spanish: AreYouAHumanWords = {
  core: coreWords,

  timers: { memorizing: "Hasta que se tapen las cartas" },

  phases: { memorize: "Memorizar las cartas", point: "Señalar", guess: "Adivinar", over: "Final" },

  moves: {
    ready: () => "Ya las sé: tapar las cartas",
    cover: () => "Tapar las cartas",
    point: ({ at }, { view }) => `Señalar ${placeName(at, view)}`,
    decline: () => "Renunciar a la carta extra",
    guess: ({ names: named }) => `Decir: ${guessText(named)}`,
    guessShortCircuit: () => "Decir: Cortocircuito",
    pass: () => "No decir nada",
    suggest: ({ names: named }) => `Sugerir: ${guessText(named)}`,
  },

  events: {
    roundBegan: ({ round }, { view }) =>
      `Ronda ${round + 1} de ${view.settings.rounds}: las cartas están boca arriba. A memorizarlas.`,
    ready: ({ seat }, { name }) => `${name(seat)} ya sabe las cartas.`,
    covered: ({ first }, context) => `Se tapan las cartas. Empieza ${sideName(first, context)}.`,
    pointed: ({ seat, guesser, at }, { name, view }) =>
      seat === guesser
        ? `${name(seat)} elige la carta de ${placeName(at, view)}.`
        : `${name(seat)} señala ${placeName(at, view)} para ${name(guesser)}.`,
    suggested: ({ seat, names: named }, { name }) => `${name(seat)} sugiere: ${guessText(named)}.`,
    guessed: ({ seat, at, names: named, card, points }, { name, view }) => {
      const said = named === null ? "no dice nada" : `dice: ${guessText(named)}`;
      return `${name(seat)} ${said}; en ${placeName(at, view)} está ${cardText(card)}: ${count(points, "punto")}.`;
    },
    bonusEarned: ({ seat }, { name }) => `${name(seat)} puede adivinar otra carta.`,
    bonusDeclined: ({ seat }, { name }) => `${name(seat)} renuncia a la carta extra.`,
    captainChanged: ({ side, captain }, context) =>
      `Desde ahora ${context.name(captain)} dirige a ${sideName(side, context)}.`,
    roundEnded: ({ round, scores }, context) => {
      const points = scores.map((score, side) => `${sideName(side, context)} tiene ${count(score, "punto")}`);
      return `Termina la ronda ${round + 1}: ${list(points)}.`;
    },
  },

  rejections: {
    "AH-4": () => "Ya dijiste que sabes las cartas.",
    "AH-7": ({ why, pointer }, { name }) =>
      ({
        "not you": `Le toca a ${name(pointer)} elegir una carta.`,
        open: "Esa carta ya está boca arriba.",
        "no card": "No existe esa carta.",
      })[why],
    "AH-8": ({ guesser }, { name }) => `Le toca a ${name(guesser)} adivinar.`,
    "AH-9": () => "Tienes que decir algo.",
    "AH-14": () => "No hay ninguna carta extra a la que renunciar.",
    "AH-22": ({ why }) =>
      ({
        "no teams": "En esta mesa no hay equipos.",
        "other team": "Le toca al otro equipo.",
        captain: "Tú diriges el equipo: te toca adivinar.",
        "suggested already": "Ya sugeriste algo para esta carta.",
      })[why],
  },

  places: {
    stock: () => "el mazo",
    supply: () => "la reserva de Cortocircuitos",
    table: () => "la cuadrícula",
    spent: () => "la pila de cartas jugadas",
  },

  card: (face) => cardText(face as unknown as Card),

  options: {
    mode: {
      name: "Modo",
      help: '"solo" para una sola persona, "versus" para jugar cada cual por su cuenta, "teams" para dos equipos; null según cuántas personas jueguen.',
      values: {
        null: "según cuántas personas jueguen",
        solo: "una sola persona",
        versus: "cada cual por su cuenta",
        teams: "dos equipos",
      },
    },
    deck: {
      name: "Cartas de memoria",
      help: '"rulebook164": 164 cartas, cada característica tantas veces como otra. "unique64": cada una de las 64 combinaciones una vez. O una lista propia.',
      values: { rulebook164: "164 cartas", unique64: "64 cartas, todas distintas" },
    },
    cardsOnTable: {
      name: "Cartas en la mesa",
      help: "Cuántas cartas se ponen, Cortocircuitos incluidos; null para 16, o para cinco o más personas el siguiente número que puedan repartirse. Con menos cartas de memoria es más fácil.",
      values: { null: "según cuántas personas jueguen" },
    },
    shortCircuits: {
      name: "Cortocircuitos",
      help: "Cuántas de las cartas son Cortocircuitos, de 0 a 6. Con más es más fácil.",
    },
    layout: {
      name: "Disposición",
      help: '{"columns": 4} para filas de cuatro, o una lista de posiciones como {"x": 0, "y": 2}, una por carta; null para un rectángulo.',
      values: { null: "un rectángulo" },
    },
    memorizeSeconds: {
      name: "Tiempo para memorizar",
      help: "Después de cuántos segundos se tapan las cartas; null para cuando lo diga quien organiza la mesa o toda la mesa.",
      values: { null: "hasta que lo diga la mesa" },
    },
    rounds: { name: "Rondas", help: "Cuántas rondas se juegan." },
    firstPlayer: {
      name: "Quién empieza",
      help: "El asiento que empieza, contado desde 0; null para uno al azar.",
      values: { null: "al azar" },
    },
    tieForFirst: {
      name: "Quién empieza tras un empate",
      help: 'Quién empieza una ronda posterior si hay empate a menos puntos. "order": a quien antes le tocaría. "random": al azar.',
      values: { order: "por orden de turno", random: "al azar" },
    },
    reuseCards: {
      name: "Volver a barajar",
      help: "Si las cartas de una ronda vuelven al mazo para la siguiente. Si no, solo cuando faltan cartas.",
    },
    allowPass: {
      name: "Pasar",
      help: "Si se puede no decir nada. La carta se descubre igualmente.",
    },
    shortCircuitChain: {
      name: "Extra tras extra",
      help: "Si un Cortocircuito acertado en la carta extra da otra carta extra.",
    },
    teams: {
      name: "Equipos",
      help: "El equipo de cada asiento, 0 o 1: [0, 0, 1, 1]; null para alternarlos.",
      values: { null: "alternados" },
    },
    captains: {
      name: "Quién dirige",
      help: "Los asientos que dirigen los equipos, contados desde 0: [0, 2]; null para el primero de cada equipo.",
      values: { null: "el primero de cada equipo" },
    },
    captainRotation: {
      name: "Turnarse para dirigir",
      help: '"fixed": no cambia. "turn": cambia tras cada turno del equipo. "round": tras cada ronda.',
      values: { fixed: "nunca", turn: "tras cada turno", round: "tras cada ronda" },
    },
  },

  outcome: ({ scores, winners, most }, context) => {
    if (context.view.settings.mode === "solo")
      return `${sideName(0, context)} hizo ${scores[0]!} de ${count(most, "punto")}.`;
    const points = scores.map((score, side) => `${sideName(side, context)}: ${score}`);
    const who = list(winners.map((side) => sideName(side, context)));
    const head = winners.length === 1 ? `Gana ${who}.` : `Comparten la victoria ${who}.`;
    return `${head} Puntos: ${points.join(", ")}.`;
  },

  standing: (context) => {
    const { view } = context;
    return [
      roundStands(context),
      ...rowsStand(context),
      ...(countSeats(view.ready) === 0
        ? []
        : [
            `${names(view.ready, context)} ya ${countSeats(view.ready) === 1 ? "sabe" : "saben"} las cartas.`,
          ]),
      ...pendingStands(context),
      ...view.sides.map((_, side) => sideStands(side, context)),
    ];
  },

  pending: pendingStands,

  facts: {},
};
