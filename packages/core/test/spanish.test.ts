import { describe, expect, test } from "vitest";
import { english, spanish, type CoreWords } from "@facedown/core";

const parts = {
  card: "4",
  from: "el mazo",
  to: "la mano de Azul",
  zone: "la pila",
  at: "la mano de Azul",
  seat: "Azul",
  seats: "Azul",
  choice: "3",
  choices: "Azul: 3",
  fact: "x",
  value: "7",
};

/** What each sentence says of the same, by its path. */
function said(words: CoreWords): Map<string, string> {
  const zone = { name: "z", count: 2, shown: "4", down: 1 };
  const texts: [string, string][] = [
    ["seat", words.seat(0)],
    ["spectator", words.spectator],
    ["everyone", words.everyone],
    ["nobody", words.nobody],
    ["list", words.list(["a", "b", "c"])],
    ["faceDown", words.faceDown(1)],
    ["faceDown of several", words.faceDown(2)],
    ["emptyPlace", words.emptyPlace],
    ["zone", words.zone(zone)],
    ["zone without cards", words.zone({ ...zone, count: 0 })],
    ["zone face down", words.zone({ ...zone, shown: "", down: 2 })],
    ["zone face up", words.zone({ ...zone, down: 0 })],
    ["unchosen", words.unchosen("z")],
    ["countOnly", words.countOnly(zone)],
    ["waiting", words.waiting("Azul")],
    ["waiting for nobody", words.waiting("")],
    ["waiting for the reader", words.waiting("", true)],
    ["waiting for the reader and others", words.waiting("Azul", true)],
    ["timer", words.timer("t", 3)],
    ["moved in", words.events.moved({ ...parts, from: "" })],
    ["moved out", words.events.moved({ ...parts, to: "" })],
    ["asked nobody", words.events.asked({ ...parts, seats: words.nobody })],
    ["input", words.input("move.at", { is: "value", of: [1] })],
    ["sealed unseen", words.events.sealed({ ...parts, choice: "" })],
  ];
  for (const [name, say] of Object.entries(words.events)) texts.push([`events.${name}`, say(parts)]);
  for (const [name, say] of Object.entries(words.rejections))
    texts.push([`rejections.${name}`, say({ move: "fly", path: "at", expected: "4", most: 9 })]);
  return new Map(texts);
}

describe("the library's own sentences in Spanish", () => {
  test("are all there", () => {
    expect(Object.keys(spanish)).toEqual(Object.keys(english));
    expect(Object.keys(spanish.events)).toEqual(Object.keys(english.events));
    expect(Object.keys(spanish.rejections)).toEqual(Object.keys(english.rejections));
  });

  test("are none of them English, but for the one that says nothing of its own", () => {
    const [own, others] = [said(spanish), said(english)];
    const same = [...own].filter(([path, text]) => others.get(path) === text).map(([path]) => path);
    expect(same).toEqual(["events.disclosed"]);
  });

  test("begin with a capital letter and end with a period, where they are whole", () => {
    for (const [path, text] of said(spanish))
      if (/^(?:events|rejections|waiting|timer|moved|asked|sealed)/.test(path))
        expect(text, path).toMatch(/^[A-ZÁÉÍÓÚÑ4].*\.$/);
  });

  test("run the article el together with de and a, but not that of a name", () => {
    const moved = (from: string, to: string) =>
      spanish.events.moved({ ...parts, card: "la reina", from, to });
    expect(moved("el mazo", "el descarte")).toBe("La reina pasa del mazo al descarte.");
    expect(moved("la pila", "las cartas de Azul")).toBe("La reina pasa de la pila a las cartas de Azul.");
    expect(moved("El Baúl", "Elda")).toBe("La reina pasa de El Baúl a Elda.");
    expect(spanish.events.shown({ ...parts, to: spanish.spectator })).toBe(
      "4, en la mano de Azul, se muestra al público.",
    );
    expect(spanish.events.concealed({ ...parts, at: "el mazo", from: spanish.spectator })).toBe(
      "Una carta del mazo deja de estar a la vista del público.",
    );
    expect(spanish.waiting(spanish.spectator)).toBe("Se espera al público.");
  });

  test("join names with y, and with e before the sound of i", () => {
    expect(spanish.list([])).toBe("");
    expect(spanish.list(["Azul"])).toBe("Azul");
    expect(spanish.list(["Azul", "Rojo", "Rosa"])).toBe("Azul, Rojo y Rosa");
    for (const name of ["Iris", "iris", "Índigo", "Hilda", "híbrido"])
      expect(spanish.list(["Azul", name])).toBe(`Azul e ${name}`);
    for (const name of ["Hielo", "hierba", "Yago", "Ana", "Huevo"])
      expect(spanish.list(["Azul", name])).toBe(`Azul y ${name}`);
  });

  test("count in the singular and the plural", () => {
    expect(spanish.faceDown(1)).toBe("una carta boca abajo");
    expect(spanish.faceDown(3)).toBe("3 cartas boca abajo");
    expect(spanish.countOnly({ name: "el mazo", count: 1 })).toBe("el mazo: 1 carta");
    expect(spanish.zone({ name: "el mazo", count: 3, shown: "rey", down: 2 })).toBe(
      "el mazo: 3 cartas: rey; 2 boca abajo",
    );
    expect(spanish.timer("x", 1)).toBe("X: 1 segundo.");
    expect(spanish.timer("x", 20)).toBe("X: 20 segundos.");
    expect(spanish.events.shuffled({ ...parts, zone: "el mazo" })).toBe("Se baraja el mazo.");
    expect(spanish.events.shuffled({ ...parts, zone: "las preguntas" })).toBe("Se barajan las preguntas.");
    expect(spanish.events.shuffled({ ...parts, zone: "los dados" })).toBe("Se barajan los dados.");
  });

  test("say twice that there is nobody, as Spanish does", () => {
    expect(spanish.events.asked({ ...parts, seats: spanish.nobody })).toBe("Ya nadie tiene que elegir.");
    expect(spanish.waiting("")).toBe("No se espera a nadie.");
    expect(spanish.events.asked({ ...parts, seats: spanish.spectator })).toBe(
      "Se pide elegir en secreto al público.",
    );
    expect(spanish.events.shown({ ...parts, to: spanish.nobody })).toBe(
      "4, en la mano de Azul, no se muestra a nadie.",
    );
  });

  test("put parameters of rejections in", () => {
    expect(spanish.rejections["unknown-move"]({ move: "fly" })).toBe("No hay ninguna jugada llamada fly.");
    // What would be right is told in English alone here: a Spanish sentence leaves it out.
    expect(spanish.rejections["bad-input"]({ path: "number", expected: "a whole number" })).toBe(
      "El valor de number no es válido.",
    );
    expect(spanish.rejections["too-long"]({ most: 900 })).toBe(
      "Una partida termina, a más tardar, después de 900 jugadas.",
    );
  });
});
