import { describe, expect, test } from "vitest";
import { createTotallyHuman } from "@facedown/totally-human";
import { spanishPack, standardPack } from "../../src/pack/pack.js";

const { questions, adjectives, nouns, characters, rockets } = spanishPack;
const adjectiveTexts = adjectives.flat(2);
const nounSides = nouns.flat();
const nounTexts = nounSides.flatMap((side) => [...side.nouns]);
const alternatives = [...characters, ...rockets].map(({ alternative }) => alternative);

describe("the pack", () => {
  test("says what it is", () => {
    const { id, version, language, answerOrder } = spanishPack;
    expect({ id, version, language, answerOrder }).toEqual({
      id: "standard-es",
      version: 1,
      language: "es",
      answerOrder: "noun adjective",
    });
  });

  test("can be played with", () => {
    const { inside } = createTotallyHuman({ pack: spanishPack });
    expect(inside.definition.content).toEqual([
      { id: "standard-es", version: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
  });

  test("has the colors of the standard pack, and no text of it but names of rockets", () => {
    const colors = ({ id, color }: { id: string; color: string }) => ({ id, color });
    expect(characters.map(colors)).toEqual(standardPack.characters.map(colors));
    const english = new Set([
      ...standardPack.questions.map(({ text }) => text),
      ...standardPack.adjectives.flat(2),
      ...[...standardPack.characters, ...standardPack.rockets].map(({ alternative }) => alternative),
    ]);
    const own = [...questions.map(({ text }) => text), ...adjectiveTexts, ...alternatives];
    expect(own.filter((text) => english.has(text))).toEqual([]);
  });
});

describe("symbols", () => {
  test("a question asks for who only where living beings answer alone, and for where only where places do", () => {
    for (const { text, symbols } of questions) {
      if (/[Qq]uién/.test(text)) expect(symbols, text).toEqual(["square"]);
      if (/¿(?:De d|D|Ad)ónde/.test(text)) expect(symbols, text).toEqual(["triangle"]);
    }
  });
});

describe("an answer is said as it stands", () => {
  /** Words whose ending looks like a gender or a number; each has one form for both genders. Checked by hand. */
  const oneForm = new Set(
    `aguafiestas antimosquitos antivampiros autodidacta buscapleitos cascarrabias hipócrita multiusos nómada ninja
     quitamanchas rompecorazones rompehielos relámpago retro sabelotodo salvavidas sinvergüenza sorpresa
     todoterreno trotamundos antiniebla estrella`.split(/\s+/),
  );
  /** What begins a phrase that hangs on the noun and never agrees with it. */
  const phrase =
    /^(?:a|al|bajo|con|de|en|entre|fuera|hasta|para|por|que|sin) |^(?:mitad|nivel|punto|talla|tamaño|edición|último) [a-zñáéíóú]+$|^versión (?:extendida|de prueba)$|^(?:dos por uno|tres en uno|cinco estrellas|todo incluido|patas arriba|boca abajo|ni fu ni fa)$/;
  const endsAlike = new Set(["exprés", "descortés", "multicolor", ...oneForm]);
  /** Whether a word has a form for each gender, by its ending: -o and -a, -ín and -ina, -or and -ora, a plural. */
  const agrees = (word: string) =>
    !endsAlike.has(word) && !word.endsWith("ista") && /(?:[oa]|[íóá]n|és|or|[oae]s|[oe]te)$/.test(word);

  test("no adjective agrees in gender: words have one form, phrases hang on the noun", () => {
    const words = adjectiveTexts.filter((text) => !text.includes(" "));
    expect(words.length).toBeGreaterThanOrEqual(150);
    expect(words.filter(agrees)).toEqual([]);
    expect(adjectiveTexts.filter((text) => text.includes(" ") && !phrase.test(text))).toEqual([]);
  });

  test.each("peludo famosa parlanchín gruñón inglés hablador lunares guapote pillos catalán".split(" "))(
    "the ending of %s gives it away",
    (word) => {
      expect(agrees(word)).toBe(true);
    },
  );

  test.each([
    "recién nacido",
    "muy alto",
    "lleno de barro",
    "medio dormida",
    "última moda",
    "versión rosado vivo",
  ])("%s is no phrase that fits any noun", (text) => {
    expect(text).not.toMatch(phrase);
  });

  test("every exception is in use", () => {
    const used = new Set(adjectiveTexts);
    for (const word of endsAlike) expect(used, word).toContain(word);
  });

  test("no clause holds a participle, which would have to agree with the noun", () => {
    // As in “que llega cansado”; “lado” is a noun.
    const clauses = adjectiveTexts.filter((text) => text.startsWith("que "));
    expect(clauses.length).toBeGreaterThan(20);
    expect(clauses.filter((text) => /(?<! l)[ai]d[oa]s?\b/.test(text))).toEqual([]);
    expect("que llega cansada").toMatch(/(?<! l)[ai]d[oa]s?\b/);
  });

  test("an adjective is in lower case and at most 26 characters long", () => {
    for (const text of adjectiveTexts) {
      expect(text).toMatch(/^(?:VIP|con rayos X|[a-zñáéíóúü]+(?: [a-zñáéíóúü]+)*)$/);
      expect(text.length, text).toBeLessThanOrEqual(26);
    }
  });

  test("a noun begins with a capital letter, goes on in lower case, and is at most 28 characters long", () => {
    for (const text of nounTexts) {
      expect(text).toMatch(/^[A-ZÁÉÍÓÚÑ][a-zñáéíóúü]*(?:[- ][a-zñáéíóúü]+)*$/);
      expect(text.length, text).toBeLessThanOrEqual(28);
    }
  });

  test("nouns are singular: no article and no plural but of words that have no other form", () => {
    const bothNumbers = new Set(["Paraguas", "Paracaídas", "Microondas", "Abrelatas", "Rompecabezas"]);
    const others = new Set(["Ciempiés", "Chupacabras", "Rascacielos", "Oasis", "Apocalipsis"]);
    for (const text of nounTexts) {
      const [first] = text.split(" ") as [string];
      expect(text).not.toMatch(/^(?:El|La|Los|Las|Un|Una) /);
      if (!bothNumbers.has(first) && !others.has(first)) expect(first, text).not.toMatch(/s$/);
    }
  });

  test("hardly any noun shares a word with an adjective", () => {
    const funny = new Set([
      "Agujero negro", // en blanco y negro
      "Fiesta de cumpleaños", // en modo fiesta
      "Fiesta de disfraces",
      "Fiesta de pijamas",
      "Galleta de la suerte", // con mala suerte
      "Guerra de bolas de nieve", // a punto de nieve
      "Piloto", // con piloto automático
      "Reunión familiar", // tamaño familiar
      "Vecina de arriba", // patas arriba
    ]);
    const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
    const said = new Set(adjectiveTexts.flatMap(wordsOf));
    const sharing = nounTexts.filter((text) => wordsOf(text).some((word) => said.has(word)));
    expect(sharing.sort()).toEqual([...funny].sort());
  });

  test("a side of five has five beginnings", () => {
    for (const five of [...adjectives.flat(), ...nounSides.map((side) => side.nouns)])
      expect(new Set(five.map((text) => text.split(" ")[0])).size, five.join()).toBeGreaterThanOrEqual(5);
  });
});

describe("spelling", () => {
  test("a question is one line that opens and closes its question mark", () => {
    for (const { text } of questions) {
      expect(text).toMatch(/^(?:[A-Z][a-zñáéíóúü ]+\. )?¿[A-Z][A-Za-zñáéíóúü ,]+\?$/);
      expect(text, text).toMatch(/¿(?:A |Con |De |Por |Para )?(?:[Qq]u[ié]|[Cc]uál|[Dd]ónde|Adónde)/);
    }
  });

  test("a text alternative is one sentence", () => {
    for (const text of alternatives) expect(text).toMatch(/^[A-Z][A-Za-zñáéíóúüÑÁÉÍÓÚ ,]+\.$/);
  });

  test("the character's name is in the text alternative", () => {
    for (const { name, alternative } of characters) expect(alternative).toContain(name);
  });
});
