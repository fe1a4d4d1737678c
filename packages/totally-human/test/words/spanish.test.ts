import { describe as group, expect, test } from "vitest";
import { createRandom, describe, english, spanish, startMatch } from "@facedown/core";
import { createTotallyHuman, spanishPack, standardPack, totallyHuman } from "@facedown/totally-human";
import { smallPack } from "../support/packs.js";
import {
  answerAll,
  endTalk,
  heard,
  launchAll,
  placeAll,
  play,
  refusal,
  seatsOf,
  table,
  toLaunch,
  type GameMove,
} from "../support/table.js";

const small = smallPack(
  [["square"], ["square", "circle"], ["triangle"]],
  [
    ["square", "square"],
    ["square", "square"],
    ["square", "square"],
    ["triangle", "triangle"],
    ["triangle", "triangle"],
    ["triangle", "triangle"],
  ],
);
const game = createTotallyHuman({
  pack: { ...small, rockets: spanishPack.rockets, answerOrder: "noun adjective" },
});
const words = describe(game, "es");

type Match = ReturnType<typeof table>;
const says = (match: Match, type: string) =>
  heard(match, type).map((event) => words.event(event, match.view("spectator")));
const refuses = (match: Match, by: number | "table", move: object) =>
  words.rejection(refusal(match, by, move as GameMove), match.view(by === "table" ? "spectator" : by));

group("sentences in Spanish", () => {
  const start = table({ hands: ["4a 1 1", "1 2 3", "2 3 4"], game });
  const launch = toLaunch(start);

  test("seats are called by the colors of their characters, in Spanish", () => {
    const all = table({ seats: 8, game });
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((seat) => words.seat(seat, all.view(0)))).toEqual(
      "Rojo Azul Verde Rosa Amarillo Naranja Morado Negro".split(" "),
    );
    const [first, ...others] = standardPack.characters;
    const own = createTotallyHuman({
      pack: { ...standardPack, characters: [{ ...first!, id: "granate" }, ...others] },
    });
    expect(describe(own, "es").seat(0, table({ seats: 2, game: own }).view(0))).toBe("Granate");
  });

  test("TH-12: answers are offered with what they mean, the noun first where the pack says so", () => {
    expect(words.move({ type: "answer", number: 4 }, start.view(0))).toMatch(
      /^Responder 4 \(Noun \d[ab] 4 Adjective \d[ab] 4\)$/,
    );
  });

  test("a question is read with its five answers", () => {
    const match = endTalk(answerAll(start));
    expect(says(match, "questionRead")[0]).toMatch(
      /^Azul lee la pregunta 2 de 3: Which is question \d\? Las respuestas son 1 Noun \d[ab] 1 Adjective \d[ab] 1, 2 .*, 5 Noun \d[ab] 5 Adjective \d[ab] 5\.$/,
    );
  });

  test("an alien reads which numbers are left, one or several", () => {
    expect(refuses(start, 0, { type: "answer", number: 2 })).toBe(
      "Eres alienígena: los números que te quedan en las cartas de identidad son 1 y 4.",
    );
    const third = endTalk(answerAll(endTalk(answerAll(start, [1])), [1]));
    expect(refuses(third, 0, { type: "answer", number: 1 })).toBe(
      "Eres alienígena: el único número que te queda en las cartas de identidad es 4.",
    );
  });

  test("the launch phase is told in whole sentences", () => {
    let match = play(launch, 0, { type: "board", rocket: 5 });
    expect(says(match, "boarded")).toEqual(["Rojo pasa de La Cafetera a El Baúl de la Abuela."]);
    expect(words.move({ type: "request", rocket: 0 }, match.view(0))).toBe(
      "Pedir permiso para subir a La Cafetera (Azul y Verde)",
    );
    match = play(match, 0, { type: "request", rocket: 0 });
    expect(says(match, "requested")).toEqual(["Rojo pide permiso para subir a La Cafetera (Azul y Verde)."]);
    match = play(match, 1, { type: "refuse", seat: 0 });
    expect(says(match, "refused")).toEqual(["Azul no acepta que Rojo suba a La Cafetera."]);
    match = play(match, 2, { type: "launch" });
    expect(says(match, "launchAgreed")).toEqual(["Verde da el visto bueno para que despegue La Cafetera."]);
    match = play(match, 1, { type: "board", rocket: 2 });
    expect(says(match, "launchCleared")).toEqual([
      "Ha cambiado la tripulación de La Cafetera: Verde tiene que dar de nuevo el visto bueno.",
    ]);
    match = play(match, 2, { type: "agree", seat: 0 });
    expect(says(match, "boarded")).toEqual(["Rojo pasa de El Baúl de la Abuela a La Cafetera."]);
    match = play(match, 1, { type: "launch" });
    expect(says(match, "launched")).toEqual(["¡Pura Cinta despega con Azul a bordo!"]);
    expect(refuses(match, 0, { type: "board", rocket: 2 })).toBe("Ese cohete ya despegó.");
    match = launchAll(match);
    expect(says(match, "rocketRevealed")).toEqual([
      "Se abre Pura Cinta: Azul es un ser humano.",
      "Se abre La Cafetera: Verde es un ser humano y Rojo es alienígena.",
    ]);
    expect(words.outcome(match.outcome!, match.view(0))).toBe(
      "Rojo y Azul triunfan. Rojo triunfa: alienígena en compañía humana. Azul triunfa: ser humano en el cohete sin alienígenas con más gente. Verde fracasa: ser humano con alienígenas a bordo.",
    );
  });

  test("nobody, one and all succeed in the singular and the plural", () => {
    const head = (hands: string[], rockets: number[]) => {
      const match = launchAll(placeAll(toLaunch(table({ hands, game })), rockets));
      return words.outcome(match.outcome!, match.view(0)).split(/(?<=[.!]) /)[0];
    };
    expect(head(["1 2 3", "1 2 3", "1 2 3"], [0, 1, 2])).toBe("Nadie triunfa.");
    expect(head(["1a 2 3", "1 2 3", "1 2 3"], [0, 0, 0])).toBe("Rojo triunfa.");
    expect(head(["1 2 3", "1 2 3", "1 2 3"], [0, 0, 0])).toBe("¡Todo el mundo triunfa!");
  });

  test("cards and places have a text alternative", () => {
    const texts = new Map(words.places(start.view(0)).map(({ path, text }) => [path, text]));
    expect(texts.get("players.0.hand")).toBe(
      "las cartas de identidad de Rojo: 3 cartas: Alienígena 4, Corriente 1, Corriente 1",
    );
    expect(texts.get("players.1.hand")).toBe("las cartas de identidad de Azul: 3 cartas, boca abajo");
    expect(texts.get("identities")).toBe("el mazo de cartas de identidad: 31 cartas");
    expect(texts.get("questions")).toMatch(/^las preguntas de la mesa: 1 carta: «Which is question \d\?»$/);
    expect(texts.get("nouns")).toMatch(
      /: la carta de sustantivos con un (cuadrado|triángulo) \(Noun \d[ab] 1, .*\)$/,
    );
    expect(texts.get("adjectives")).toMatch(/: la carta de adjetivos \(Adjective \d[ab] 1, .*\)$/);
  });

  test("what stands on the table is told, a sentence each", () => {
    const talk = play(answerAll(start, [1, 2, 3]), 2, { type: "done" });
    expect(words.standing(talk.view(0))).toEqual([
      "Rojo es alienígena.",
      expect.stringMatching(
        /^Pregunta 1 de 3: .* Respuestas: Rojo 1 \(Noun .* 1\), Azul 2 \(Noun .* 2\) y Verde 3 \(Noun .* 3\)\.$/,
      ),
      "Verde ya no necesita hablar más.",
    ]);
    let match = play(launch, 0, { type: "board", rocket: 1 });
    match = play(play(match, 0, { type: "launch" }), 2, { type: "launch" });
    expect(words.standing(match.view("spectator"))!.slice(3, 6)).toEqual([
      "La Cafetera lleva a Azul y Verde; Verde da el visto bueno para despegar.",
      "Plan B despegó con Rojo a bordo.",
      "Pura Cinta no lleva a nadie.",
    ]);
    match = play(play(launch, 0, { type: "board", rocket: 1 }), 0, { type: "request", rocket: 0 });
    expect(words.standing(match.view(1))!.at(-1)).toBe(
      "Rojo pide permiso para subir a La Cafetera: Azul y Verde no han respondido.",
    );
    match = play(match, 2, { type: "refuse", seat: 0 });
    expect(words.standing(match.view(1))!.at(-1)).toBe(
      "Rojo pide permiso para subir a La Cafetera: Verde no acepta y Azul no ha respondido.",
    );
  });

  test("each rejection has a sentence of its own for each reason", () => {
    const asked = play(play(launch, 0, { type: "board", rocket: 1 }), 0, { type: "request", rocket: 0 });
    const gone = play(play(launch, 0, { type: "board", rocket: 1 }), 0, { type: "launch" });
    const said = play(asked, 1, { type: "agree", seat: 0 });
    const sentences = [
      refuses(launch, 0, { type: "board", rocket: 6 }),
      refuses(launch, 0, { type: "board", rocket: 0 }),
      refuses(launch, 0, { type: "request", rocket: 1 }),
      refuses(asked, 0, { type: "board", rocket: 0 }),
      refuses(asked, 0, { type: "request", rocket: 0 }),
      refuses(launch, 0, { type: "agree", seat: 1 }),
      refuses(said, 1, { type: "agree", seat: 0 }),
      refuses(asked, 1, { type: "withdrawConsent", seat: 0 }),
      refuses(gone, 0, { type: "launch" }),
      refuses(gone, 1, { type: "board", rocket: 1 }),
      refuses(play(launch, 0, { type: "launch" }), 0, { type: "launch" }),
      refuses(launch, 0, { type: "withdrawLaunch" }),
      refuses(launch, "table", { type: "deadline" }),
      refuses(answerAll(start), "table", { type: "closeDiscussion" }),
      refuses(play(answerAll(start), 0, { type: "done" }), 0, { type: "done" }),
      refuses(answerAll(table({ seats: 2, game, options: { discussionEnds: "host" } })), 0, { type: "done" }),
    ];
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });

  test("a move of the library's own refusal is refused in Spanish", () => {
    expect(refuses(start, 0, { type: "launch" })).toBe(spanish.rejections["not-now"]({}));
    expect(words.waiting([0, 1], start.view(0))).toBe("Se espera a Rojo y Azul.");
  });

  test("every option is explained, and none in English", () => {
    const names = Object.keys(start.options);
    expect(names).toHaveLength(8);
    for (const name of names) {
      const [own, other] = [words.option(name), describe(game).option(name)];
      expect(own.help).toMatch(/^[«A-Z].*\.$/);
      expect(own.name).not.toBe(other.name);
      expect(own.help).not.toBe(other.help);
    }
  });
});

group("a game with the Spanish pack is Spanish throughout", () => {
  const spanishGame = createTotallyHuman({ pack: spanishPack });
  const es = describe(spanishGame, "es");
  const en = describe(totallyHuman, "en");
  const anyEnglish =
    /(?<!\p{L})(?:the|and|of|is|are|with|to|from|aboard|launch\w*|rockets?|cards?|have|questions?|answers?|aliens?|humans?|seat|nobody|asks?|reads|Red|Blue|Green|Pink)(?!\p{L})/iu;

  test("the words looked for are those that English sentences have", () => {
    for (const text of [english.nobody, english.waiting("X and Y"), en.option("rocketCount").help])
      expect(text).toMatch(anyEnglish);
  });

  test.each([
    {},
    { launchStart: "choose", discussionEnds: "host" },
    { multipleRequests: true, negotiationDeadline: 60, discussionEnds: "host" },
  ] as const)("in %j, whatever happens, for all who read", (options) => {
    const heardOf = new Set<string>();
    let finished = 0;
    for (let seed = 0; seed < 6; seed++) {
      const random = createRandom(`spanish ${seed}`);
      let match = startMatch(spanishGame, {
        seats: 3 + (seed % 3),
        seed: `spanish ${seed}`,
        options,
      });
      for (let step = 0; step < 400 && match.outcome === null; step++) {
        const able = [...match.waiting, "table" as const].flatMap((by) => {
          const moves = match.choices(by as never);
          return moves.length === 0 ? [] : [{ by, moves }];
        });
        if (able.length === 0) throw new Error("nobody can move");
        const { by, moves } = random.pick(able);
        const move = random.pick(moves);
        const viewer = random.pick(seatsOf(match as never));
        const told = [es.move(move, match.view(viewer))];
        const played = match.play(by as never, move as never);
        if (!played.ok) throw new Error(JSON.stringify(played.rejection));
        match = played.match;
        for (const reader of [viewer, "spectator"] as const) {
          const { view, events, waiting } = match.frame(reader);
          for (const event of events) {
            heardOf.add(event.type);
            told.push(es.event(event, view));
          }
          told.push(es.phase(view), es.waiting(waiting, view), ...es.standing(view)!);
          told.push(...es.places(view).map(({ text }) => text));
        }
        for (const text of told) {
          expect(text).not.toMatch(anyEnglish);
          expect(text).not.toMatch(/\b(?:de|a) el (?=\p{Ll})/u);
          expect(text).not.toMatch(/undefined|null|NaN|\[object| {2}|\.\.|\(\)/);
        }
      }
      if (match.outcome === null) continue;
      finished++;
      expect(es.outcome(match.outcome, match.view(0))).not.toMatch(anyEnglish);
    }
    expect(finished).toBeGreaterThanOrEqual(3);
    expect(heardOf.size).toBeGreaterThanOrEqual(15);
  });
});
