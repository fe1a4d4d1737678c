import { describe as group, expect, test } from "vitest";
import { describe } from "@facedown/core";
import { areYouAHuman } from "@facedown/are-you-a-human";
import {
  cover,
  guessMove,
  named,
  play,
  playRound,
  refusal,
  small,
  table,
  turn,
  turns,
  type GameMatch,
} from "../support/table.js";

const words = describe(areYouAHuman, "es");

const says = (match: GameMatch) =>
  match
    .frame("spectator")
    .events.filter(({ type }) => type !== "moved" && type !== "shuffled")
    .map((event) => words.event(event, match.view("spectator")));

group("en español", () => {
  const start = small(["red gear 2", "short", "blue bulb 4"], { seats: 2 });
  const covered = cover(start);

  test("colors agree with the type, and stand in the masculine by themselves", () => {
    const say = (text: string) => words.move(guessMove(text), start.view(0));
    expect(say("red gear 2")).toBe("Decir: Engranaje rojo 2");
    expect(say("red bulb 2")).toBe("Decir: Bombilla roja 2");
    expect(say("yellow battery")).toBe("Decir: Batería amarilla");
    expect(say("yellow 3")).toBe("Decir: Amarillo 3");
    expect(say("green tool")).toBe("Decir: Herramienta verde");
    expect(say("short")).toBe("Decir: Cortocircuito");
  });

  test("AH-28: a round is told in whole sentences", () => {
    expect(says(covered)).toEqual(["Se tapan las cartas. Empieza Asiento 1."]);
    const bonus = turn(covered, 1, "short");
    expect(says(bonus)).toEqual([
      "Cortocircuito, en la cuadrícula, se muestra a todo el mundo.",
      "Asiento 1 dice: Cortocircuito; en B1 está Cortocircuito: 0 puntos.",
      "Asiento 1 puede adivinar otra carta.",
    ]);
    const end = turns(bonus, [
      [2, "blue bulb 4"],
      [0, "red"],
    ]);
    expect(says(end).slice(1)).toEqual([
      "Asiento 2 dice: Rojo; en A1 está Engranaje rojo 2: 1 punto.",
      "Termina la ronda 1: Asiento 1 tiene 6 puntos y Asiento 2 tiene 1 punto.",
    ]);
    expect(words.outcome(end.outcome!, end.view(0))).toBe(
      "Gana Asiento 1. Puntos: Asiento 1: 6, Asiento 2: 1.",
    );
    expect(
      words.outcome(
        playRound(start, (_, face) => (face === "shortCircuit" ? "red" : "short")).outcome!,
        end.view(0),
      ),
    ).toBe("Comparten la victoria Asiento 1 y Asiento 2. Puntos: Asiento 1: 0, Asiento 2: 0.");
  });

  test("what stands on the table is told row by row", () => {
    expect(words.standing(turn(covered, 1, "short").view(0))).toEqual([
      "Ronda 1 de 1: 2 cartas de memoria y 1 Cortocircuito, en parte más fácil y en parte más difícil que la partida básica.",
      "Fila 1: A1 boca abajo, B1 Cortocircuito.",
      "Fila 2: A2 boca abajo.",
      "Asiento 1 puede adivinar otra carta.",
      "Asiento 1 tiene 0 puntos.",
      "Asiento 2 tiene 0 puntos.",
    ]);
    expect(words.standing(play(start, 1, { type: "ready" }).view(0))).toContain(
      "Asiento 2 ya sabe las cartas.",
    );
    const team = play(cover(table({ seats: 3, options: { mode: "teams" } })), 1, { type: "point", at: 4 });
    const suggested = play(team, 2, { type: "suggest", names: named("red") });
    expect(words.standing(suggested.view(0))?.slice(-4)).toEqual([
      "Asiento 1 adivina la carta de A2.",
      "Asiento 3 sugiere: Rojo.",
      "Equipo 1 tiene 0 puntos; dirige Asiento 1, con Asiento 3.",
      "Equipo 2 tiene 0 puntos; dirige Asiento 2.",
    ]);
  });

  test("nothing is left in English: the sentences of both languages differ wherever there are words", () => {
    const english = describe(areYouAHuman);
    for (const name of Object.keys(start.options)) {
      expect(words.option(name).help).not.toBe(english.option(name).help);
      expect(words.option(name).help).toMatch(/^["A-ZÁÉÍÓÚ{].*\.$/);
    }
    const refused = [
      refusal(covered, 0, { type: "point", at: 0 }),
      refusal(covered, 1, { type: "decline" }),
      refusal(play(covered, 1, { type: "point", at: 0 }), 1, guessMove("red")),
      refusal(play(covered, 1, { type: "point", at: 0 }), 0, guessMove("pass")),
    ];
    for (const rejection of refused) {
      const text = words.rejection(rejection, covered.view(0));
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text).not.toBe(english.rejection(rejection, covered.view(0)));
    }
  });
});
