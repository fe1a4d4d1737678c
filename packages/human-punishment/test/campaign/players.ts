import type { Random, Seat, ViewOf } from "@facedown/core";
import { deduce, likeliestTeam, type humanPunishment, type Phase } from "@facedown/human-punishment";

/** What a player at random looks at. */
export interface Table {
  readonly phase: Phase;
  readonly choices: (seat: Seat, type: string) => readonly object[] | undefined;
  readonly view: (seat: Seat) => ViewOf<typeof humanPunishment>;
}

/** A move of a seat. */
export interface Chosen {
  readonly type: string;
  readonly input: object;
}

/** Somebody who plays at random, in a way of its own. */
export type Player = (table: Table, seat: Seat, random: Random) => Chosen;

const picks = ["pickPlayer", "pickProgram", "keep", "pickLoyalty", "pickEffect", "pickTargets"];

/** The kinds of moves that can be legal in a phase for those who are waited for. */
const kinds: Readonly<Record<Phase, readonly string[]>> = {
  choose: ["investigate", "equip", "draw", "drop", "aim", "shoot", "heal", "activate", "play", "forgo"],
  react: ["respond"],
  brace: ["respond"],
  answer: ["reveal", "takeDamage"],
  permit: ["allow", "handOver"],
  pick: picks,
  retarget: ["pickTargets"],
  discard: ["discard"],
  over: [],
};

function legal(table: Table, seat: Seat): { readonly type: string; readonly inputs: readonly object[] }[] {
  return kinds[table.phase]
    .map((type) => ({ type, inputs: table.choices(seat, type) ?? [] }))
    .filter(({ inputs }) => inputs.length > 0);
}

/** Picks a kind of move that is legal, then one of that kind. */
export const uniform: Player = (table, seat, random) => {
  const { type, inputs } = random.pick(legal(table, seat));
  return { type, input: random.pick(inputs) };
};

function responds(inputs: readonly object[], random: Random): object {
  const answers = inputs as readonly { readonly answer: number | string }[];
  const reactions = answers.filter(({ answer }) => typeof answer === "number");
  if (reactions.length > 0 && random.int(4) === 0) return random.pick(reactions);
  return { answer: random.int(3) < 2 ? "pass for the turn" : "pass" };
}

/** Armed it shoots seven times in ten, unarmed it arms itself half the time; it reacts one time in four. */
export const keen: Player = (table, seat, random) => {
  const all = legal(table, seat);
  const of = (type: string) => all.find((kind) => kind.type === type)?.inputs;
  const answers = of("respond");
  if (answers) return { type: "respond", input: responds(answers, random) };
  const shots = of("shoot");
  if (shots && random.int(10) < 7) return { type: "shoot", input: random.pick(shots) };
  const arms = of("equip");
  if (arms && random.int(2) === 0) return { type: "equip", input: random.pick(arms) };
  const { type, inputs } = random.pick(all);
  return { type, input: random.pick(inputs) };
};

type Aimed = { readonly targets: readonly Seat[] };

/** Those whose likeliest team is the own one, as far as the player sees; an Outlaw has no friends. */
function friendsOf(table: Table, seat: Seat): (target: Seat) => boolean {
  const view = table.view(seat);
  const { team } = view;
  if (team === "outlaw") return () => false;
  const { teams } = deduce(view);
  return (target) => likeliestTeam(teams[target]!) === team;
}

/** Like the keen one, but it spares those whom it takes for friends, and heals them. */
export const partisan: Player = (table, seat, random) => {
  const wish = keen(table, seat, random);
  if (table.phase !== "choose" || !["shoot", "equip", "aim", "heal"].includes(wish.type)) return wish;
  const isFriend = friendsOf(table, seat);
  const wanted = (type: string, friendly: boolean): object[] =>
    (table.choices(seat, type) ?? []).filter((input) =>
      (input as Aimed).targets.every((target) => isFriend(target) === friendly),
    );
  if (wish.type === "heal") {
    const held = table.view(seat).weapons.find(({ holder }) => holder === seat);
    if (held?.targets.every(isFriend)) return wish;
  }
  for (const type of wish.type === "equip" ? ["equip"] : ["shoot", "aim"]) {
    const inputs = wanted(type, false);
    if (inputs.length > 0) return { type, input: random.pick(inputs) };
  }
  const others = legal(table, seat).filter(({ type }) => !["shoot", "equip", "aim", "heal"].includes(type));
  const kind = others.length > 0 ? random.pick(others) : undefined;
  return kind ? { type: kind.type, input: random.pick(kind.inputs) } : wish;
};
