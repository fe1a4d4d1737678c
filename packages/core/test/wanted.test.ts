import { describe, expect, test } from "vitest";
import { english, spanish } from "@facedown/core";
import { unbounded, wantedText, type Wanted } from "../src/wanted.js";

const number = (
  is: "number" | "whole number" | "text",
  least: number | null,
  most: number | null,
): Wanted => ({
  is,
  least,
  most,
});

describe("what would be right, in English and in Spanish", () => {
  test.each<[wanted: Wanted, english: string, spanish: string]>([
    [{ is: "value", of: ["pass"] }, '"pass"', '"pass"'],
    [{ is: "value", of: ["pass", "leave"] }, '"pass" or "leave"', '"pass" o "leave"'],
    [{ is: "value", of: [0, 1, "id"] }, '0, 1 or "id"', '0, 1 o "id"'],
    [{ is: "value", of: [7, 8] }, "7 or 8", "7 u 8"],
    [{ is: "value", of: [10, 11] }, "10 or 11", "10 u 11"],
    [{ is: "value", of: [10, 110] }, "10 or 110", "10 o 110"],
    [{ is: "value", of: ["on", "off"] }, '"on" or "off"', '"on" u "off"'],
    [{ is: "value", of: [true, false] }, "true or false", "true o false"],
    [number("number", null, null), "a number", "un número"],
    [number("whole number", 0, 15), "a whole number from 0 to 15", "un número entero de 0 a 15"],
    [number("whole number", 0, null), "a whole number of at least 0", "un número entero no menor que 0"],
    [number("number", null, 3), "a number of at most 3", "un número no mayor que 3"],
    [number("text", null, null), "a text", "un texto"],
    [number("text", null, 200), "a text of at most 200 characters", "un texto de 200 caracteres como máximo"],
    [number("text", 1, null), "a text of at least 1 character", "un texto de 1 carácter como mínimo"],
    [number("text", 1, 9), "a text of 1 to 9 characters", "un texto de 1 a 9 caracteres"],
    [number("text", 3, 3), "a text of 3 characters", "un texto de 3 caracteres"],
    [{ is: "list", each: null, ...unbounded }, "a list", "una lista"],
    [
      { is: "list", each: number("whole number", 0, 15), least: null, most: 2 },
      "a list of at most 2 values, each a whole number from 0 to 15",
      "una lista de 2 valores como máximo, cada uno de ellos un número entero de 0 a 15",
    ],
    [{ is: "list", each: null, least: 1, most: 1 }, "a list of 1 value", "una lista de 1 valor"],
    [{ is: "object", fields: null, least: null }, "an object", "un objeto"],
    [{ is: "object", fields: [], least: null }, "an object without fields", "un objeto sin campos"],
    [
      { is: "object", fields: ["at"], least: null },
      "an object with the field at",
      "un objeto con el campo at",
    ],
    [
      { is: "object", fields: ["type", "color"], least: 1 },
      "an object with at least 1 of the fields type and color",
      "un objeto con al menos 1 de los campos type y color",
    ],
    [
      { is: "either", of: [{ is: "value", of: ["pass"] }, number("whole number", 0, 199)] },
      '"pass" or a whole number from 0 to 199',
      '"pass" o un número entero de 0 a 199',
    ],
    [{ is: "plain", what: "zero" }, "0 rather than -0", "0 en vez de -0"],
    [{ is: "size", of: "levels", most: 16 }, "at most 16 levels", "16 niveles como máximo"],
    [{ is: "other" }, "another value", "otro valor"],
  ])("%o", (wanted, inEnglish, inSpanish) => {
    expect(wantedText(wanted)).toBe(inEnglish);
    expect(english.input("move.at", wanted)).toBe(`move.at is not right: expected ${inEnglish}.`);
    expect(spanish.input("move.at", wanted)).toBe(
      `El valor de move.at no es válido: se espera ${inSpanish}.`,
    );
  });

  test("a field that is missing", () => {
    const wanted: Wanted = { is: "missing", of: { is: "value", of: ["pass", "leave"] } };
    expect(wantedText(wanted)).toBe('"pass" or "leave"');
    expect(english.input("move.what", wanted)).toBe('move.what is missing: expected "pass" or "leave".');
    expect(spanish.input("move.what", wanted)).toBe('Falta move.what: se espera "pass" o "leave".');
  });

  test.each<[fields: string[] | null, text: string, english: string, spanish: string]>([
    [null, "no such field", "There is no field move.x.", "No existe el campo move.x."],
    [
      [],
      "no such field; there are none",
      "There is no field move.x: this takes none.",
      "No existe el campo move.x: aquí no hay ninguno.",
    ],
    [
      ["at"],
      "no such field; the only field is at",
      "There is no field move.x: the only field is at.",
      "No existe el campo move.x: el único campo es at.",
    ],
    [
      ["target", "card"],
      "no such field; the fields are target and card",
      "There is no field move.x: the fields are target and card.",
      "No existe el campo move.x: los campos son target y card.",
    ],
  ])("a field too many, where %o are known", (fields, text, inEnglish, inSpanish) => {
    const wanted: Wanted = { is: "no field", fields };
    expect(wantedText(wanted)).toBe(text);
    expect(english.input("move.x", wanted)).toBe(inEnglish);
    expect(spanish.input("move.x", wanted)).toBe(inSpanish);
  });

  test("an author's own words stand as they are", () => {
    const wanted: Wanted = { is: "words", text: "a whole number of cards" };
    expect(english.input("move.n", wanted)).toBe("move.n is not right: expected a whole number of cards.");
    expect(spanish.input("move.n", wanted)).toBe(
      "El valor de move.n no es válido: se espera a whole number of cards.",
    );
  });

  test("what nobody can know, as from another end, is another value", () => {
    expect(english.input("move.n", { is: "riddle" } as never)).toBe(
      "move.n is not right: expected another value.",
    );
    expect(spanish.input("move.n", { is: "riddle" } as never)).toBe(
      "El valor de move.n no es válido: se espera otro valor.",
    );
  });
});
