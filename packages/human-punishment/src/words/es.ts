import { seatList, spanish, type Seat, type Seats } from "@facedown/core";
import type { Catalog } from "../catalog.js";
import type { Team } from "../pack/types.js";
import type { Action, ActionKind, Slot } from "../tasks.js";
import { countColors, teamOf } from "../team.js";
import { cardAtPlace, limitOf, programCount } from "../scene.js";
import { shotDamage } from "../shots.js";
import { waitingTask } from "../waiting.js";
import { cardTextsOf, type CardTexts } from "./card-texts.js";
import { cardsInSpanish } from "./cards-es.js";
import { effectsInSpanish } from "./effects-es.js";
import {
  activeWeapon,
  isOfPlaying,
  lyingKinds,
  offeredEffects,
  ownProgram,
  usedProgram,
  waitingQuestion,
  weaponKinds,
  type Context,
  type PunishmentWords,
} from "./words.js";

const { list } = spanish;

const teamNames: Readonly<Record<Team, string>> = {
  human: "Humanos",
  machine: "Máquinas",
  outlaw: "Forajidos",
  legion: "Legión",
  fallen: "Caídos",
};

const kinds: Readonly<Record<ActionKind, string>> = {
  investigate: "investigar",
  equip: "tomar un arma",
  draw: "robar un programa",
  drop: "soltar el arma",
  aim: "cambiar de objetivo",
  shoot: "disparar",
  heal: "curar",
  activate: "usar un programa de la mesa",
};

const marks = {
  awake: { on: "tiene desde ahora dos acciones por turno", off: "vuelve a tener una acción por turno" },
  deadly: { on: "tiene por delante un disparo al que nadie puede reaccionar", off: "ha hecho ese disparo" },
  stalled: { on: "perderá un turno", off: "ya no perderá un turno" },
} as const;

const passNames = {
  pass: "Pasar",
  "pass for the turn": "Pasar durante el resto de este turno",
  "pass until aimed at": "Pasar hasta que te nombren, te apunten o vayan a dañarte",
} as const;

const answerNames = {
  pass: "pasar",
  "pass for the turn": "pasar durante el resto del turno",
  "pass until aimed at": "pasar hasta que alguien le apunte",
} as const;

const standing = {
  "pass for the turn": "pasa durante el resto del turno",
  "pass until aimed at": "pasa hasta que alguien le apunte",
} as const;

/** The teams as they stand after “de”: el equipo de los Humanos. */
const teamsOf: Readonly<Record<Team, string>> = {
  human: "los Humanos",
  machine: "las Máquinas",
  outlaw: "los Forajidos",
  legion: "la Legión",
  fallen: "los Caídos",
};

const left = (hp: number): string => (hp === 1 ? "le queda 1 PV" : `le quedan ${hp} PV`);

const slotName = (card: Slot): string =>
  card === "id" ? "identidad" : card === 0 ? "lealtad izquierda" : "lealtad derecha";
const shownCard = { loyalty: "una lealtad", id: "la identidad" } as const;
const damageText = (amount: number): string => `${amount} de daño`;

/** All that players of this game read, in Spanish. */
export function spanishOf(cards: Catalog, given: CardTexts = {}): PunishmentWords {
  const texts = cardTextsOf(cards.pack, cardsInSpanish, given);
  const nameOf = (id: string): string => texts[id]?.name ?? id;
  const cardText = (id: string): string => {
    const { name = id, text = "" } = texts[id] ?? {};
    return text === "" ? name : `${name} (${text})`;
  };
  const quoted = (id: string): string => `«${nameOf(id)}»`;
  const names = (seats: readonly Seat[], { name }: Context): string => list(seats.map(name));
  const weaponName = (weapon: number, { view }: Context): string => quoted(view.weapons[weapon]!.kind);
  const aimed = (targets: readonly Seat[], context: Context): string =>
    targets.length === 0 ? "" : ` a ${names(targets, context)}`;

  /** A weapon and what it does in the hands of a player: `«Pistola» (1 de daño o una lealtad)`. */
  const forceOf = (id: string, seat: Seat, { view }: Context): string => {
    const { shows } = cards.weapon(id);
    const damage = damageText(shotDamage({ cards, table: view }, seat, id));
    return `${quoted(id)} (${damage} o ${shownCard[shows]})`;
  };
  const choiceOf = (id: string, context: Context): string => {
    const force = forceOf(id, context.view.turn.active, context);
    return cards.weapon(id).heals ? force.replace(/\)$/, "; o cura 1 PV)") : force;
  };
  const withWeapon = (context: Context): string => {
    const weapon = activeWeapon(context);
    return weapon ? ` con ${forceOf(weapon.kind, context.view.turn.active, context)}` : "";
  };

  const actionText = (action: Action, context: Context): string => {
    switch (action.kind) {
      case "investigate":
        return `investigar la ${slotName(action.card)} de ${context.name(action.target)}`;
      case "equip":
        return action.targets.length === 0
          ? `tomar el arma ${quoted(action.weapon)}`
          : `tomar el arma ${quoted(action.weapon)} y apuntar${aimed(action.targets, context)}`;
      case "aim":
        return `apuntar${aimed(action.targets, context)}`;
      case "shoot":
        return `disparar${aimed(action.targets, context)}`;
      case "heal":
        return `curar${aimed(action.targets, context)}`;
      case "activate": {
        const program = usedProgram(context, action.position);
        return program === null ? kinds.activate : `usar ${quoted(program)}`;
      }
      default:
        return kinds[action.kind];
    }
  };

  const programText = (position: number, context: Context): string => {
    const program = ownProgram(context, position);
    return program === null ? `el programa ${position + 1}` : cardText(program);
  };

  const ownStanding = ({ view, viewer }: Context): string[] => {
    if (viewer === "spectator") return [];
    const scene = { cards, table: view };
    const { human, machine, outlaw } = countColors(scene, viewer);
    return [
      `Tu equipo: ${teamNames[teamOf(scene, viewer)]} (Humano ${human}, Máquina ${machine}, Forajido ${outlaw}).`,
    ];
  };

  const playerStanding = (seat: Seat, context: Context): string => {
    const { view, name } = context;
    const player = view.players[seat]!;
    const weapon = view.weapons.find(({ holder }) => holder === seat);
    const aim = weapon && weapon.targets.length > 0 ? ` y apunta${aimed(weapon.targets, context)}` : "";
    const parts = [
      player.hp === 0 ? "fuera" : `${player.hp} PV`,
      ...(weapon ? [`tiene ${quoted(weapon.kind)}${aim}`] : []),
      ...(player.sworn ? [`equipo público: ${teamNames[player.sworn]}`] : []),
      ...player.unlocked.map((id) => `${quoted(id)} con acceso`),
      ...(player.awake ? ["dos acciones por turno"] : []),
      ...(player.deadly ? ["un disparo al que nadie puede reaccionar"] : []),
      ...(player.stalled ? ["perderá un turno"] : []),
    ];
    return `${name(seat)}: ${parts.join("; ")}.`;
  };

  const lying = ({ view }: Context): string[] => {
    const { free, locked } = lyingKinds(cards, view);
    return [
      ...(free.length > 0 ? [`En la mesa: ${list(free.map(nameOf))}.`] : []),
      ...(locked.length > 0 ? [`A un lado, bloqueado: ${list(locked.map(nameOf))}.`] : []),
    ];
  };

  const passing = ({ view, name }: Context): string[] => {
    const { turn, aimed: untilAimed } = view.reactions;
    const say = (seats: Seats, one: string, several: string): string[] => {
      const all = seatList(seats).map(name);
      return all.length === 0 ? [] : [`${list(all)} ${all.length === 1 ? one : several}.`];
    };
    return [
      ...say(turn, standing["pass for the turn"], "pasan durante el resto del turno"),
      ...say(untilAimed, standing["pass until aimed at"], "pasan hasta que alguien les apunte"),
    ];
  };

  const asking = (context: Context): string[] => {
    const { view, name } = context;
    const scene = { cards, table: view };
    const question = waitingQuestion(cards, view);
    const effect = waitingTask(scene, "effect");
    const asks = effect && cardAtPlace(scene, effect.card);
    return question ? [`${name(question.seat)} elige para ${asks ? cardText(asks) : "una carta"}`] : [];
  };

  const aimingAnew = (context: Context): string[] => {
    const { view, name } = context;
    const retarget = waitingTask({ cards, table: view }, "retarget");
    const weapon = retarget && view.weapons[retarget.weapon];
    if (!weapon || weapon.holder === null) return [];
    const { kind, holder } = weapon;
    return [`${name(holder)} apunta a otra persona con ${forceOf(kind, holder, context)}.`];
  };

  const discarding = ({ view, name }: Context): string[] => {
    const scene = { cards, table: view };
    const { active } = view.turn;
    return waitingTask(scene, "discard")
      ? [
          `${name(active)} tiene ${programCount(scene, active)} programas y conserva ${limitOf(scene, active)}.`,
        ]
      : [];
  };

  const pending = (context: Context): string[] => {
    const { view, name } = context;
    const scene = { cards, table: view };
    const answer = waitingTask(scene, "answer");
    const brace = waitingTask(scene, "brace");
    const permit = waitingTask(scene, "permit");
    const { announced } = view;
    const weapon = announced?.kind === "shoot" ? withWeapon(context) : "";
    return [
      ...(announced ? [`${name(view.turn.active)} quiere ${actionText(announced, context)}${weapon}.`] : []),
      ...(answer
        ? [`${name(answer.seat)} revela ${shownCard[answer.shows]} o recibe ${damageText(answer.damage)}.`]
        : []),
      ...(brace
        ? brace.hits.map(({ seat, amount }) => `${name(seat)} va a recibir ${damageText(amount)}.`)
        : []),
      ...(permit ? [`${name(permit.by)} quiere mirar la identidad de ${name(permit.seat)}.`] : []),
      ...asking(context),
      ...aimingAnew(context),
      ...discarding(context),
    ];
  };

  return {
    core: spanish,
    phases: {
      choose: "Una acción",
      react: "Reacciones",
      answer: "La respuesta a un disparo",
      brace: "Reacciones antes del daño",
      permit: "¿Se puede ver la identidad?",
      pick: "Una elección para una carta",
      retarget: "Un nuevo objetivo",
      discard: "Un descarte",
      over: "El final",
    },
    timers: {
      react: "Hasta que se cierre la ventana",
      turn: "Hasta que se elija una acción",
      decide: "Hasta que se decida",
    },

    moves: {
      investigate: ({ target, card }, { name }) => `Investigar la ${slotName(card)} de ${name(target)}`,
      equip: ({ weapon, targets }, context) =>
        targets.length === 0
          ? `Tomar ${choiceOf(weapon, context)}`
          : `Tomar ${choiceOf(weapon, context)} y apuntar${aimed(targets, context)}`,
      draw: () => "Robar un programa",
      drop: (_, context) => {
        const weapon = activeWeapon(context);
        return `Soltar ${weapon ? quoted(weapon.kind) : "tu arma"}`;
      },
      aim: ({ targets }, context) => {
        const weapon = activeWeapon(context);
        return `Apuntar ahora${aimed(targets, context)}${weapon ? ` con ${choiceOf(weapon.kind, context)}` : ""}`;
      },
      shoot: ({ targets }, context) => `Disparar${aimed(targets, context)}${withWeapon(context)}`,
      heal: (_, context) => {
        const targets = activeWeapon(context)?.targets ?? [];
        return `Curar 1 PV a ${targets.length > 0 ? names(targets, context) : "tu objetivo"} en vez de disparar`;
      },
      activate: ({ position }, { view, viewer }) => {
        const id = viewer === "spectator" ? null : (view.players[viewer]?.permanents[position] ?? null);
        return id === null ? `Usar el programa ${position + 1}` : `Usar ${cardText(id)}`;
      },
      forgo: () => "No hacer ninguna acción",
      play: ({ position }, context) => `Jugar ${programText(position, context)}`,
      respond: ({ answer }, context) =>
        typeof answer === "string" ? passNames[answer] : `Reaccionar con ${programText(answer, context)}`,
      withdraw: ({ what }) =>
        what === "pass" ? "Dejar de pasar" : "Que te pregunten antes de mirar tu identidad",
      discard: ({ from, position }, context) => {
        const { view, viewer } = context;
        const own = viewer === "spectator" ? undefined : view.players[viewer];
        const id = from === "hand" ? ownProgram(context, position) : (own?.permanents[position] ?? null);
        return `Descartar ${id === null ? `el programa ${position + 1}` : nameOf(id)}`;
      },
      reveal: ({ card }) => `Revelar tu ${slotName(card)}`,
      takeDamage: () => "Recibir el daño",
      allow: ({ always }) => (always ? "Permitirlo, ahora y siempre" : "Permitirlo"),
      handOver: () => "Entregar en su lugar tu programa de la Legión",
      pickPlayer: ({ player }, { name }) => `Elegir a ${name(player)}`,
      pickProgram: ({ position }) => `Tomar el programa ${position + 1}`,
      keep: ({ position }, { view }) => {
        const id = view.dug[position] ?? null;
        return `Quedarte ${id === null ? `el programa ${position + 1}` : cardText(id)}`;
      },
      pickLoyalty: ({ card }, { view, name }) => {
        const question = waitingQuestion(cards, view);
        return question?.kind === "loyalty"
          ? `Elegir la ${slotName(card)} de ${name(question.of)}`
          : `Elegir la ${slotName(card)}`;
      },
      pickEffect: ({ option }, { view }) => {
        const effects = offeredEffects(cards, view, option);
        return effects ? `Elegir: ${effectsInSpanish(effects, nameOf)}` : `Elegir el efecto ${option + 1}`;
      },
      pickTargets: ({ targets }, context) => `Apuntar${aimed(targets, context)}`,
      timeUp: () => "Se acabó el tiempo",
    },

    events: {
      turnBegun: ({ seat, armed }, { name }) =>
        `Es el turno de ${name(seat)}${armed ? ", que tiene un arma" : ""}.`,
      turnSkipped: ({ seat }, { name }) => `${name(seat)} pierde un turno.`,
      announced: ({ seat, action }, context) =>
        `${context.name(seat)} quiere ${actionText(action, context)}.`,
      played: ({ seat, program }, { name }) => `${name(seat)} juega ${cardText(program)}`,
      ability: ({ seat, card }, { name }) => `${name(seat)} usa ${cardText(card)}`,
      investigated: ({ seat, target, card }, { name }) =>
        `${name(seat)} ha mirado la ${slotName(card)} de ${name(target)}.`,
      allowed: ({ seat, by, always }, { name }) =>
        `${name(seat)} deja que ${name(by)} mire su identidad${always ? ", y no hace falta volver a preguntar" : ""}.`,
      handedOver: ({ seat, to }, { name }) =>
        `${name(seat)} entrega una carta a ${name(to)} en su lugar: es el programa de la Legión.`,
      weaponTaken: ({ seat, weapon, from }, context) =>
        `${context.name(seat)} toma ${weaponName(weapon, context)}${from === null ? "" : `, que tenía ${context.name(from)}`}.`,
      weaponReturned: ({ seat, weapon }, context) =>
        `${context.name(seat)} suelta ${weaponName(weapon, context)}.`,
      aimed: ({ seat, weapon, targets }, context) =>
        targets.length === 0
          ? `${context.name(seat)} dirá el objetivo de ${weaponName(weapon, context)} al disparar.`
          : `${context.name(seat)} apunta con ${weaponName(weapon, context)}${aimed(targets, context)}.`,
      shot: ({ seat, weapon, targets }, context) =>
        `${context.name(seat)} dispara${aimed(targets, context)} con ${weaponName(weapon, context)}.`,
      turnedUp: ({ seat, card }, { name }) => `${name(seat)} pone boca arriba su ${slotName(card)}.`,
      covered: ({ seat, card }, { name }) => `La ${slotName(card)} de ${name(seat)} queda boca abajo.`,
      exchanged: ({ seat, card, other, otherCard }, { name }) =>
        `Se cambian la ${slotName(card)} de ${name(seat)} y la ${slotName(otherCard)} de ${name(other)}.`,
      threatened: ({ seat, amount }, { name }) => `${name(seat)} va a recibir ${damageText(amount)}.`,
      hurt: ({ seat, amount, hp }, { name }) => `${name(seat)} recibe ${damageText(amount)} y ${left(hp)}.`,
      healed: ({ seat, hp }, { name }) => `${name(seat)} se cura y tiene ${hp} PV.`,
      eliminated: ({ seat }, { name }) => `${name(seat)} queda fuera.`,
      revived: ({ seat, hp }, { name }) => `${name(seat)} vuelve con ${hp} PV.`,
      sworn: ({ seat, team }, { name }) => `${name(seat)} pasa al equipo de ${teamsOf[team]}.`,
      unlocked: ({ seat, weapon }, { name }) => `Se desbloquea ${quoted(weapon)} para ${name(seat)}.`,
      marked: ({ seat, mark, on }, { name }) => `${name(seat)} ${marks[mark][on ? "on" : "off"]}.`,
      barred: ({ kind }) => `En este turno ya no se puede ${kinds[kind]}.`,
      moreActions: ({ seat }, { name }) => `${name(seat)} tiene una acción más.`,
      plated: ({ seat, amount }, { name }) => `El daño que va a recibir ${name(seat)} baja en ${amount}.`,
      steppedIn: ({ seat, instead }, { name }) => `${name(seat)} se pone delante de ${name(instead)}.`,
      passWithdrawn: ({ seat }, { name }) => `${name(seat)} deja de pasar.`,
      leaveWithdrawn: ({ seat }, { name }) =>
        `${name(seat)} quiere que le pregunten antes de mirar su identidad.`,
      checked: ({ announcer }, { name }) =>
        announcer === null
          ? "Hace mucho que nadie recibe daño: se comprueban de nuevo los equipos."
          : `${name(announcer)} ha comprobado los equipos.`,
      powerFailed: () => "Se va la luz.",
    },

    rejections: {
      "HP-R-1": ({ seats }, { name }) =>
        seatList(seats).length === 0
          ? "Ahora no hay nada que decidir."
          : `La decisión es de ${list(seatList(seats).map(name))}.`,
      "HP-R-2": () => "Empezaste este turno con un arma: suéltala, apunta con ella o úsala.",
      "HP-R-3": () => "No empezaste este turno con esa arma.",
      "HP-R-7": () => "Hay alguna acción que puedes hacer.",
      "HP-G-5": () => "Esta clase de acción está vetada este turno.",
      "HP-G-2": () => "Elige otro objetivo que el actual.",
      "HP-U-1": ({ why }) =>
        ({
          nobody: "No hay ninguna persona en ese asiento.",
          yourself: "Investiga a otra persona.",
          eliminated: "No se investiga a quien está fuera.",
          hidden: "Nadie puede investigar a esta persona.",
          "face up": "Esa carta está boca arriba.",
        })[why],
      "HP-U-2": () => "Solo se investiga una identidad si las dos lealtades están boca arriba.",
      "HP-U-3": () => "No tienes ningún programa que entregar en su lugar.",
      "HP-U-4": () => "En la mesa no hay esa arma.",
      "HP-U-5": () => "No hay programas que puedas robar.",
      "HP-W-1": () => "Ya tienes un arma.",
      "HP-W-3": () => "No tienes acceso a esta arma.",
      "HP-W-4": ({ targets }) =>
        targets === 0
          ? "Con esta arma no se apunta así."
          : targets === 1
            ? "Elige a otra persona que siga en juego."
            : "Elige a dos personas en juego, una junto a otra, sin contarte a ti.",
      "HP-W-10": () => "Tu arma no cura.",
      "HP-W-14": () => "No tienes boca abajo ninguna carta así que revelar.",
      "HP-M-4": ({ why }) =>
        ({
          "no program": "No tienes ese programa.",
          "not now": "Este programa no es para este momento.",
          "no target": "No hay nadie a quien se pueda aplicar esta carta.",
        })[why],
      "HP-A-38": () => "En este turno ya has jugado todos los programas que se permiten.",
      "HP-M-5": () => "Este programa es para tu propio turno.",
      "HP-M-10": () => "No tienes ese programa para descartar.",
      "HP-M-14": () => "No te preguntan a ti.",
      "HP-M-18": () => "No hay nada que retirar.",
      "HP-N-5": () => "Una lealtad secreta solo se descarta cuando no tienes otra cosa.",
      "HP-N-6": () => "El programa de la Legión no se descarta nunca.",
      "HP-N-8": () => "Las lealtades secretas no se juegan.",
      "HP-X-6": () => "La carta no pide esto.",
    },

    places: {
      "players.*.identity": ([seat], { name }) => `la identidad de ${name(Number(seat))}`,
      "players.*.loyalties": ([seat], { name }) => `las lealtades de ${name(Number(seat))}`,
      "players.*.hand": ([seat], { name }) => `los programas boca abajo de ${name(Number(seat))}`,
      "players.*.permanents": ([seat], { name }) => `los programas boca arriba de ${name(Number(seat))}`,
      stack: () => "el mazo de programas",
      stage: () => "el programa que se juega",
      dug: () => "los programas que se miran",
      checks: () => "lo que dieron las comprobaciones",
      learned: () => "los equipos que mostraron las comprobaciones",
      gone: () => "la identidad que sobró",
      pool: () => "las lealtades que se reparten",
      "box.human": () => "las identidades humanas de la caja",
      "box.machine": () => "las identidades de máquina de la caja",
      "box.outlaw": () => "las identidades de forajido de la caja",
      "box.boss": () => "los jefes de la caja",
      "box.loyalties": () => "las lealtades de la caja",
      "reactions.answers": () => "las respuestas",
    },

    none: { "reactions.answers": "ninguna", checks: "nada todavía", learned: "nada todavía" },

    // A window is told by who reacts with what and who passes for longer, and a program by its being played.
    dealt: {
      asked: () => "",
      sealed: ({ choice }) => (choice === null ? "" : undefined),
      opened: ({ choices }, { name }) =>
        choices
          .flatMap((choice, seat) =>
            choice === "pass for the turn" || choice === "pass until aimed at"
              ? [`${name(seat)} ${standing[choice]}.`]
              : [],
          )
          .join(" "),
      moved: (event) => (isOfPlaying(event) ? "" : undefined),
      concealed: () => "",
    },

    card: (face, place) => {
      if (place === "reactions.answers")
        return typeof face === "number"
          ? `reaccionar con el programa ${face + 1}`
          : answerNames[face as keyof typeof answerNames];
      if (place === "learned") return "los equipos";
      if (place === "checks")
        return face === "open"
          ? "partida por equipos"
          : face === "wiped"
            ? "no quedan Humanos"
            : "cada cual por su cuenta";
      return nameOf(face as string);
    },

    cardText: (face, place) =>
      ["reactions.answers", "checks", "learned"].includes(place) ? "" : (texts[face as string]?.text ?? ""),
    slots: { "players.*.loyalties": (position) => (position === 0 ? "izquierda" : "derecha") },
    pieces: ({ view }) => weaponKinds(view).map((id) => ({ name: nameOf(id), text: texts[id]?.text ?? "" })),

    options: {
      firstPlayer: {
        name: "Quién empieza",
        help: "El asiento que empieza, contado desde 0: quien quedó fuera primero en la última partida, o el último en tener problemas con un ordenador. Nulo: al azar.",
        values: { null: "al azar" },
      },
      loyaltySupply: {
        name: "Cartas de lealtad",
        help: '"chart": las que dice la tabla, que desde 12 personas son más que las de la caja. "box": solo las de la caja, hasta 11 personas.',
        values: { chart: "las que dice la tabla", box: "solo las de la caja" },
      },
      lastSurvivorTest: {
        name: "Último superviviente",
        help: '"every": cada comprobación puede descubrir que no hay Humanos sin que quedaran fuera. "first": solo la primera eliminación.',
        values: { every: "en cada comprobación", first: "solo en la primera eliminación" },
      },
      quietRounds: {
        name: "Rondas tranquilas",
        help: "Tras tantas rondas sin daño se repite la comprobación, y tras cinco veces más la partida acaba sin ganador. 0: nunca.",
        values: { 0: "nunca" },
      },
      lastRound: { name: "Última ronda", help: "Tras esta ronda la partida acaba sin ganador." },
      deadWatchChecks: {
        name: "Los eliminados miran",
        help: "Si todos los que están fuera conocen los equipos en cada comprobación.",
      },
      fallenStayTeam: {
        name: "Los Caídos siguen juntos",
        help: "Si los Caídos, como la Legión, siguen siendo equipo cuando cada cual ha de sobrevivir.",
      },
      reactSeconds: {
        name: "Tiempo para reaccionar",
        help: "Cuántos segundos se puede reaccionar; 0: los que hagan falta.",
        values: { 0: "los que hagan falta" },
      },
      decideSeconds: {
        name: "Tiempo para decidir",
        help: "Cuántos segundos duran otras decisiones, salvo la elección de la acción; 0: los que hagan falta.",
        values: { 0: "los que hagan falta" },
      },
      turnSeconds: {
        name: "Tiempo para elegir la acción",
        help: "Cuántos segundos dura la elección de la acción, de nuevo tras cada programa; después se roba un programa o se suelta el arma. 0: los que hagan falta.",
        values: { 0: "los que hagan falta" },
      },
    },

    outcome: ({ team, winners, why }, { name }) => {
      if (why === "power") return "Se fue la luz: no gana nadie.";
      if (team === null) return "No queda nadie: no gana nadie.";
      return `Victoria (${teamNames[team]}): ${list(winners.map(name))}.`;
    },

    standing: (context) => [
      `Ronda ${context.view.round}. Es el turno de ${context.name(context.view.turn.active)}.`,
      ...ownStanding(context),
      ...context.view.players.map((_, seat) => playerStanding(seat, context)),
      ...lying(context),
      ...passing(context),
      ...pending(context),
    ],

    pending,

    facts: {
      reacts: (seat, { name }) => (seat === null ? "Nadie reacciona." : `${name(seat)} reacciona.`),
      teams: (teams, { name }) =>
        `Los equipos de quienes siguen en juego: ${teams
          .flatMap((team, seat) => (team === null ? [] : [`${name(seat)}, ${teamNames[team]}`]))
          .join("; ")}.`,
      verdict: (verdict, { name }) => {
        if (verdict === "continues") return "La partida continúa.";
        const winners = list(seatList(verdict.winners as never).map(name));
        return verdict.team === null
          ? "La partida ha terminado. No gana nadie."
          : `La partida ha terminado. Victoria (${teamNames[verdict.team]}): ${winners}.`;
      },
      oldest: (position) =>
        position < 0 ? "Se descarta un programa de la mesa." : `Se descarta el programa ${position + 1}.`,
    },
  };
}
