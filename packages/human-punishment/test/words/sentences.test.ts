import { describe, expect, test } from "vitest";
import { createRandom, describe as wordsOf, type Viewer } from "@facedown/core";
import { humanPunishment } from "@facedown/human-punishment";
import { act, phaseOf, play, playAll, rig, type GameMatch, type GameMove } from "../support/rigged.js";

const languages = ["en", "es"] as const;

/** What somebody reads beside the choices, in both languages. */
const pending = (match: GameMatch, viewer: Viewer = 1): string[] =>
  languages.flatMap((language) => wordsOf(humanPunishment, language, viewer).pending(match.view(viewer)));

/** What a move of a seat is called, in both languages. */
const called = (match: GameMatch, seat: number, move: GameMove): string[] =>
  languages.map((language) => wordsOf(humanPunishment, language, seat).move(move, match.view(seat)));

const shooting = (weapon: string, targets: readonly number[] = [1], permanents: readonly string[] = []) =>
  rig({ players: { 0: { weapon, targets, permanents }, 1: { hand: ["patch-kit"] } } });

describe("what has to be answered stands beside the choices", () => {
  test("HP-M-15 what was announced, with the weapon and what it does", () => {
    const match = play(shooting("pistol"), 0, { type: "shoot", targets: [1] });
    expect(pending(match)).toEqual([
      "Seat 1 wants to shoot at Seat 2 with the Pistol (1 damage or a loyalty card).",
      "Asiento 1 quiere disparar a Asiento 2 con «Pistola» (1 de daño o una lealtad).",
    ]);
    const drawing = play(rig({ players: { 1: { hand: ["patch-kit"] } } }), 0, { type: "draw" });
    expect(pending(drawing, "spectator")).toEqual([
      "Seat 1 wants to draw a program.",
      "Asiento 1 quiere robar un programa.",
    ]);
  });

  test("HP-W-14 what the target of a shot turns up instead of taking damage", () => {
    const shot = act(shooting("rifle"), 0, { type: "shoot", targets: [1] });
    expect(pending(shot)).toEqual([
      "Seat 2 reveals the ID or takes 2 damage.",
      "Asiento 2 revela la identidad o recibe 2 de daño.",
    ]);
  });

  test("HP-A-25 the damage that is about to hit", () => {
    const shot = act(shooting("pistol"), 0, { type: "shoot", targets: [1] });
    expect(pending(play(shot, 1, { type: "takeDamage" }))).toEqual([
      "1 damage is about to hit Seat 2.",
      "Asiento 2 va a recibir 1 de daño.",
    ]);
  });

  test("HP-X-6 which card asks, and what it does", () => {
    const match = play(rig({ players: { 0: { hand: ["spike"] } } }), 0, { type: "play", position: 0 });
    expect(pending(match)).toEqual([
      "Seat 1 chooses for Spike (Any time: deal 1 damage to another player.)",
      "Asiento 1 elige para Pico de tensión (En cualquier momento: haz 1 de daño a otra persona.)",
    ]);
  });

  test("HP-W-6 whose weapon has lost its target", () => {
    const match = rig({
      players: { 0: { hand: ["spike"] }, 1: { hp: 1 }, 3: { weapon: "pistol", targets: [1] } },
    });
    const gone = playAll(match, [0, { type: "play", position: 0 }], [0, { type: "pickPlayer", player: 1 }]);
    expect(phaseOf(gone)).toBe("retarget");
    expect(pending(gone, 3)).toEqual([
      "Seat 4 aims the Pistol (1 damage or a loyalty card) at somebody else.",
      "Asiento 4 apunta a otra persona con «Pistola» (1 de daño o una lealtad).",
    ]);
  });

  test("HP-M-9 how many programs may be kept", () => {
    const match = rig({ players: { 0: { hand: ["skim", "nudge", "spike"] } } });
    const over = act(match, 0, { type: "equip", weapon: "pistol", targets: [1] });
    expect(phaseOf(over)).toBe("discard");
    expect(pending(over)).toEqual([
      "Seat 1 has 3 programs and keeps 2.",
      "Asiento 1 tiene 3 programas y conserva 2.",
    ]);
  });

  test("in games of random players there is a sentence whenever somebody answers, and it stands on the table, too", () => {
    const phases = new Set<string>();
    for (const seed of ["a", "b"]) {
      const random = createRandom(seed);
      let match: GameMatch = rig({
        players: { 1: { hand: ["patch-kit", "spike"] }, 3: { hand: ["nudge"] } },
      });
      for (let moves = 0; moves < 250 && match.outcome === null; moves++) {
        const seat = random.pick(match.waiting);
        match = play(match, seat, random.pick(match.choices(seat)));
        const view = match.view("spectator");
        for (const language of languages) {
          const words = wordsOf(humanPunishment, language);
          const said = words.pending(view);
          const isAnswered = !["choose", "over"].includes(view.phase);
          expect([view.phase, said.length > 0]).toEqual([view.phase, isAnswered]);
          expect(words.standing(view)).toEqual(expect.arrayContaining([...said]));
        }
        phases.add(view.phase);
      }
    }
    expect(phases.size).toBeGreaterThan(6);
  });
});

describe("a choice says which weapon and what it does", () => {
  test.each<[rules: string, weapon: string, english: string, spanish: string]>([
    ["HP-W-9", "pistol", "the Pistol (1 damage or a loyalty card)", "«Pistola» (1 de daño o una lealtad)"],
    ["HP-W-11", "rifle", "the Rifle (2 damage or the ID)", "«Rifle» (2 de daño o la identidad)"],
    [
      "HP-W-10",
      "companion",
      "the Companion (1 damage or a loyalty card; or heals 1 HP)",
      "«Compañero» (1 de daño o una lealtad; o cura 1 PV)",
    ],
  ])("%s %s", (_, weapon, english, spanish) => {
    expect(called(rig(), 0, { type: "equip", weapon, targets: [1] })).toEqual([
      `Take ${english} and aim it at Seat 2`,
      `Tomar ${spanish} y apuntar a Asiento 2`,
    ]);
    const held = shooting(weapon);
    expect(called(held, 0, { type: "shoot", targets: [1] })).toEqual([
      `Shoot at Seat 2 with ${english.replace("; or heals 1 HP", "")}`,
      `Disparar a Asiento 2 con ${spanish.replace("; o cura 1 PV", "")}`,
    ]);
    expect(called(held, 0, { type: "aim", targets: [2] })).toEqual([
      `Aim ${english} at Seat 3 instead`,
      `Apuntar ahora a Asiento 3 con ${spanish}`,
    ]);
    expect(called(held, 0, { type: "drop" })).toEqual([
      `Let go of ${english.replace(/ \(.*/, "")}`,
      `Soltar ${spanish.replace(/ \(.*/, "")}`,
    ]);
  });

  test("HP-W-10 healing names whom", () => {
    expect(called(shooting("companion", [3]), 0, { type: "heal" })).toEqual([
      "Heal Seat 4 1 HP instead of shooting",
      "Curar 1 PV a Asiento 4 en vez de disparar",
    ]);
  });

  test("the damage of a shot is what it does with the cards that lie open", () => {
    const match = shooting("pistol", [1], ["hot-rounds"]);
    expect(called(match, 0, { type: "shoot", targets: [1] })[0]).toBe(
      "Shoot at Seat 2 with the Pistol (2 damage or a loyalty card)",
    );
    const shot = act(match, 0, { type: "shoot", targets: [1] });
    expect(pending(shot)[0]).toBe("Seat 2 reveals a loyalty card or takes 2 damage.");
  });
});

describe("what lies there", () => {
  const match = rig({ players: { 1: { up: [1] } } });
  const row = (language: (typeof languages)[number], seat: number): string | undefined =>
    wordsOf(humanPunishment, language, 0)
      .places(match.view(0))
      .find(({ path }) => path === `players.${seat}.loyalties`)?.text;

  test("HP-P-9 which loyalty card is the left one, and which the right one", () => {
    expect(languages.map((language) => row(language, 1))).toEqual([
      "the loyalty cards of Seat 2: a face-down card (left), Machine x2 (right)",
      "las lealtades de Asiento 2: una carta boca abajo (izquierda), Máquina x2 (derecha)",
    ]);
    expect(row("en", 2)).toBe("the loyalty cards of Seat 3: 2 cards, face down");
  });

  test("HP-M-3 what is written on a card that somebody sees", () => {
    const words = wordsOf(humanPunishment, "en", 0);
    const view = match.view(0);
    expect(words.cardText("card-sharp", "players.0.identity", view)).toBe(
      "While face up: your draw action draws two programs.",
    );
    expect(words.cardText(0, "reactions.answers", view)).toBe("");
    expect(words.cardText("open", "checks", view)).toBe("");
  });

  test("HP-W-2 what each weapon of the game does, told once", () => {
    const [pistol, ...others] = wordsOf(humanPunishment, "es", 0).pieces(match.view(0));
    expect(pistol).toEqual({
      name: "Pistola",
      text: expect.stringContaining("1 de daño") as string,
    });
    expect(others.map(({ name }) => name)).toEqual(["Rifle", "Compañero", "Lanzacohetes", "Láser"]);
  });
});
