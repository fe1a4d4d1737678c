import {
  countSeats,
  seatList,
  spanish as coreWords,
  union,
  without,
  type Seats,
  type WordsContext,
} from "@facedown/core";
import { rounds, type AnswerNumber, type Identity, type Sided } from "../cards.js";
import { answerTexts } from "../content.js";
import type { Reason } from "../outcome.js";
import { symbolsInSpanish } from "../pack/alternatives.js";
import type { Pack } from "../pack/pack.js";
import type { Dropped, View } from "../state.js";
import { cardWords, type TotallyHumanWords } from "./words.js";

type Context = WordsContext<View>;

const { list } = coreWords;

/** What players call each other; a color that is not here is called as the pack calls it. */
const colors: ReadonlyMap<string, string> = new Map([
  ["red", "Rojo"],
  ["blue", "Azul"],
  ["green", "Verde"],
  ["pink", "Rosa"],
  ["yellow", "Amarillo"],
  ["orange", "Naranja"],
  ["purple", "Morado"],
  ["black", "Negro"],
  ["white", "Blanco"],
  ["gray", "Gris"],
  ["brown", "Marrón"],
  ["turquoise", "Turquesa"],
]);

function colorName(id: string): string {
  return colors.get(id) ?? id.charAt(0).toUpperCase() + id.slice(1);
}

function names(seats: Seats, { name }: Context): string {
  return list(seatList(seats).map(name));
}

/** The form of a verb that goes with so many. */
function verb(seats: Seats, one: string, several: string): string {
  return countSeats(seats) === 1 ? one : several;
}

function identityText({ number, alien }: Identity): string {
  return alien ? `Alienígena ${number}` : `Corriente ${number}`;
}

const dropped: Readonly<Record<Dropped, string>> = {
  canceled: "cambia de idea y ya no pide",
  replaced: "ya no pide",
  moved: "está ahora en otro lugar y ya no pide",
  launched: "pidió en vano",
};

const reasons: Readonly<Record<Reason, string>> = {
  "humans aboard": "triunfa: alienígena en compañía humana",
  "no human aboard": "fracasa: alienígena sin ningún ser humano a bordo",
  largest: "triunfa: ser humano en el cohete sin alienígenas con más gente",
  "alien aboard": "fracasa: ser humano con alienígenas a bordo",
  smaller: "fracasa: ser humano en un cohete sin alienígenas que no es el que lleva más gente",
  tied: "fracasa: ser humano en uno de los cohetes sin alienígenas que empatan",
};

/** All that players of this pack read, in Spanish. */
export function spanishOf(pack: Pack): TotallyHumanWords {
  const rocketName = (rocket: number): string => pack.rockets[rocket]?.name ?? `Cohete ${rocket + 1}`;

  const place = (rocket: number, context: Context): string => {
    const crew = context.view.rockets[rocket]?.crew ?? (0 as Seats);
    return `${rocketName(rocket)} (${crew === 0 ? "sin nadie a bordo" : names(crew, context)})`;
  };

  const combination = (view: View, round: number, number: AnswerNumber): string => {
    const onTable = view.adjectives[round] && view.nouns[round];
    return onTable ? `${number} (${answerTexts(pack, view, round)[number - 1]!})` : String(number);
  };

  const fiveAnswers = (view: Pick<View, "adjectives" | "nouns">, round: number): string =>
    `Las respuestas son ${answerTexts(pack, view, round)
      .map((text, i) => `${i + 1} ${text}`)
      .join(", ")}.`;

  const questionStands = (round: number, context: Context): string => {
    const { view, name } = context;
    const text = `Pregunta ${round + 1} de ${rounds}: ${pack.questions[view.questions[round]!]!.text}`;
    const given = view.answers[round]!.flatMap(({ choice }, seat) =>
      choice === null ? [] : [`${name(seat)} ${combination(view, round, choice)}`],
    );
    const open = view.phase !== "answer" || round < view.round;
    return open ? `${text} Respuestas: ${list(given)}.` : `${text} ${fiveAnswers(view, round)}`;
  };

  const rocketStands = (rocket: number, context: Context): string => {
    const { crew, ready, launched } = context.view.rockets[rocket]!;
    const ship = rocketName(rocket);
    if (countSeats(crew) === 0) return `${ship} no lleva a nadie.`;
    if (launched) return `${ship} despegó con ${names(crew, context)} a bordo.`;
    const votes =
      countSeats(ready) === 0
        ? ""
        : `; ${names(ready, context)} ${verb(ready, "da", "dan")} el visto bueno para despegar`;
    return `${ship} lleva a ${names(crew, context)}${votes}.`;
  };

  const requestStands = ({ seat, rocket, consent }: View["requests"][number], context: Context): string => {
    const { agreed, refused } = consent;
    const silent = without(consent.group, union(agreed, refused));
    const said = [
      ...(countSeats(agreed) > 0 ? [`${names(agreed, context)} ${verb(agreed, "acepta", "aceptan")}`] : []),
      ...(countSeats(refused) > 0
        ? [`${names(refused, context)} no ${verb(refused, "acepta", "aceptan")}`]
        : []),
      ...(countSeats(silent) > 0
        ? [`${names(silent, context)} no ${verb(silent, "ha", "han")} respondido`]
        : []),
    ];
    return `${context.name(seat)} pide permiso para subir a ${rocketName(rocket)}: ${list(said)}.`;
  };

  const pending = (context: Context): string[] => {
    const { phase, round, requests } = context.view;
    if (phase === "answer" || phase === "discuss") return [questionStands(round, context)];
    return phase === "launch" ? requests.map((asked) => requestStands(asked, context)) : [];
  };

  return {
    core: coreWords,

    seat: (seat, view) => colorName(pack.characters[view.players[seat]!.character]!.id),

    phases: {
      answer: "Fase de preguntas: respuestas",
      discuss: "Fase de preguntas: conversación",
      choosePlace: "Fase de despegue: lugares para las últimas figuras",
      launch: "Fase de despegue",
      over: "Desenlace",
    },

    timers: { negotiation: "Hasta que despeguen todos los cohetes tal como estén" },

    moves: {
      answer: ({ number }, { view }) => `Responder ${combination(view, view.round, number)}`,
      done: () => "Basta de hablar: seguir",
      closeDiscussion: () => "Cerrar la conversación",
      choosePlace: ({ rocket }) => `Poner tu última figura en ${rocketName(rocket)}`,
      board: ({ rocket }) => `Pasar a ${rocketName(rocket)}, que no lleva a nadie`,
      request: ({ rocket }, context) => `Pedir permiso para subir a ${place(rocket, context)}`,
      agree: ({ seat }, { name }) => `Dejar subir a ${name(seat)}`,
      refuse: ({ seat }, { name }) => `No dejar subir a ${name(seat)}`,
      withdrawConsent: ({ seat }, { name }) => `Retirar lo que le dijiste a ${name(seat)}`,
      cancelRequest: ({ rocket }) => `Ya no pedir permiso para subir a ${rocketName(rocket)}`,
      launch: () => "¡Despegar!",
      withdrawLaunch: () => "Frenar el despegue",
      deadline: () => "Se acabó el tiempo: despegan todos los cohetes",
    },

    events: {
      questionRead: ({ round, reader, question: card, adjective, noun }, { name }) => {
        const five = fiveAnswers({ adjectives: [adjective], nouns: [noun] }, 0);
        return `${name(reader)} lee la pregunta ${round + 1} de ${rounds}: ${pack.questions[card]!.text} ${five}`;
      },
      done: ({ seat }, { name }) => `${name(seat)} ya no necesita hablar más.`,
      discussionClosed: ({ round }) => `La conversación sobre la pregunta ${round + 1} terminó.`,
      standeesPlaced: ({ rockets }, { name }) => {
        const used = [...new Set(rockets)].sort((a, b) => a - b);
        const groups = used.map((rocket) => {
          const seats = rockets.flatMap((at, seat) => (at === rocket ? [name(seat)] : []));
          return `${rocketName(rocket)}: ${list(seats)}`;
        });
        return `Las últimas figuras están en su lugar. ${groups.join(". ")}.`;
      },
      requested: ({ seat, rocket }, context) =>
        `${context.name(seat)} pide permiso para subir a ${place(rocket, context)}.`,
      agreed: ({ seat, requester, rocket }, { name }) =>
        `${name(seat)} acepta que ${name(requester)} suba a ${rocketName(rocket)}.`,
      refused: ({ seat, requester, rocket }, { name }) =>
        `${name(seat)} no acepta que ${name(requester)} suba a ${rocketName(rocket)}.`,
      consentWithdrawn: ({ seat, requester, rocket }, { name }) =>
        `${name(seat)} retira lo que le dijo a ${name(requester)} sobre ${rocketName(rocket)}.`,
      requestDropped: ({ seat, rocket, why }, { name }) =>
        `${name(seat)} ${dropped[why]} permiso para subir a ${rocketName(rocket)}.`,
      boarded: ({ seat, from, to }, { name }) =>
        `${name(seat)} pasa de ${rocketName(from)} a ${rocketName(to)}.`,
      launchAgreed: ({ seat, rocket }, { name }) =>
        `${name(seat)} da el visto bueno para que despegue ${rocketName(rocket)}.`,
      launchWithdrawn: ({ seat, rocket }, { name }) =>
        `${name(seat)} frena el despegue de ${rocketName(rocket)}.`,
      launchCleared: ({ rocket, seats }, context) =>
        `Ha cambiado la tripulación de ${rocketName(rocket)}: ${names(seats, context)} ${verb(seats, "tiene", "tienen")} que dar de nuevo el visto bueno.`,
      launched: ({ rocket, crew, why }, context) => {
        const ship = `${rocketName(rocket)} despega con ${names(crew, context)} a bordo`;
        return why === "last"
          ? `${ship}: no queda nadie más.`
          : why === "deadline"
            ? `${ship}, tal como está.`
            : `¡${ship}!`;
      },
      deadlineReached: () => "Se acabó el tiempo.",
      rocketRevealed: ({ rocket, crew, aliens }, context) => {
        const humans = without(crew, aliens);
        const who = [
          ...(countSeats(humans) > 0
            ? [`${names(humans, context)} ${verb(humans, "es un ser humano", "son seres humanos")}`]
            : []),
          ...(countSeats(aliens) > 0
            ? [`${names(aliens, context)} ${verb(aliens, "es alienígena", "son alienígenas")}`]
            : []),
        ];
        return `Se abre ${rocketName(rocket)}: ${list(who)}.`;
      },
      judged: ({ seat, reason }, { name }) => `${name(seat)} ${reasons[reason]}.`,
    },

    rejections: {
      "TH-7": ({ rockets }) => `Ese cohete no existe: hay ${rockets} cohetes.`,
      "TH-17": ({ allowed }) =>
        allowed.length === 1
          ? `Eres alienígena: el único número que te queda en las cartas de identidad es ${allowed[0]!}.`
          : `Eres alienígena: los números que te quedan en las cartas de identidad son ${list(allowed.map(String))}.`,
      "TH-22": ({ why }) =>
        ({
          "done already": "Ya dijiste que no necesitas hablar más.",
          "host ends it": "En esta mesa cierra la conversación quien dirige la partida.",
          "players end it": "La conversación termina cuando ya nadie necesita hablar más.",
        })[why],
      "TH-28": ({ why, rocket }) =>
        why === "aboard"
          ? `Ya vas a bordo de ${rocketName(rocket)}.`
          : `No hay nadie a bordo de ${rocketName(rocket)}: puedes pasar sin pedir permiso.`,
      "TH-29": ({ why }) =>
        ({
          occupied: "Ya hay alguien a bordo: tienes que pedir permiso.",
          "asked already": "Ya has pedido permiso para subir a ese cohete.",
          "no request": "No existe esa petición.",
          "said already": "Eso ya lo has dicho.",
          "said nothing": "No has dicho nada que puedas retirar.",
        })[why],
      "TH-33": ({ why }) =>
        ({
          "you launched": "Tu cohete ya despegó.",
          "it launched": "Ese cohete ya despegó.",
          "agreed already": "Ya has dado el visto bueno para despegar.",
          "not agreed": "No has dado el visto bueno para despegar.",
          "no deadline":
            "En esta mesa no hay límite de tiempo: un cohete despega cuando toda su tripulación da el visto bueno.",
        })[why],
    },

    places: {
      identities: () => "el mazo de cartas de identidad",
      "players.*.hand": ([seat], { name }) => `las cartas de identidad de ${name(Number(seat))}`,
      "piles.questions": () => "la pila de preguntas",
      "piles.adjectives": () => "la pila de adjetivos",
      "piles.nouns": () => "la pila de sustantivos",
      discards: () => "los sustantivos descartados",
      questions: () => "las preguntas de la mesa",
      adjectives: () => "los adjetivos de la mesa",
      nouns: () => "los sustantivos de la mesa",
      "answers.*": ([round]) => `las respuestas a la pregunta ${Number(round) + 1}`,
      places: () => "los cohetes elegidos",
    },

    card: cardWords({
      question: (card) => `«${pack.questions[card]!.text}»`,
      adjectives: ({ card, side }: Sided) =>
        `la carta de adjetivos (${pack.adjectives[card]![side].join(", ")})`,
      nouns: ({ card, side }: Sided) => {
        const { symbol, nouns } = pack.nouns[card]![side];
        return `la carta de sustantivos con ${symbolsInSpanish[symbol]} (${nouns.join(", ")})`;
      },
      answer: (round, number, { view }) => combination(view, round, number),
      rocket: rocketName,
      identity: identityText,
    }),

    options: {
      minPlayers: {
        name: "Mínimo de participantes",
        help: "Cuántas personas bastan para jugar: 3, o 2 para una partida muy corta.",
      },
      identityDeck: {
        name: "Cartas de identidad",
        help: "El mazo que se reparte: «standard» (40 cartas, cinco de ellas de alienígena) o una lista propia con al menos tres cartas por persona.",
        values: { standard: "las 40 del juego" },
      },
      launchStart: {
        name: "Comienzo de la fase de despegue",
        help: "«shared»: todo el mundo empieza en el primer cohete. «choose»: cada quien elige un cohete en secreto y todas las elecciones se muestran a la vez.",
        values: { shared: "todo el mundo en el primer cohete", choose: "elegido en secreto" },
      },
      discussionEnds: {
        name: "Final de la conversación",
        help: "«all»: cuando ya nadie necesita hablar más. «host»: cuando la cierra quien dirige la partida.",
        values: {
          all: "cuando ya nadie necesita hablar más",
          host: "cuando la cierra quien dirige la partida",
        },
      },
      multipleRequests: {
        name: "Varias peticiones a la vez",
        help: "Si se puede pedir permiso para subir a varios cohetes al mismo tiempo. Si no, cada petición sustituye a la anterior.",
      },
      negotiationDeadline: {
        name: "Límite de la fase de despegue",
        help: "Después de cuántos segundos despegan todos los cohetes tal como están; null si no hay límite.",
        values: { null: "sin límite" },
      },
      rocketCount: { name: "Cohetes", help: "Cuántos cohetes hay; al menos 2." },
      characters: {
        name: "Personajes",
        help: "El personaje de cada asiento, por su color y sin repetir; null para los primeros del paquete.",
        values: { null: "los primeros del paquete" },
      },
    },

    outcome: ({ results }, { name }) => {
      const winners = results.flatMap(({ success }, seat) => (success ? [name(seat)] : []));
      const each = results.map(({ reason }, seat) => `${name(seat)} ${reasons[reason]}.`);
      const head =
        winners.length === 0
          ? "Nadie triunfa."
          : winners.length === results.length
            ? "¡Todo el mundo triunfa!"
            : `${list(winners)} ${winners.length === 1 ? "triunfa" : "triunfan"}.`;
      return [head, ...each].join(" ");
    },

    standing: (context) => {
      const { view, name } = context;
      const placed = view.phase === "launch" || view.phase === "over";
      return [
        ...view.roles.flatMap((role, seat) =>
          role === null ? [] : [`${name(seat)} es ${role === "alien" ? "alienígena" : "un ser humano"}.`],
        ),
        ...view.questions.map((_, round) => questionStands(round, context)),
        ...(countSeats(view.done) > 0
          ? [`${names(view.done, context)} ya no ${verb(view.done, "necesita", "necesitan")} hablar más.`]
          : []),
        ...(placed ? view.rockets.map((_, rocket) => rocketStands(rocket, context)) : []),
        ...view.requests.map((asked) => requestStands(asked, context)),
      ];
    },

    pending,

    facts: {},
  };
}
