import { english, seatList, type Seat, type Seats } from "@facedown/core";
import type { Catalog } from "../catalog.js";
import type { Team } from "../pack/types.js";
import type { Action, ActionKind, Slot } from "../tasks.js";
import { countColors, teamOf } from "../team.js";
import { cardAtPlace, limitOf, programCount } from "../scene.js";
import { shotDamage } from "../shots.js";
import { waitingTask } from "../waiting.js";
import { cardTextsOf, type CardTexts } from "./card-texts.js";
import { cardsInEnglish } from "./cards-en.js";
import { effectsInEnglish } from "./effects-en.js";
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

const { list } = english;

const teamNames: Readonly<Record<Team, string>> = {
  human: "Human",
  machine: "Machine",
  outlaw: "Outlaw",
  legion: "Legion",
  fallen: "Fallen",
};

const kinds: Readonly<Record<ActionKind, string>> = {
  investigate: "to investigate",
  equip: "to take a weapon",
  draw: "to draw a program",
  drop: "to let go of the weapon",
  aim: "to change targets",
  shoot: "to shoot",
  heal: "to heal",
  activate: "to use a program on the table",
};

const marks = {
  awake: { on: "takes two actions a turn from now on", off: "takes one action a turn again" },
  deadly: { on: "has a shot ahead that nobody may react to", off: "has fired that shot" },
  stalled: { on: "will miss a turn", off: "misses no turn" },
} as const;

const passNames = {
  pass: "Pass",
  "pass for the turn": "Pass for the rest of this turn",
  "pass until aimed at": "Pass until you are named, aimed at or about to be hit",
} as const;

const answerNames = {
  pass: "to pass",
  "pass for the turn": "to pass for the rest of the turn",
  "pass until aimed at": "to pass until aimed at",
} as const;

const standing = {
  "pass for the turn": "passes for the rest of the turn",
  "pass until aimed at": "passes until aimed at",
} as const;

const slotName = (card: Slot): string =>
  card === "id" ? "ID" : card === 0 ? "left loyalty card" : "right loyalty card";
const shownCard = { loyalty: "a loyalty card", id: "the ID" } as const;
const damageText = (amount: number): string => `${amount} damage`;

/** All that players of this game read, in English. */
export function englishOf(cards: Catalog, given: CardTexts = {}): PunishmentWords {
  const texts = cardTextsOf(cards.pack, cardsInEnglish, given);
  const nameOf = (id: string): string => texts[id]?.name ?? id;
  const cardText = (id: string): string => {
    const { name = id, text = "" } = texts[id] ?? {};
    return text === "" ? name : `${name} (${text})`;
  };
  const the = (id: string): string => `the ${nameOf(id)}`;
  const names = (seats: readonly Seat[], { name }: Context): string => list(seats.map(name));
  const weaponName = (weapon: number, { view }: Context): string => the(view.weapons[weapon]!.kind);
  const aimed = (targets: readonly Seat[], context: Context): string =>
    targets.length === 0 ? "" : ` at ${names(targets, context)}`;

  /** A weapon and what it does in the hands of a player: `the Pistol (1 damage or a loyalty card)`. */
  const forceOf = (id: string, seat: Seat, { view }: Context): string => {
    const { shows } = cards.weapon(id);
    const damage = damageText(shotDamage({ cards, table: view }, seat, id));
    return `${the(id)} (${damage} or ${shownCard[shows]})`;
  };
  const choiceOf = (id: string, context: Context): string => {
    const force = forceOf(id, context.view.turn.active, context);
    return cards.weapon(id).heals ? force.replace(/\)$/, "; or heals 1 HP)") : force;
  };
  const withWeapon = (context: Context): string => {
    const weapon = activeWeapon(context);
    return weapon ? ` with ${forceOf(weapon.kind, context.view.turn.active, context)}` : "";
  };

  const actionText = (action: Action, context: Context): string => {
    switch (action.kind) {
      case "investigate":
        return `to investigate the ${slotName(action.card)} of ${context.name(action.target)}`;
      case "equip":
        return action.targets.length === 0
          ? `to take ${the(action.weapon)}`
          : `to take ${the(action.weapon)} and aim it${aimed(action.targets, context)}`;
      case "aim":
        return `to aim${aimed(action.targets, context)} instead`;
      case "shoot":
        return `to shoot${aimed(action.targets, context)}`;
      case "heal":
        return `to heal ${names(action.targets, context)}`;
      case "activate": {
        const program = usedProgram(context, action.position);
        return program === null ? kinds.activate : `to use ${the(program)}`;
      }
      default:
        return kinds[action.kind];
    }
  };

  const programText = (position: number, context: Context): string => {
    const program = ownProgram(context, position);
    return program === null ? `program ${position + 1}` : cardText(program);
  };

  const ownStanding = (context: Context): string[] => {
    const { view, viewer } = context;
    if (viewer === "spectator") return [];
    const scene = { cards, table: view };
    const { human, machine, outlaw } = countColors(scene, viewer);
    return [
      `You are ${teamNames[teamOf(scene, viewer)]}: Human ${human}, Machine ${machine}, Outlaw ${outlaw}.`,
    ];
  };

  const playerStanding = (seat: Seat, context: Context): string => {
    const { view, name } = context;
    const player = view.players[seat]!;
    const weapon = view.weapons.find(({ holder }) => holder === seat);
    const parts = [
      player.hp === 0 ? "eliminated" : `${player.hp} HP`,
      ...(weapon ? [`holds ${the(weapon.kind)}${aimed(weapon.targets, context)}`] : []),
      ...(player.sworn ? [`sworn to ${teamNames[player.sworn]}`] : []),
      ...player.unlocked.map((id) => `${the(id)} is unlocked`),
      ...(player.awake ? ["two actions a turn"] : []),
      ...(player.deadly ? ["a shot ahead that nobody may react to"] : []),
      ...(player.stalled ? ["will miss a turn"] : []),
    ];
    return `${name(seat)}: ${parts.join("; ")}.`;
  };

  const lying = ({ view }: Context): string[] => {
    const { free, locked } = lyingKinds(cards, view);
    return [
      ...(free.length > 0 ? [`On the table: ${list(free.map(nameOf))}.`] : []),
      ...(locked.length > 0 ? [`At the side, locked: ${list(locked.map(nameOf))}.`] : []),
    ];
  };

  const passing = ({ view, name }: Context): string[] => {
    const { turn, aimed: untilAimed } = view.reactions;
    const say = (seats: Seats, one: string, several: string): string[] => {
      const all = seatList(seats).map(name);
      return all.length === 0 ? [] : [`${list(all)} ${all.length === 1 ? one : several}.`];
    };
    return [
      ...say(turn, standing["pass for the turn"], "pass for the rest of the turn"),
      ...say(untilAimed, standing["pass until aimed at"], "pass until aimed at"),
    ];
  };

  const asking = (context: Context): string[] => {
    const { view, name } = context;
    const scene = { cards, table: view };
    const question = waitingQuestion(cards, view);
    const effect = waitingTask(scene, "effect");
    const asks = effect && cardAtPlace(scene, effect.card);
    return question ? [`${name(question.seat)} chooses for ${asks ? cardText(asks) : "a card"}`] : [];
  };

  const aimingAnew = (context: Context): string[] => {
    const { view, name } = context;
    const retarget = waitingTask({ cards, table: view }, "retarget");
    const weapon = retarget && view.weapons[retarget.weapon];
    if (!weapon || weapon.holder === null) return [];
    const { kind, holder } = weapon;
    return [`${name(holder)} aims ${forceOf(kind, holder, context)} at somebody else.`];
  };

  const discarding = ({ view, name }: Context): string[] => {
    const scene = { cards, table: view };
    const { active } = view.turn;
    return waitingTask(scene, "discard")
      ? [`${name(active)} has ${programCount(scene, active)} programs and keeps ${limitOf(scene, active)}.`]
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
      ...(announced ? [`${name(view.turn.active)} wants ${actionText(announced, context)}${weapon}.`] : []),
      ...(answer
        ? [`${name(answer.seat)} reveals ${shownCard[answer.shows]} or takes ${damageText(answer.damage)}.`]
        : []),
      ...(brace
        ? brace.hits.map(({ seat, amount }) => `${damageText(amount)} is about to hit ${name(seat)}.`)
        : []),
      ...(permit ? [`${name(permit.by)} wants to look at the ID of ${name(permit.seat)}.`] : []),
      ...asking(context),
      ...aimingAnew(context),
      ...discarding(context),
    ];
  };

  const teamOrNobody = (team: Team | null): string => (team === null ? "Nobody" : teamNames[team]);

  return {
    phases: {
      choose: "An action",
      react: "Reactions",
      answer: "An answer to a shot",
      brace: "Reactions before damage",
      permit: "May the ID be seen?",
      pick: "A choice for a card",
      retarget: "A new target",
      discard: "A discard",
      over: "The end",
    },
    timers: {
      react: "Until the window closes",
      turn: "Until an action is chosen",
      decide: "Until it is decided",
    },

    moves: {
      investigate: ({ target, card }, { name }) => `Investigate the ${slotName(card)} of ${name(target)}`,
      equip: ({ weapon, targets }, context) =>
        targets.length === 0
          ? `Take ${choiceOf(weapon, context)}`
          : `Take ${choiceOf(weapon, context)} and aim it${aimed(targets, context)}`,
      draw: () => "Draw a program",
      drop: (_, context) => {
        const weapon = activeWeapon(context);
        return `Let go of ${weapon ? the(weapon.kind) : "your weapon"}`;
      },
      aim: ({ targets }, context) => {
        const weapon = activeWeapon(context);
        return `Aim${weapon ? ` ${choiceOf(weapon.kind, context)}` : ""}${aimed(targets, context)} instead`;
      },
      shoot: ({ targets }, context) => `Shoot${aimed(targets, context)}${withWeapon(context)}`,
      heal: (_, context) => {
        const targets = activeWeapon(context)?.targets ?? [];
        return `Heal ${targets.length > 0 ? names(targets, context) : "your target"} 1 HP instead of shooting`;
      },
      activate: ({ position }, { view, viewer }) => {
        const id = viewer === "spectator" ? null : (view.players[viewer]?.permanents[position] ?? null);
        return id === null ? `Use program ${position + 1}` : `Use ${cardText(id)}`;
      },
      forgo: () => "Take no action",
      play: ({ position }, context) => `Play ${programText(position, context)}`,
      respond: ({ answer }, context) =>
        typeof answer === "string" ? passNames[answer] : `React with ${programText(answer, context)}`,
      withdraw: ({ what }) =>
        what === "pass" ? "Pass no longer: ask me again" : "Ask me again before my ID is seen",
      discard: ({ from, position }, context) => {
        const { view, viewer } = context;
        const own = viewer === "spectator" ? undefined : view.players[viewer];
        const id = from === "hand" ? ownProgram(context, position) : (own?.permanents[position] ?? null);
        return `Discard ${id === null ? `program ${position + 1}` : nameOf(id)}`;
      },
      reveal: ({ card }) => `Reveal your ${slotName(card)}`,
      takeDamage: () => "Take the damage",
      allow: ({ always }) => (always ? "Allow it, now and always" : "Allow it"),
      handOver: () => "Hand over your Legion program instead",
      pickPlayer: ({ player }, { name }) => `Choose ${name(player)}`,
      pickProgram: ({ position }) => `Take program ${position + 1}`,
      keep: ({ position }, { view }) => {
        const id = view.dug[position] ?? null;
        return `Keep ${id === null ? `program ${position + 1}` : cardText(id)}`;
      },
      pickLoyalty: ({ card }, { view, name }) => {
        const question = waitingQuestion(cards, view);
        return question?.kind === "loyalty"
          ? `Choose the ${slotName(card)} of ${name(question.of)}`
          : `Choose the ${slotName(card)}`;
      },
      pickEffect: ({ option }, { view }) => {
        const effects = offeredEffects(cards, view, option);
        return effects ? `Choose to ${effectsInEnglish(effects, nameOf)}` : `Choose effect ${option + 1}`;
      },
      pickTargets: ({ targets }, context) => `Aim${aimed(targets, context)}`,
      timeUp: () => "The time is up",
    },

    events: {
      turnBegun: ({ seat, armed }, { name }) =>
        `It is the turn of ${name(seat)}${armed ? ", who is armed" : ""}.`,
      turnSkipped: ({ seat }, { name }) => `${name(seat)} misses a turn.`,
      announced: ({ seat, action }, context) => `${context.name(seat)} wants ${actionText(action, context)}.`,
      played: ({ seat, program }, { name }) => `${name(seat)} plays ${cardText(program)}`,
      ability: ({ seat, card }, { name }) => `${name(seat)} uses ${cardText(card)}`,
      investigated: ({ seat, target, card }, { name }) =>
        `${name(seat)} has looked at the ${slotName(card)} of ${name(target)}.`,
      allowed: ({ seat, by, always }, { name }) =>
        `${name(seat)} lets ${name(by)} look at the ID${always ? ", and need not be asked again" : ""}.`,
      handedOver: ({ seat, to }, { name }) =>
        `${name(seat)} hands a card over to ${name(to)} instead: it is the Legion program.`,
      weaponTaken: ({ seat, weapon, from }, context) =>
        `${context.name(seat)} takes ${weaponName(weapon, context)}${from === null ? "" : ` from ${context.name(from)}`}.`,
      weaponReturned: ({ seat, weapon }, context) =>
        `${context.name(seat)} lets go of ${weaponName(weapon, context)}.`,
      aimed: ({ seat, weapon, targets }, context) =>
        targets.length === 0
          ? `${context.name(seat)} names the target of ${weaponName(weapon, context)} when shooting.`
          : `${context.name(seat)} aims ${weaponName(weapon, context)}${aimed(targets, context)}.`,
      shot: ({ seat, weapon, targets }, context) =>
        `${context.name(seat)} shoots${aimed(targets, context)} with ${weaponName(weapon, context)}.`,
      turnedUp: ({ seat, card }, { name }) => `${name(seat)} turns the ${slotName(card)} up.`,
      covered: ({ seat, card }, { name }) => `The ${slotName(card)} of ${name(seat)} is turned face down.`,
      exchanged: ({ seat, card, other, otherCard }, { name }) =>
        `The ${slotName(card)} of ${name(seat)} and the ${slotName(otherCard)} of ${name(other)} change places.`,
      threatened: ({ seat, amount }, { name }) => `${damageText(amount)} is about to hit ${name(seat)}.`,
      hurt: ({ seat, amount, hp }, { name }) => `${name(seat)} takes ${damageText(amount)} and has ${hp} HP.`,
      healed: ({ seat, hp }, { name }) => `${name(seat)} is healed and has ${hp} HP.`,
      eliminated: ({ seat }, { name }) => `${name(seat)} is eliminated.`,
      revived: ({ seat, hp }, { name }) => `${name(seat)} is back with ${hp} HP.`,
      sworn: ({ seat, team }, { name }) => `${name(seat)} is ${teamNames[team]} from now on.`,
      unlocked: ({ seat, weapon }, { name }) =>
        `${the(weapon)} is unlocked for ${name(seat)}.`.replace(/^t/, "T"),
      marked: ({ seat, mark, on }, { name }) => `${name(seat)} ${marks[mark][on ? "on" : "off"]}.`,
      barred: ({ kind }) => `This turn it is no longer possible ${kinds[kind]}.`,
      moreActions: ({ seat }, { name }) => `${name(seat)} has one more action.`,
      plated: ({ seat, amount }, { name }) => `The damage to ${name(seat)} goes down by ${amount}.`,
      steppedIn: ({ seat, instead }, { name }) => `${name(seat)} steps in for ${name(instead)}.`,
      passWithdrawn: ({ seat }, { name }) => `${name(seat)} wants to be asked again.`,
      leaveWithdrawn: ({ seat }, { name }) => `${name(seat)} wants to be asked before its ID is seen.`,
      checked: ({ announcer }, { name }) =>
        announcer === null
          ? "Nobody has been hurt for long: the teams are checked again."
          : `${name(announcer)} has checked the teams.`,
      powerFailed: () => "The power fails.",
    },

    rejections: {
      "HP-R-1": ({ seats }, { name }) =>
        seatList(seats).length === 0
          ? "Nobody has to decide now."
          : `It is for ${list(seatList(seats).map(name))} to decide.`,
      "HP-R-2": () => "You began this turn with a weapon: let go of it, aim it or use it.",
      "HP-R-3": () => "You did not begin this turn with that weapon.",
      "HP-R-7": () => "There is an action that you can take.",
      "HP-G-5": () => "This kind of action is barred for the turn.",
      "HP-G-2": () => "Name another target than the present one.",
      "HP-U-1": ({ why }) =>
        ({
          nobody: "There is no such player.",
          yourself: "Investigate another player.",
          eliminated: "Eliminated players are not investigated.",
          hidden: "Nobody may investigate this player.",
          "face up": "That card is face up.",
        })[why],
      "HP-U-2": () => "An ID is investigated only when both loyalty cards are face up.",
      "HP-U-3": () => "You have no program to hand over instead.",
      "HP-U-4": () => "No such weapon lies on the table.",
      "HP-U-5": () => "There is no program that you may draw.",
      "HP-W-1": () => "You hold a weapon already.",
      "HP-W-3": () => "This weapon is locked for you.",
      "HP-W-4": ({ targets }) =>
        targets === 0
          ? "This weapon is not aimed so."
          : targets === 1
            ? "Name one other living player."
            : "Name two living players who are next to each other, neither of them you.",
      "HP-W-10": () => "Your weapon does not heal.",
      "HP-W-14": () => "You have no such face-down card to reveal.",
      "HP-M-4": ({ why }) =>
        ({
          "no program": "You have no such program.",
          "not now": "This program is not for this moment.",
          "no target": "There is nobody whom this card could be about.",
        })[why],
      "HP-A-38": () => "You have played as many programs in this turn as you may.",
      "HP-M-5": () => "This program is for your own turn.",
      "HP-M-10": () => "You have no such program to discard.",
      "HP-M-14": () => "You are not asked.",
      "HP-M-18": () => "There is nothing to take back.",
      "HP-N-5": () => "Secret loyalties are discarded only when you have nothing else.",
      "HP-N-6": () => "The Legion program is never discarded.",
      "HP-N-8": () => "Secret loyalties are not played.",
      "HP-X-6": () => "The card does not ask for this.",
    },

    places: {
      "players.*.identity": ([seat], { name }) => `the ID of ${name(Number(seat))}`,
      "players.*.loyalties": ([seat], { name }) => `the loyalty cards of ${name(Number(seat))}`,
      "players.*.hand": ([seat], { name }) => `the face-down programs of ${name(Number(seat))}`,
      "players.*.permanents": ([seat], { name }) => `the face-up programs of ${name(Number(seat))}`,
      stack: () => "the program stack",
      stage: () => "the program that is played",
      dug: () => "the programs that are looked at",
      checks: () => "what the checks found",
      learned: () => "the teams that the checks showed",
      gone: () => "the ID that was left over",
      pool: () => "the loyalty cards that are dealt",
      "box.human": () => "the Human IDs in the box",
      "box.machine": () => "the Machine IDs in the box",
      "box.outlaw": () => "the Outlaw IDs in the box",
      "box.boss": () => "the Boss IDs in the box",
      "box.loyalties": () => "the loyalty cards in the box",
      "reactions.answers": () => "the answers",
    },

    none: { "reactions.answers": "none", checks: "nothing yet", learned: "nothing yet" },

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
          ? `to react with program ${face + 1}`
          : answerNames[face as keyof typeof answerNames];
      if (place === "learned") return "the teams";
      if (place === "checks")
        return face === "open"
          ? "a game of teams"
          : face === "wiped"
            ? "Humans wiped out"
            : "everybody for themselves";
      return nameOf(face as string);
    },

    cardText: (face, place) =>
      ["reactions.answers", "checks", "learned"].includes(place) ? "" : (texts[face as string]?.text ?? ""),
    slots: { "players.*.loyalties": (position) => (position === 0 ? "left" : "right") },
    pieces: ({ view }) => weaponKinds(view).map((id) => ({ name: nameOf(id), text: texts[id]?.text ?? "" })),

    options: {
      firstPlayer: {
        name: "First player",
        help: "The seat that begins, counted from 0: who was eliminated first in the last game, or had computer trouble last. Null: by chance.",
        values: { null: "by chance" },
      },
      loyaltySupply: {
        name: "Loyalty cards",
        help: '"chart": as many as the setup chart says, for 12 players and more also beyond the box. "box": those of the box alone, for up to 11.',
        values: { chart: "as the setup chart says", box: "those of the box alone" },
      },
      lastSurvivorTest: {
        name: "Last survivor",
        help: '"every": each check may find that there is no Human who was eliminated. "first": the first elimination alone.',
        values: { every: "at each check", first: "at the first elimination alone" },
      },
      quietRounds: {
        name: "Quiet rounds",
        help: "After so many rounds without damage the check is repeated, and after five times as many the game ends without a winner. 0: never.",
        values: { 0: "never" },
      },
      lastRound: { name: "Last round", help: "The game ends without a winner after this round." },
      deadWatchChecks: {
        name: "Eliminated players watch checks",
        help: "Whether all who are eliminated learn the teams at each check.",
      },
      fallenStayTeam: {
        name: "Fallen stay a team",
        help: "Whether Fallen, like Legion, stay a team when everybody has to survive alone.",
      },
      reactSeconds: {
        name: "Time to react",
        help: "How many seconds a window for reactions is open; 0 for as long as it takes.",
        values: { 0: "as long as it takes" },
      },
      decideSeconds: {
        name: "Time to decide",
        help: "How many seconds other decisions outside the choice of an action may take; 0 for as long as it takes.",
        values: { 0: "as long as it takes" },
      },
      turnSeconds: {
        name: "Time to choose an action",
        help: "How many seconds the choice of an action may take, anew after each program; then the player draws or lets go of its weapon. 0 for as long as it takes.",
        values: { 0: "as long as it takes" },
      },
    },

    outcome: ({ team, winners, why }, { name }) => {
      if (why === "power") return "The power failed: nobody has won.";
      if (team === null) return "Nobody is left: nobody has won.";
      return `${teamNames[team]} wins: ${list(winners.map(name))}.`;
    },

    standing: (context) => [
      `Round ${context.view.round}. It is the turn of ${context.name(context.view.turn.active)}.`,
      ...ownStanding(context),
      ...context.view.players.map((_, seat) => playerStanding(seat, context)),
      ...lying(context),
      ...passing(context),
      ...pending(context),
    ],

    pending,

    facts: {
      reacts: (seat, { name }) => (seat === null ? "Nobody reacts." : `${name(seat)} reacts.`),
      teams: (teams, { name }) =>
        `The teams of those who live: ${teams
          .flatMap((team, seat) => (team === null ? [] : [`${name(seat)} ${teamNames[team]}`]))
          .join(", ")}.`,
      verdict: (verdict, { name }) =>
        verdict === "continues"
          ? "The game continues."
          : `The game is over. ${teamOrNobody(verdict.team)} has won${verdict.winners === 0 ? "" : `: ${list(seatList(verdict.winners as never).map(name))}`}.`,
      oldest: (position) =>
        position < 0 ? "A program on the table is discarded." : `Program ${position + 1} is discarded.`,
    },
  };
}
