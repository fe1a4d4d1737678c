import { describe, expect, test } from "vitest";
import { faces, referee, sees, type Viewer } from "@facedown/core";
import {
  act,
  activeOf,
  aimOf,
  bottom,
  handOf,
  hpOf,
  passAll,
  phaseOf,
  play,
  playAll,
  react,
  refusal,
  rig,
  type GameMatch,
} from "./support/rigged.js";

const draw = { type: "draw" } as const;
const pass = { type: "respond", answer: "pass" } as const;
const respond = (answer: number) => ({ type: "respond", answer }) as const;
const hands = (...all: readonly (readonly string[])[]) =>
  Object.fromEntries(all.map((hand, seat) => [seat, { hand }]));
const heard = (match: GameMatch, viewer: Viewer, type: string) =>
  match.frame(viewer).events.filter((event) => event.type === type);

test("the rulebook's example, HP-G-5, HP-A-13, HP-M-15: a shot is announced, a reaction takes the weapon away, a program is drawn instead", () => {
  const match = rig({
    players: { 0: { weapon: "pistol", targets: [1] }, 2: { hand: ["loose-grip"] } },
    stack: ["patch-kit"],
  });
  const announced = play(match, 0, { type: "shoot", targets: [1] });
  expect([phaseOf(announced), announced.waiting]).toEqual(["react", [2]]);
  const dropped = play(announced, 2, respond(0));
  expect([aimOf(dropped, 0), phaseOf(dropped), dropped.waiting]).toEqual([undefined, "choose", [0]]);
  expect(refusal(dropped, 0, { type: "shoot", targets: [1] })).toBe("HP-R-3");
  const drawn = act(dropped, 0, draw);
  expect([handOf(drawn, 0), hpOf(drawn), activeOf(drawn)]).toEqual([["patch-kit"], [2, 2, 2, 2, 2], 1]);
});

test("HP-M-14 in a window nobody can tell that somebody changes its answer", () => {
  const match = rig({
    players: { 1: { hand: ["patch-kit"] }, 2: { hand: ["spike"] }, 3: { hand: ["nudge"] } },
    stack: ["patch-kit"],
  });
  const once = play(play(match, 0, draw), 1, pass);
  const again = play(once, 1, respond(0));
  for (const viewer of [0, 2, 3, 4, "spectator"] as const)
    expect([viewer, again.isNoticed(viewer, once)]).toEqual([viewer, false]);
  expect(again.isNoticed(1, once)).toBe(true);
});

test("HP-G-4, HP-G-5 a weapon that was lost and taken again in the same turn is not fired in it", () => {
  const match = rig({
    players: {
      0: { weapon: "pistol", targets: [1], hand: ["second-wind"] },
      2: { hand: ["loose-grip"] },
    },
  });
  const wind = play(match, 0, { type: "play", position: 0 });
  const dropped = react(play(wind, 0, { type: "shoot", targets: [1] }), 2);
  const again = act(dropped, 0, { type: "equip", weapon: "pistol", targets: [1] });
  expect([activeOf(again), aimOf(again, 0)]).toEqual([0, ["pistol", 1]]);
  expect(refusal(again, 0, { type: "shoot", targets: [1] })).toBe("HP-R-3");
});

describe("when programs are played", () => {
  test("HP-M-1, HP-M-2 they lie face down: how many is public, which is their owner's", () => {
    const match = rig({ players: hands([], ["spike", "nudge"]) });
    expect(match.view(1).players[1]!.hand).toEqual(["spike", "nudge"]);
    for (const viewer of [0, "spectator"] as const)
      expect(match.view(viewer).players[1]!.hand).toEqual([null, null]);
  });

  test("HP-M-3, HP-M-7 it is turned up and read aloud, and goes face down to the bottom once it is used", () => {
    const played = play(rig({ players: hands(["armory-key"]) }), 0, { type: "play", position: 0 });
    expect(heard(played, "spectator", "played")).toEqual([
      { type: "played", seat: 0, program: "armory-key" },
    ]);
    expect(bottom(played, 1)).toEqual(["armory-key"]);
    expect(referee(played).stack.cards[0]!.shownTo).toBe(0);
  });

  test("HP-M-4 any time: in one's own turn, and in a window", () => {
    const match = rig({ players: hands(["patch-kit"], ["patch-kit"]) });
    expect(match.choices(0, "play")).toHaveLength(1);
    const announced = play(match, 0, draw);
    expect(announced.choices(1, "respond")).toHaveLength(4);
  });

  test("HP-M-4 the active player is not asked about its own announcement", () => {
    expect(play(rig({ players: hands(["patch-kit"], ["patch-kit"]) }), 0, draw).waiting).toEqual([1]);
  });

  test.each([
    ["a Plate is for damage alone", "ablative-plate", "HP-M-4"],
    ["a Brownout is for announcements alone", "brownout", "HP-M-4"],
    ["a secret loyalty is never played, HP-N-8", "secret-human", "HP-N-8"],
    ["with nobody armed Loose Grip finds nobody", "loose-grip", "HP-M-4"],
  ])("HP-M-4 %s", (_, program, rule) => {
    expect(refusal(rig({ players: hands([program]) }), 0, { type: "play", position: 0 })).toBe(rule);
  });

  test("HP-M-5 on your turn: not as a reaction", () => {
    const announced = play(rig({ players: hands([], ["grab"]) }), 0, draw);
    expect(refusal(announced, 1, respond(0))).toBe("HP-M-5");
    expect(refusal(announced, 1, respond(1))).toBe("HP-M-4");
  });

  test("HP-M-6 a permanent stays, face up, however often it is used", () => {
    const match = rig({ players: { 0: { hand: ["magnet-glove"] }, 2: { weapon: "rifle", targets: [1] } } });
    const up = play(match, 0, { type: "play", position: 0 });
    expect(up.view("spectator").players[0]!.permanents).toEqual(["magnet-glove"]);
    const used = act(act(up, 0, { type: "activate", position: 0 }), 0, { type: "pickTargets", targets: [3] });
    expect([aimOf(used, 0), used.view(1).players[0]!.permanents]).toEqual([["rifle", 3], ["magnet-glove"]]);
  });

  test("HP-M-8, HP-V11 while a program is resolved nobody plays another", () => {
    const match = play(rig({ players: hands(["spike", "spike"], ["patch-kit"]) }), 0, {
      type: "play",
      position: 0,
    });
    expect([phaseOf(match), faces(referee(match).stage)]).toEqual(["pick", ["spike"]]);
    for (const seat of [0, 1])
      for (const type of ["play", "respond"] as const) expect(match.choices(seat, type)).toEqual([]);
  });
});

describe("the window of an announcement", () => {
  test("HP-M-14, HP-V12 waits for living others with a face-down program, whatever it is", () => {
    const match = rig({
      players: {
        1: { hand: ["secret-human"] },
        2: { permanents: ["wiretap"] },
        3: { hp: 0, hand: ["spike"] },
        4: { hand: ["spike"] },
      },
    });
    expect(play(match, 0, draw).waiting).toEqual([1, 4]);
  });

  test("HP-M-14 does not open where nobody has any", () => {
    expect(activeOf(play(rig(), 0, draw))).toBe(1);
  });

  test("HP-M-14 asks nobody else", () => {
    const announced = play(rig({ players: hands([], ["spike"]) }), 0, draw);
    expect(refusal(announced, 2, pass)).toBe("HP-M-14");
  });

  test("HP-V12 others see that somebody has answered, not what", () => {
    const match = play(rig({ players: hands([], ["spike"], ["spike"]) }), 0, draw);
    const frames = [pass, respond(0)].map((answer) => JSON.stringify(play(match, 1, answer).frame(2)));
    expect(frames[0]).toBe(frames[1]);
  });

  test("HP-M-16, HP-A-23 of several reactions the first one clockwise counts; the others are dropped unopened", () => {
    const match = rig({ players: hands([], ["nudge"], ["spike"], ["spike", "nudge"]) });
    const announced = play(match, 0, draw);
    const reacted = playAll(announced, [3, respond(0)], [1, pass], [2, respond(0)]);
    expect(heard(reacted, "spectator", "disclosed")[0]).toEqual({
      type: "disclosed",
      fact: "reacts",
      value: 2,
    });
    expect(heard(reacted, "spectator", "opened")).toEqual([
      expect.objectContaining({ choices: [null, "pass", 0, null, null] }),
    ]);
    expect([phaseOf(reacted), reacted.waiting]).toEqual(["pick", [2]]);
    expect(handOf(reacted, 3)).toEqual(["spike", "nudge"]);
  });

  test("HP-M-15 the active player may keep its action, which is announced again and may be reacted to again", () => {
    const match = rig({ players: hands([], ["cache-burst"], ["spike"]) });
    const again = play(react(play(match, 0, draw), 1), 0, draw);
    expect([phaseOf(again), again.waiting]).toEqual(["react", [1, 2]]);
  });

  test("HP-M-15 targets may have changed: what is no longer legal is not offered", () => {
    const match = rig({
      players: { 0: { weapon: "pistol", targets: [1] }, 2: { hand: ["nudge"] } },
    });
    const announced = play(match, 0, { type: "shoot", targets: [1] });
    const nudged = play(react(announced, 2), 2, { type: "pickTargets", targets: [3] });
    expect(aimOf(nudged, 0)).toEqual(["pistol", 3]);
    expect(nudged.choices(0, "shoot")).toEqual([{ type: "shoot", targets: [3] }]);
  });

  test("HP-M-16, HP-G-5 a kind of action that was barred is not chosen again this turn", () => {
    const barred = react(play(rig({ players: hands([], ["brownout"]) }), 0, draw), 1);
    expect(refusal(barred, 0, draw)).toBe("HP-G-5");
    expect(barred.choices(0, "investigate")).not.toEqual([]);
  });

  test("when the time is up those who have not answered pass", () => {
    const match = play(rig({ players: hands([], ["nudge"], ["spike"]) }), 0, draw);
    expect(match.timers).toEqual([expect.objectContaining({ name: "react", seconds: 30 })]);
    const late = match.play("table", { type: "timeUp" });
    expect(late.ok && activeOf(late.match)).toBe(1);
  });
});

describe("HP-M-18 passes that stand", () => {
  const table = () => rig({ players: { ...hands([], ["spike"], ["spike"], ["nudge"]), 4: { hand: [] } } });
  const passFor = (answer: "pass for the turn" | "pass until aimed at") =>
    playAll(play(table(), 0, draw), [1, { type: "respond", answer }], [2, pass], [3, pass]);

  test("are public, and whoever passed until it is aimed at is not asked in later windows", () => {
    const match = passFor("pass until aimed at");
    expect(match.view("spectator").reactions.aimed).toBe(0b10);
    const next = act(match, 1, draw);
    expect(play(next, 2, { type: "investigate", target: 4, card: 0 }).waiting).not.toContain(1);
  });

  test("lapse when an announced action names the player", () => {
    const next = act(passFor("pass until aimed at"), 1, draw);
    const aimed = play(next, 2, { type: "equip", weapon: "pistol", targets: [1] });
    expect(aimed.waiting).toContain(1);
    expect(aimed.view(0).reactions.aimed).toBe(0);
  });

  test("lapse when a weapon is aimed at the player, by whatever means", () => {
    const passed = act(passFor("pass until aimed at"), 1, draw);
    const equipped = playAll(
      play(passed, 2, { type: "equip", weapon: "pistol", targets: [1] }),
      [1, { type: "respond", answer: "pass until aimed at" }],
      [3, pass],
    );
    expect(equipped.view(0).reactions.aimed).toBe(0);
    const nudged = rig({
      players: {
        ...hands(["nudge"], ["spike"], ["spike"]),
        3: { weapon: "pistol", targets: [2] },
        4: { weapon: "rifle", targets: [2] },
      },
    });
    const standing = playAll(
      nudged,
      [0, { type: "draw" }],
      [1, { type: "respond", answer: "pass until aimed at" }],
      [2, respond(0)],
      [2, { type: "pickPlayer", player: 0 }],
    );
    expect(standing.view("spectator").reactions.aimed).toBe(0b10);
    const asked = playAll(
      standing,
      [0, { type: "play", position: 0 }],
      [0, { type: "pickPlayer", player: 3 }],
    );
    const aimed = play(asked, 0, { type: "pickTargets", targets: [1] });
    expect(aimed.view("spectator").reactions.aimed).toBe(0);
    expect(play(aimed, 0, draw).waiting).toEqual([1]);
  });

  test("lapse when a weapon turns to the player because its target is out", () => {
    const match = rig({
      players: {
        ...hands(["second-wind", "spike"], ["spike"]),
        2: { weapon: "pistol", targets: [3] },
        3: { hp: 1 },
      },
    });
    const standing = playAll(
      match,
      [0, { type: "play", position: 0 }],
      [0, draw],
      [1, { type: "respond", answer: "pass until aimed at" }],
      [0, { type: "play", position: 0 }],
      [0, { type: "pickPlayer", player: 3 }],
    );
    expect([phaseOf(standing), standing.view("spectator").reactions.aimed]).toEqual(["retarget", 0b10]);
    const turned = play(standing, 2, { type: "pickTargets", targets: [1] });
    expect(turned.view("spectator").reactions.aimed).toBe(0);
  });

  test("those for the turn lapse when it ends", () => {
    const match = passFor("pass for the turn");
    expect(referee(match).reactions.turn).toBe(0);
    const next = act(match, 1, draw);
    expect(play(next, 2, draw).waiting).toContain(1);
  });

  test("those for the turn stand in it", () => {
    const match = play(table(), 0, draw);
    const reacted = playAll(
      match,
      [1, { type: "respond", answer: "pass for the turn" }],
      [2, pass],
      [3, pass],
    );
    expect(activeOf(reacted)).toBe(1);
    const two = play(rig({ players: hands([], ["spike"], ["cache-burst"]) }), 0, draw);
    const once = playAll(two, [1, { type: "respond", answer: "pass for the turn" }], [2, respond(0)]);
    expect(play(once, 0, draw).waiting).toEqual([2]);
  });

  test("are taken back", () => {
    const match = play(passFor("pass until aimed at"), 1, { type: "withdraw", what: "pass" });
    expect(match.view("spectator").reactions.aimed).toBe(0);
    expect(refusal(match, 1, { type: "withdraw", what: "pass" })).toBe("HP-M-18");
  });

  test("are offered to everybody alike, whatever it holds", () => {
    const match = play(rig({ players: hands([], ["secret-human"], ["spike"]) }), 0, draw);
    for (const seat of [1, 2])
      expect(
        match
          .choices(seat, "respond")
          .slice(0, 3)
          .map(({ answer }) => answer),
      ).toEqual(["pass", "pass for the turn", "pass until aimed at"]);
  });
});

describe("HP-A-25 the window before damage", () => {
  const shot = (players: Parameters<typeof rig>[0]) => {
    const match = rig({
      ...players,
      players: { ...players?.players, 0: { weapon: "pistol", targets: [1], ...players?.players?.[0] } },
    });
    return play(act(match, 0, { type: "shoot", targets: [1] }), 1, { type: "takeDamage" });
  };

  test("waits for all living with a face-down program, the active player too", () => {
    const match = shot({ players: hands(["spike"], [], ["nudge"]) });
    expect([phaseOf(match), match.waiting]).toEqual(["brace", [0, 2]]);
  });

  test("a program may save the target, and the window opens again until all pass", () => {
    const match = shot({
      players: {
        ...hands([], ["patch-kit", "ablative-plate"]),
        1: { hp: 1, hand: ["patch-kit", "ablative-plate"] },
      },
    });
    const healed = play(play(match, 1, respond(0)), 1, { type: "pickPlayer", player: 1 });
    expect([phaseOf(healed), hpOf(healed)[1]]).toEqual(["brace", 2]);
    expect(hpOf(play(healed, 1, pass))[1]).toBe(1);
    const plated = play(healed, 1, respond(0));
    expect([hpOf(plated)[1], phaseOf(plated), activeOf(plated)]).toEqual([2, "choose", 1]);
  });

  test("HP-M-18 the standing pass of whoever is about to be hit has lapsed", () => {
    const match = rig({
      players: { 0: { weapon: "rocket-launcher", targets: [1, 2] }, 1: { hand: ["nudge"] } },
    });
    const announced = play(match, 0, { type: "shoot", targets: [1, 2] });
    const passed = play(announced, 1, { type: "respond", answer: "pass for the turn" });
    const both = playAll(passed, [1, { type: "takeDamage" }], [2, { type: "reveal", card: 0 }]);
    expect([phaseOf(both), both.waiting]).toEqual(["brace", [1]]);
  });

  test("is over when whoever was about to be hit is eliminated by a reaction", () => {
    const match = rig({
      players: {
        0: { weapon: "pistol", targets: [1], hand: ["spike", "nudge"] },
        1: { hp: 1 },
        3: { weapon: "rifle", targets: [2] },
      },
    });
    const braced = play(play(match, 0, { type: "shoot", targets: [1] }), 1, { type: "takeDamage" });
    const spiked = playAll(braced, [0, respond(0)], [0, { type: "pickPlayer", player: 1 }]);
    expect([hpOf(spiked)[1], phaseOf(spiked), activeOf(spiked)]).toEqual([0, "choose", 2]);
    expect(referee(spiked).checks).toHaveLength(1);
  });

  test("HP-M-8 damage by a program has none", () => {
    const match = rig({ players: hands(["spike"], ["ablative-plate"]) });
    const hit = playAll(match, [0, { type: "play", position: 0 }], [0, { type: "pickPlayer", player: 1 }]);
    expect([hpOf(hit)[1], phaseOf(hit)]).toEqual([1, "choose"]);
  });

  test("programs for the announcement or for the own turn are not for it", () => {
    const match = shot({ players: hands(["brownout", "grab"]) });
    expect(refusal(match, 0, respond(0))).toBe("HP-M-4");
    expect(refusal(match, 0, respond(1))).toBe("HP-M-5");
  });
});

test("HP-V2 what is sealed in a window is seen by its owner alone", () => {
  const match = play(play(rig({ players: hands([], ["spike"], ["nudge"]) }), 0, draw), 1, respond(0));
  const sealed = referee(match).reactions.answers.choices[1]!;
  for (const viewer of [0, 2, 3, 4, "spectator"] as const) expect(sees(sealed, viewer)).toBe(false);
  expect(match.view(1).reactions.answers[1]!.choice).toBe(0);
  expect(phaseOf(passAll(match))).not.toBe("react");
});
