import { describe, startMatch } from "@facedown/core";
import { describe as group, expect, test } from "vitest";
import { humanPunishment } from "@facedown/human-punishment";

const match = startMatch(humanPunishment, { seats: 5, seed: "refusals", options: { firstPlayer: 0 } });

/** What the first player is told of a move that is refused. */
function refused(move: unknown, language: string): string {
  const rejection = match.explain(0, move as never);
  return rejection ? describe(humanPunishment, language, 0).rejection(rejection, match.view(0)) : "";
}

group("a move that cannot be read is refused with what would be right", () => {
  test.each<[name: string, move: object, english: string, spanish: string]>([
    [
      "without a field",
      { type: "withdraw" },
      'move.what is missing: expected "pass" or "leave".',
      'Falta move.what: se espera "pass" o "leave".',
    ],
    [
      "with a field too many",
      { type: "investigate", target: 1, card: 0, aloud: true },
      "There is no field move.aloud: the fields are target and card.",
      "No existe el campo move.aloud: los campos son target y card.",
    ],
    [
      "with a field where none is",
      { type: "draw", count: 2 },
      "There is no field move.count: this takes none.",
      "No existe el campo move.count: aquí no hay ninguno.",
    ],
    [
      "with half a player",
      { type: "investigate", target: 1.5, card: 0 },
      "move.target is not right: expected a whole number from 0 to 15.",
      "El valor de move.target no es válido: se espera un número entero de 0 a 15.",
    ],
    [
      "with another card",
      { type: "investigate", target: 1, card: 2 },
      'move.card is not right: expected 0, 1 or "id".',
      'El valor de move.card no es válido: se espera 0, 1 o "id".',
    ],
    [
      "with neither a pass nor a place",
      { type: "respond", answer: true },
      'move.answer is not right: expected a whole number from 0 to 199, "pass", "pass for the turn" or "pass until aimed at".',
      'El valor de move.answer no es válido: se espera un número entero de 0 a 199, "pass", "pass for the turn" o "pass until aimed at".',
    ],
  ])("%s", (_, move, english, spanish) => {
    expect(refused(move, "en")).toBe(english);
    expect(refused(move, "es")).toBe(spanish);
  });
});

test("HP-U-1: a player who is not there is not called eliminated", () => {
  const move = { type: "investigate", target: 9, card: 0 };
  expect(refused(move, "en")).toBe("There is no such player.");
  expect(refused(move, "es")).toBe("No hay ninguna persona en ese asiento.");
});
