import { seatList, spanish, type Seat, type Seats, type WordsContext } from "@facedown/core";
import { roles, type Cipher, type Role } from "../cipher.js";
import type { Language } from "../language.js";
import { blank, colorOf, type Color } from "../pack/pack.js";
import { sideAt } from "../sides.js";
import type { Choice, Proposal, Sheet, View } from "../state.js";
import { placeKind, sideIn, signed, type StarsWords } from "./words.js";

type Context = WordsContext<View>;
type SeenSide = View["sides"][number];

const { list } = spanish;
const effects: Readonly<Record<Role, string>> = {
  trust: "confianza",
  amplify: "amplificación",
  suspicion: "sospecha",
};
const colorNames: Readonly<Record<Color, string>> = { green: "verde", black: "negra", red: "roja" };
const teamNames = ["rojo", "azul"] as const;
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

function isOne({ members }: { readonly members: Seats }): boolean {
  return seatList(members).length === 1;
}

function sideName(side: Pick<SeenSide, "team" | "kind" | "members">, view: View): string {
  const who = side.kind === "alien" ? "el alienígena" : isOne(side) ? "el científico" : "los científicos";
  return view.settings.mode === "coop" ? who : `${who} del equipo ${teamNames[side.team]}`;
}

function ofSide(side: Pick<SeenSide, "team" | "kind" | "members">, view: View): string {
  return `de ${sideName(side, view)}`.replace(/^de el /, "del ");
}

function cipherText({ trust, amplify, suspicion }: Cipher): string {
  return `confianza ${trust.join(", ")}; amplificación ${amplify.join(", ")}; sospecha ${suspicion}`;
}

/** All that players of this game read, in Spanish. */
export function spanishOf({ pack, alphabet }: Language): StarsWords {
  const cardOf = (kind: SeenSide["kind"], card: number) => pack[kind][card]!;

  const wordsAt = (kind: SeenSide["kind"], card: number, rows: readonly number[]): string[] =>
    rows.map((row, column) => cardOf(kind, card).columns[column]![row]!);

  const message = (kind: SeenSide["kind"], card: number, rows: readonly number[]): string => {
    const words = wordsAt(kind, card, rows);
    return cardOf(kind, card)
      .sentence.split(blank)
      .map((part, at) => part + (words[at] ?? ""))
      .join("");
  };

  const cardText = (kind: SeenSide["kind"], card: number): string => {
    const { sentence, columns } = cardOf(kind, card);
    return `«${sentence}» con ${columns.map((six) => six.map((word, row) => `${row + 1} ${word}`).join(", ")).join(" / ")}`;
  };

  const otherSide = (view: View, { team, kind }: SeenSide): SeenSide | undefined =>
    view.sides.find((side) => side.team === team && side.kind !== kind);

  const guessedSide = (view: View, seat: Seat | "spectator"): SeenSide | undefined => {
    const side = seat === "spectator" ? undefined : view.sides[sideAt(view.sides, seat)];
    return side && otherSide(view, side);
  };

  const rowsText = (side: SeenSide | undefined, rows: readonly number[]): string => {
    const card = side?.card[0];
    return side && card !== undefined && card !== null
      ? list(wordsAt(side.kind, card, rows))
      : `las filas ${rows.map((row) => row + 1).join(", ")}`;
  };

  const choiceText = (choice: Choice, side: SeenSide | undefined): string => {
    if ("word" in choice) return choice.word;
    return "rows" in choice ? rowsText(side, choice.rows) : cipherText(choice.letters);
  };

  const proposalText = ({ choice, agreed }: Proposal, side: SeenSide, context: Context): string =>
    choice === null
      ? "nada propuesto"
      : `${choiceText(choice, otherSide(context.view, side))} (a favor: ${list(seatList(agreed).map(context.name))})`;

  const sheetText = ({ notes, marks, writeIns }: Sheet): string => {
    const marked = roles.flatMap((role) => {
      const entries = Object.entries(marks[role]).sort(([a], [b]) => (a < b ? -1 : 1));
      const of = (mark: string) => entries.flatMap(([letter, each]) => (each === mark ? [letter] : []));
      return [
        ...(of("out").length > 0 ? [`no ${effects[role]}: ${of("out").join(" ")}`] : []),
        ...(of("confirmed").length > 0 ? [`${effects[role]}: ${of("confirmed").join(" ")}`] : []),
      ];
    });
    const written = writeIns.some((letter) => letter !== "")
      ? [`letras ${writeIns.map((letter) => (letter === "" ? "–" : letter)).join(" ")}`]
      : [];
    const parts = [...marked, ...written, ...(notes === "" ? [] : [`notas «${notes}»`])];
    return parts.length === 0 ? "nada escrito" : parts.join("; ");
  };

  const sentText = (side: SeenSide, view: View): string[] => {
    const seen = side.sent.flatMap(({ word, score }) =>
      word === null || score === null ? [] : [`${word} ${signed(score)}`],
    );
    return seen.length === 0 ? [] : [`Palabras ${ofSide(side, view)}: ${list(seen)}.`];
  };

  const rollsText = (side: SeenSide): string[] => {
    const [card] = side.card;
    const rows = side.rolls.filter((roll) => roll !== null);
    return card === null || card === undefined || rows.length < side.rolls.length
      ? []
      : [message(side.kind, card, rows)];
  };

  const cipherStands = (letters: readonly string[]): string => {
    const colored = letters.map((letter) => {
      const color = colorOf(alphabet, letter);
      return `${letter} (${color === undefined ? "sin color" : colorNames[color]})`;
    });
    return `La clave: confianza ${colored.slice(0, 3).join(", ")}; amplificación ${colored.slice(3, 5).join(", ")}; sospecha ${colored[5]!}.`;
  };

  const pending = (context: Context): string[] => {
    const { view, name } = context;
    const proposed = view.sides.flatMap((side) =>
      side.proposal?.choice
        ? [`La propuesta ${ofSide(side, view)}: ${proposalText(side.proposal, side, context)}.`]
        : [],
    );
    const unscored =
      view.phase === "score"
        ? view.committed.flatMap(({ choice }, seat) =>
            choice && "word" in choice
              ? [`${name(seat)} envía ${choice.word}: falta anotar su puntuación.`]
              : [],
          )
        : [];
    return [...proposed, ...unscored];
  };

  return {
    core: spanish,

    seat: (seat, view) => {
      const side = view.sides[sideAt(view.sides, seat)]!;
      const number = seatList(side.members).indexOf(seat) + 1;
      const who = side.kind === "alien" ? "Alienígena" : `Científico${isOne(side) ? "" : ` ${number}`}`;
      return view.settings.mode === "coop" ? who : `${who} ${teamNames[side.team]}`;
    },

    phases: {
      cipher: "El alienígena elige la clave",
      alien: "Transmisiones: la palabra del alienígena",
      scientists: "Transmisiones: la palabra de los científicos",
      score: "Transmisiones: la puntuación",
      guessScientists: "Conjetura final: las palabras de los científicos",
      guessAlien: "Conjetura final: las palabras del alienígena",
      guessCipher: "Conjetura final: la clave",
      over: "Final",
    },

    moves: {
      setCipher: (cipher) => `Elegir la clave: ${cipherText(cipher)}`,
      transmit: ({ word }) => `Enviar ${word}`,
      writeScore: ({ score }) => `Anotar la puntuación ${signed(score)}`,
      guessWords: ({ rows }, { view, viewer }) => `Proponer ${rowsText(guessedSide(view, viewer), rows)}`,
      guessCipher: (cipher) => `Proponer ${cipherText(cipher)}`,
      agree: (_, { view, viewer }) => {
        const side = viewer === "spectator" ? undefined : view.sides[sideAt(view.sides, viewer)];
        const choice = side?.proposal?.choice;
        return choice ? `Aceptar ${choiceText(choice, guessedSide(view, viewer))}` : "Aceptar";
      },
      note: ({ text }) =>
        text === "" ? "Borrar las notas de tu bando" : `Escribir en las notas de tu bando: ${text}`,
      mark: ({ role, letter, mark }) =>
        mark === "open"
          ? `Quitar la marca de ${letter} para ${effects[role]}`
          : `Marcar ${letter} como ${mark === "out" ? "descartada" : "segura"} para ${effects[role]}`,
      writeIn: ({ slot, letter }) =>
        letter === ""
          ? `Vaciar la casilla ${slot + 1} de la consola`
          : `Escribir ${letter} en la casilla ${slot + 1} de la consola`,
    },

    events: {
      lettersRefused: ({ letters }) =>
        `Estas letras salieron y no encontraron casilla, así que no están en la clave: ${letters.map((letter) => letter ?? "?").join(", ")}.`,
      roundBegun: ({ round }) => `Empieza la ronda ${round + 1}.`,
      proposed: ({ seat, proposal }, { name, view }) => {
        const side = view.sides[sideAt(view.sides, seat)]!;
        const choice = proposal?.choice;
        return choice
          ? `${name(seat)} propone ${choiceText(choice, otherSide(view, side))}.`
          : `${name(seat)} propone algo.`;
      },
      agreed: ({ seat }, { name }) => `${name(seat)} está de acuerdo.`,
      transmitted: ({ side: at, word, score }, { view }) => {
        const side = view.sides[at]!;
        return word === null || score === null
          ? `Hay una palabra ${ofSide(side, view)}.`
          : `Palabra ${ofSide(side, view)}: ${word}, que puntúa ${signed(score)}.`;
      },
      cardShown: ({ side: at, card }, { view }) => {
        const side = view.sides[at]!;
        return card === null
          ? `Se muestra la tarjeta ${ofSide(side, view)}.`
          : `La tarjeta ${ofSide(side, view)}: ${cardText(side.kind, card)}.`;
      },
      wordsJudged: ({ side: at, of, rows, rolls, points }, { view }) => {
        const [side, other] = [view.sides[at]!, view.sides[of]!];
        const rolled = rolls.filter((roll) => roll !== null);
        const truth = rolled.length < rolls.length ? "" : ` Eran ${rowsText(other, rolled)}.`;
        return `Conjetura ${ofSide(side, view)}: ${rowsText(other, rows)}. ${counted(points, "acierto", "aciertos")}.${truth}`;
      },
      lettersJudged: ({ side: at, letters, points }, { view }) =>
        `Conjetura ${ofSide(view.sides[at]!, view)}: ${cipherText(letters)}. ${counted(points, "acierto", "aciertos")}.`,
    },

    rejections: {
      "MS-5": ({ why, letter }) =>
        why === "twice"
          ? `La clave necesita seis letras distintas: ${letter} está dos veces.`
          : `«${letter}» no es ninguna carta de letra.`,
      "MS-6": ({ why }) =>
        ({
          trust: "La confianza necesita una letra verde y dos negras o rojas.",
          amplify: "La amplificación necesita una letra verde y una negra o roja.",
          red: "Una clave tiene como mucho una letra roja.",
        })[why],
      "MS-10": ({ why }) =>
        why === "sent already" ? "Tu bando ya ha enviado su palabra." : "No es el turno de tu bando.",
      "MS-12": ({ word, why }) =>
        ({
          same: `${word} está en vuestra tarjeta.`,
          contains: `Esa palabra contiene ${word}, que está en vuestra tarjeta.`,
          derives: `Esa palabra deriva de ${word}, que está en vuestra tarjeta, o al revés.`,
        })[why],
      "MS-15": ({ why, sign }) =>
        ({
          empty: "Envía una palabra.",
          space: "Envía una sola palabra, sin espacios.",
          sign: `Una palabra tiene letras, con guiones solo entre ellas: «${sign}» no va ahí.`,
        })[why],
      "MS-25": () => "Le toca adivinar al alienígena.",
      "MS-26": () => "Les toca adivinar a los científicos.",
      "MS-27": ({ why, letter }) =>
        ({
          scientists: "Les toca adivinar a los científicos.",
          "no letter": `«${letter}» no es ninguna carta de letra.`,
          twice: `Propón seis letras distintas: ${letter} está dos veces.`,
        })[why],
      "MS-29": () => "Tu bando ya ha adivinado, y después nada se cambia.",
      "MS-A3": ({ why }) =>
        why === "wrong"
          ? "Esa no es la puntuación de esta palabra."
          : "No tienes ninguna puntuación que anotar.",
      "MS-A5": ({ most }) => `En esta mesa una palabra tiene como mucho ${counted(most, "letra", "letras")}.`,
      "MS-A6": ({ word }) => `${word} no está en el diccionario de esta mesa.`,
      "MS-A11": ({ word }) => `Tu bando ya ha enviado ${word}.`,
      "MS-A13": ({ why }) =>
        ({
          trust: "Una clave tiene una sola letra verde en la confianza.",
          amplify: "Una clave tiene una sola letra verde en la amplificación.",
          red: "Una clave tiene como mucho una letra roja.",
        })[why],
      "MS-A15": ({ why }) =>
        ({
          "nothing proposed": "Nadie de tu bando ha propuesto nada.",
          "agreed already": "Ya estás de acuerdo.",
          captain: "Decide quien es capitán.",
        })[why],
    },

    places: {
      "sides.*.card": ([at], { view }) => `la tarjeta ${ofSide(view.sides[Number(at)]!, view)}`,
      "sides.*.rolls": ([at], { view }) => `las tiradas ${ofSide(view.sides[Number(at)]!, view)}`,
      "sides.*.sent.*.word": ([at, round], { view }) =>
        `la palabra ${Number(round) + 1} ${ofSide(view.sides[Number(at)]!, view)}`,
      "sides.*.sent.*.score": ([at, round], { view }) =>
        `la puntuación ${Number(round) + 1} ${ofSide(view.sides[Number(at)]!, view)}`,
      "sides.*.proposal": ([at], { view }) => `la propuesta ${ofSide(view.sides[Number(at)]!, view)}`,
      "sides.*.sheet": ([at], { view }) => `la consola ${ofSide(view.sides[Number(at)]!, view)}`,
      "piles.alien": () => "el mazo de mensajes alienígenas",
      "piles.scientists": () => "el mazo de mensajes científicos",
      deck: () => "el mazo de letras",
      cipher: () => "la clave",
      committed: () => "las palabras y conjeturas que esperan",
    },

    card: (face: unknown, place, context) => {
      const side = context.view.sides[sideIn(place)] ?? context.view.sides[0]!;
      switch (placeKind(place)) {
        case "sides.*.card":
          return cardText(side.kind, face as number);
        case "piles.alien":
          return `«${cardOf("alien", face as number).sentence}»`;
        case "piles.scientists":
          return `«${cardOf("scientists", face as number).sentence}»`;
        case "sides.*.rolls":
          return String((face as number) + 1);
        case "sides.*.sent.*.score":
          return signed(face as number);
        case "sides.*.proposal":
          return proposalText(face as Proposal, side, context);
        case "sides.*.sheet":
          return sheetText(face as Sheet);
        case "committed":
          return choiceText(face as Choice, undefined);
        default:
          return String(face);
      }
    },

    options: {
      mode: {
        name: "Equipos",
        help: '"coop": un alienígena y sus científicos. "teams": dos equipos así, uno contra otro, desde cuatro jugadores. Hasta cuatro jugadores es mejor un solo equipo.',
        values: { coop: "un equipo", teams: "dos equipos" },
      },
      hard: {
        name: "Modo difícil",
        help: "Un equipo juega tres rondas en vez de cuatro; entre dos equipos, lo que envían los alienígenas es secreto.",
      },
      aliens: {
        name: "Alienígenas",
        help: "El asiento del alienígena, contado desde 0, como lista; con dos equipos, los de ambos. Null: el primero de cada equipo.",
        values: { null: "el primero de cada equipo" },
      },
      teams: {
        name: "Quién está en qué equipo",
        help: "El equipo de cada asiento, 0 o 1, como lista; null: por turnos.",
        values: { null: "por turnos" },
      },
      captains: {
        name: "Capitanes",
        help: "El asiento que habla por los científicos de cada equipo, como lista; null: el primero.",
        values: { null: "el primero de los científicos" },
      },
      submission: {
        name: "Quién envía por los científicos",
        help: '"any": el primero que lo haga. "captain": quien es capitán, a quien los demás proponen. "unanimous": todos de acuerdo.',
        values: { any: "el primero que lo haga", captain: "quien es capitán", unanimous: "todos de acuerdo" },
      },
      cipherSource: {
        name: "Clave",
        help: '"deck": sacada del mazo. "uniform": todas igual de probables. "manual": la elige el alienígena.',
        values: {
          deck: "sacada del mazo",
          uniform: "todas igual de probables",
          manual: "la elige el alienígena",
        },
      },
      manualScoring: {
        name: "Los alienígenas puntúan",
        help: "Si los alienígenas anotan las puntuaciones; una equivocada se rechaza.",
      },
      allowPhrases: { name: "Frases", help: "Si se pueden enviar varias palabras como una." },
      longestWord: {
        name: "Palabra más larga",
        help: "Cuántas letras puede tener una palabra como mucho: de 1 a 50.",
      },
      containsRule: {
        name: "Palabras dentro de palabras",
        help: '"substring": una palabra de la propia tarjeta no puede estar dentro de otra. "wholeWord": sí puede.',
        values: { substring: "no valen", wholeWord: "valen" },
      },
      sentenceWords: {
        name: "Palabras de la frase",
        help: '"content": tampoco valen las palabras de cuatro letras o más de la frase de la propia tarjeta. "free": valen.',
        values: { content: "las largas no valen", free: "valen" },
      },
      forbidRepeats: { name: "Sin repetir", help: "Si un bando puede enviar cada palabra una sola vez." },
      strictGuess: {
        name: "Conjetura estricta",
        help: "Si las letras propuestas deben tener los colores que puede tener una clave.",
      },
      target: {
        name: "Meta",
        help: "Cuántos de los doce puntos quiere hacer un equipo; null para ninguno.",
        values: { null: "ninguna" },
      },
    },

    outcome: ({ teams, winner, perfect, reached }) => {
      const each = teams.map(({ total, scientistWords, alienWords, letters }, team) => {
        const who = teams.length > 1 ? `Equipo ${teamNames[team as 0 | 1]}: ` : "";
        const words = counted(scientistWords + alienWords, "palabra", "palabras");
        return `${who}${total} de 12 puntos (${words}, ${counted(letters, "letra", "letras")}).`;
      });
      const head =
        teams.length > 1
          ? [winner === null ? "Empate." : `Gana el equipo ${teamNames[winner]}.`]
          : reached === null
            ? []
            : [reached ? "Habéis alcanzado vuestra meta." : "No habéis alcanzado vuestra meta."];
      return [...head, ...each, ...(perfect ? ["¡Puntuación perfecta!"] : [])].join(" ");
    },

    standing: ({ view }) => {
      const letters = view.cipher.filter((letter) => letter !== null);
      return [
        ...view.sides.flatMap((side) =>
          rollsText(side).map((text) => `El mensaje ${ofSide(side, view)}: ${text}`),
        ),
        ...(letters.length === 6 ? [cipherStands(letters)] : []),
        `Letras: verdes ${alphabet.green.join(" ")}, negras ${alphabet.black.join(" ")}, rojas ${alphabet.red.join(" ")}. Una clave tiene como mucho una letra roja.`,
        ...view.sides.flatMap((side) => sentText(side, view)),
      ];
    },

    pending,

    facts: {
      score: (score) => `La puntuación es ${signed(score)}.`,
      points: (points) => `${counted(points, "punto", "puntos")}.`,
    },
  };
}
