/** What the board itself says, beside the game's own sentences. */
export interface BoardTexts {
  readonly middle: string;
  readonly round: (round: number) => string;
  readonly announced: string;
  readonly program: string;
  readonly weapons: string;
  readonly locked: string;
  readonly aim: string;
  readonly hit: (name: string, amount: number) => string;
  readonly answers: (name: string) => string;
  readonly you: string;
  readonly yours: string;
  readonly teams: Readonly<Record<"human" | "machine" | "outlaw" | "legion" | "fallen", string>>;
  readonly sworn: Readonly<Record<"legion" | "fallen", string>>;
  readonly marks: {
    readonly awake: string;
    readonly deadly: string;
    readonly stalled: string;
    readonly allows: string;
    readonly turn: string;
    readonly aimed: string;
    readonly unlocked: (weapon: string) => string;
  };
  readonly aimedAt: string;
  readonly and: string;
  readonly state: {
    readonly active: string;
    readonly armed: string;
    readonly out: string;
    readonly answered: string;
    readonly asked: string;
    readonly target: string;
  };
  readonly slots: Readonly<Record<0 | 1 | "id", string>>;
  readonly faceDown: string;
  readonly hand: (position: number) => string;
  readonly permanent: string;
  readonly cards: string;
}

const en: BoardTexts = {
  middle: "The middle of the table",
  round: (round) => `Round ${round}, turn of`,
  announced: "Announced",
  program: "Program",
  weapons: "Weapons",
  locked: "locked",
  aim: "Choose whom to aim at.",
  hit: (name, amount) => `${name} is about to lose ${amount} HP.`,
  answers: (name) => `${name} answers.`,
  you: "you",
  yours: "You are",
  teams: { human: "Human", machine: "Machine", outlaw: "Outlaw", legion: "Legion", fallen: "Fallen" },
  sworn: { legion: "sworn to Legion", fallen: "one of the Fallen" },
  marks: {
    awake: "two actions a turn",
    deadly: "deadly next shot",
    stalled: "next turn skipped",
    allows: "ID may be looked at",
    turn: "passes this turn",
    aimed: "passes until aimed at",
    unlocked: (weapon) => `${weapon} unlocked`,
  },
  aimedAt: "aimed at",
  and: " and ",
  state: {
    active: "active",
    armed: "armed and active",
    out: "eliminated",
    answered: "has answered",
    asked: "may react",
    target: "target",
  },
  slots: { 0: "left loyalty", 1: "right loyalty", id: "ID" },
  faceDown: "face down",
  hand: (position) => `program ${position}`,
  permanent: "permanent program",
  cards: "What the cards in sight say",
};

const es: BoardTexts = {
  middle: "El centro de la mesa",
  round: (round) => `Ronda ${round}, turno de`,
  announced: "Se anuncia",
  program: "Programa",
  weapons: "Armas",
  locked: "bloqueada",
  aim: "Elige a quién apuntar.",
  hit: (name, amount) => `${name} está a punto de perder ${amount} PV.`,
  answers: (name) => `Responde ${name}.`,
  you: "tú",
  yours: "Tu equipo:",
  teams: {
    human: "Humanos",
    machine: "Máquinas",
    outlaw: "Forajidos",
    legion: "Legión",
    fallen: "Caídos",
  },
  sworn: { legion: "ha jurado con Legión", fallen: "es de los Caídos" },
  marks: {
    awake: "dos acciones por turno",
    deadly: "próximo disparo letal",
    stalled: "pierde el próximo turno",
    allows: "deja ver su identidad",
    turn: "pasa este turno",
    aimed: "pasa hasta que le apunten",
    unlocked: (weapon) => `${weapon}: desbloqueada`,
  },
  aimedAt: "apunta a",
  and: " y ",
  state: {
    active: "juega",
    armed: "juega con arma",
    out: "fuera de la partida",
    answered: "ya respondió",
    asked: "puede reaccionar",
    target: "en la mira",
  },
  slots: { 0: "lealtad izquierda", 1: "lealtad derecha", id: "identidad" },
  faceDown: "boca abajo",
  hand: (position) => `programa ${position}`,
  permanent: "programa permanente",
  cards: "Lo que dicen las cartas a la vista",
};

/** The board's own words in this language; in English where there are none. */
export function textsIn(language: string): BoardTexts {
  return language === "es" ? es : en;
}
