import { describe, expect, test } from "vitest";
import { describe as wordsOf, type EventOf, type Viewer } from "@facedown/core";
import { humanPunishment } from "@facedown/human-punishment";
import { effectKinds } from "../support/effects.js";
import { act, play, playAll, rig, type Game, type GameMatch } from "../support/rigged.js";
import { effectsInEnglish } from "../../src/words/effects-en.js";
import { effectsInSpanish } from "../../src/words/effects-es.js";

const languages = ["en", "es"] as const;

/** What a viewer is told of the last move, in both languages. */
const told = (match: GameMatch, viewer: Viewer = "spectator"): string[][] => {
  const { events, view } = match.frame(viewer);
  return languages.map((language) => wordsOf(humanPunishment, language, viewer).events(events, view));
};

const standing = (match: GameMatch): string[][] =>
  languages.map((language) => [...wordsOf(humanPunishment, language).standing(match.view("spectator"))!]);

const event = (match: GameMatch, of: EventOf<Game>): string[] =>
  languages.map((language) => wordsOf(humanPunishment, language).event(of, match.view("spectator")));

describe("a window is told in few sentences", () => {
  const asked = play(
    rig({ players: { 1: { hand: ["spike"] }, 2: { hand: ["nudge"] }, 3: { hand: ["patch-kit"] } } }),
    0,
    { type: "equip", weapon: "pistol", targets: [1] },
  );

  test("HP-M-14 opening it is told by what was announced, and an answer to its own player alone", () => {
    expect(told(asked)).toEqual([
      ["Seat 1 wants to take the Pistol and aim it at Seat 2."],
      ["Asiento 1 quiere tomar el arma «Pistola» y apuntar a Asiento 2."],
    ]);
    const answered = play(asked, 1, { type: "respond", answer: "pass for the turn" });
    expect(told(answered)).toEqual([[], []]);
    expect(told(answered, 1)).toEqual([
      ["Seat 2 has chosen to pass for the rest of the turn."],
      ["Asiento 2 eligió pasar durante el resto del turno."],
    ]);
  });

  test("HP-M-18 closing it tells who reacts, and who passes for longer; that stands on the table, too", () => {
    const closed = playAll(
      asked,
      [1, { type: "respond", answer: "pass" }],
      [2, { type: "respond", answer: "pass until aimed at" }],
      [3, { type: "respond", answer: "pass for the turn" }],
    );
    const [english, spanish] = told(closed);
    expect(english!.slice(0, 3)).toEqual([
      "Nobody reacts.",
      "Seat 3 passes until aimed at. Seat 4 passes for the rest of the turn.",
      "Seat 1 takes the Pistol.",
    ]);
    expect(spanish!.slice(0, 3)).toEqual([
      "Nadie reacciona.",
      "Asiento 3 pasa hasta que alguien le apunte. Asiento 4 pasa durante el resto del turno.",
      "Asiento 1 toma «Pistola».",
    ]);
    const untilAimed = standing(closed).map((lines) =>
      lines.filter((line) => /Seat 3 pass|Asiento 3 pasa/.test(line)),
    );
    expect(untilAimed).toEqual([
      ["Seat 3 passes until aimed at."],
      ["Asiento 3 pasa hasta que alguien le apunte."],
    ]);
  });

  test("HP-M-18 several who pass for the turn stand together", () => {
    const closed = playAll(
      play(
        rig({
          players: { 2: { hand: ["nudge"] }, 3: { hand: ["patch-kit"] }, 4: { hand: ["spike", "skim"] } },
        }),
        0,
        {
          type: "investigate",
          target: 1,
          card: 0,
        },
      ),
      [2, { type: "respond", answer: "pass for the turn" }],
      [3, { type: "respond", answer: "pass for the turn" }],
      [4, { type: "respond", answer: 0 }],
    );
    const lines = standing(closed).flat();
    expect(lines).toContain("Seat 3 and Seat 4 pass for the rest of the turn.");
    expect(lines).toContain("Asiento 3 y Asiento 4 pasan durante el resto del turno.");
  });

  test("the answers say so when there are none, and so do the checks", () => {
    const texts = languages.map((language) =>
      wordsOf(humanPunishment, language)
        .places(rig().view("spectator"))
        .filter(({ path }) => path === "reactions.answers" || path === "checks")
        .map(({ text }) => text),
    );
    expect(texts).toEqual([
      ["what the checks found: nothing yet", "the answers: nobody has chosen"],
      ["lo que dieron las comprobaciones: nada todavía", "las respuestas: nadie ha elegido"],
    ]);
  });
});

describe("a program is told by its being played", () => {
  test("HP-M-7 and neither where it lay meanwhile nor that it goes back", () => {
    const match = rig({ players: { 0: { hand: ["backup-exe"] }, 3: { hp: 0 } } });
    expect(told(act(match, 0, { type: "play", position: 0 }))).toEqual([
      [
        "Seat 1 plays Backup.exe (On your turn: bring an eliminated player back with 1 HP.)",
        "Seat 4 is back with 1 HP.",
      ],
      [expect.stringMatching(/^Asiento 1 juega Backup\.exe \(/) as string, "Asiento 4 vuelve con 1 PV."],
    ]);
  });

  test("HP-M-6 one that stays, too", () => {
    const match = rig({ players: { 0: { hand: ["hot-rounds"] } } });
    expect(told(act(match, 0, { type: "play", position: 0 }))[0]).toHaveLength(1);
  });
});

describe("what is announced and what may be chosen says what it does", () => {
  test("HP-G-4 the announcement of an action that a program offers names the program", () => {
    const match = rig({
      players: {
        0: { permanents: ["magnet-glove"] },
        1: { hand: ["spike"], weapon: "pistol", targets: [2] },
      },
    });
    const announced = play(match, 0, { type: "activate", position: 0 });
    expect(told(announced)).toEqual([
      ["Seat 1 wants to use the Magnet Glove."],
      ["Asiento 1 quiere usar «Guante magnético»."],
    ]);
  });

  test("HP-X-6 an effect is told by what it does", () => {
    const match = rig({
      players: { 0: { weapon: "rifle", targets: [1] }, 1: { id: "lifesaver" }, 2: { hp: 1 }, 3: { hp: 0 } },
    });
    const revealed = playAll(act(match, 0, { type: "shoot", targets: [1] }), [
      1,
      { type: "reveal", card: "id" },
    ]);
    const called = languages.map((language) =>
      revealed
        .choices(1, "pickEffect")
        .map((move) => wordsOf(humanPunishment, language, 1).move(move, revealed.view(1))),
    );
    expect(called).toEqual([
      ["Choose to heal another player 1 HP", "Choose to bring an eliminated player back with 1 HP"],
      [
        "Elegir: curar 1 PV a otra persona",
        "Elegir: devolver al juego con 1 PV a una persona que esté fuera",
      ],
    ]);
  });

  test("every kind of effect is told in both languages", () => {
    const nameOf = (id: string) => id;
    for (const effect of effectKinds) {
      const [english, spanish] = [effectsInEnglish([effect], nameOf), effectsInSpanish([effect], nameOf)];
      expect(english, effect.kind).toMatch(/^[a-z][^.]*[^.\s]$/);
      expect(spanish, effect.kind).toMatch(/^\p{Ll}[^.]*[^.\s]$/u);
      expect(spanish).not.toBe(english);
      for (const text of [english, spanish]) expect(text).not.toMatch(/undefined|null|\[object/);
    }
    expect(effectsInEnglish([{ kind: "again" }, { kind: "loot" }], nameOf)).toBe(
      "gain one more action, then take all face-down programs of an eliminated player",
    );
    expect(effectsInSpanish([{ kind: "again" }, { kind: "heal", amount: 1, to: "self" }], nameOf)).toBe(
      "tener una acción más y después curarte 1 PV",
    );
  });
});

describe("what stands on the table", () => {
  test("HP-P-2 locked weapons are not told with those that may be taken", () => {
    const [english, spanish] = standing(rig());
    expect(english!.filter((line) => /^(?:On the table|At the side)/.test(line))).toEqual([
      expect.not.stringMatching(/Rocket|Laser/) as string,
      "At the side, locked: Rocket Launcher and Laser.",
    ]);
    expect(spanish!.filter((line) => /^(?:En la mesa|A un lado)/.test(line))).toEqual([
      expect.not.stringMatching(/Lanzacohetes|Láser/) as string,
      "A un lado, bloqueado: Lanzacohetes y Láser.",
    ]);
  });

  test("HP-U-3 the phase of a question about an ID speaks to everybody", () => {
    const view = { ...rig().view(0), phase: "permit" as const };
    expect(languages.map((language) => wordsOf(humanPunishment, language, 0).phase(view))).toEqual([
      "May the ID be seen?",
      "¿Se puede ver la identidad?",
    ]);
  });
});

describe("Spanish sentences agree", () => {
  const match = rig();
  test.each<[EventOf<Game>, string]>([
    [{ type: "hurt", seat: 1, amount: 1, hp: 1 }, "Asiento 2 recibe 1 de daño y le queda 1 PV."],
    [{ type: "hurt", seat: 1, amount: 2, hp: 0 }, "Asiento 2 recibe 2 de daño y le quedan 0 PV."],
    [{ type: "plated", seat: 1, amount: 1 }, "El daño que va a recibir Asiento 2 baja en 1."],
    [{ type: "sworn", seat: 1, team: "fallen" }, "Asiento 2 pasa al equipo de los Caídos."],
    [{ type: "sworn", seat: 1, team: "legion" }, "Asiento 2 pasa al equipo de la Legión."],
  ])("%o", (of, spanish) => {
    expect(event(match, of)[1]).toBe(spanish);
  });
});

test("a pack's own functions are told by their names", () => {
  const custom = { kind: "custom", name: "mend", to: "other" } as const;
  expect(effectsInEnglish([custom], String)).toBe("let “mend” happen to another player");
  expect(effectsInSpanish([custom], String)).toBe("que ocurra «mend» a otra persona");
});
