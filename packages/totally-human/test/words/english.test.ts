import { describe as group, expect, test } from "vitest";
import { describe } from "@facedown/core";
import { createTotallyHuman, standardPack, totallyHuman } from "@facedown/totally-human";
import { smallPack } from "../support/packs.js";
import {
  answerAll,
  endTalk,
  heard,
  launchAll,
  placeAll,
  play,
  refusal,
  table,
  toLaunch,
  type GameMove,
} from "../support/table.js";

const game = createTotallyHuman({
  pack: smallPack(
    [["square"], ["square", "circle"], ["triangle"]],
    [
      ["square", "square"],
      ["square", "square"],
      ["square", "square"],
      ["triangle", "triangle"],
      ["triangle", "triangle"],
      ["triangle", "triangle"],
    ],
  ),
});
const words = describe(game);

type Match = ReturnType<typeof table>;
const says = (match: Match, type: string) =>
  heard(match, type).map((event) => words.event(event, match.view("spectator")));
const refuses = (match: Match, by: number | "table", move: object) =>
  words.rejection(refusal(match, by, move as GameMove), match.view(by === "table" ? "spectator" : by));

group("sentences", () => {
  const start = table({ hands: ["4a 1 1", "1 2 3", "2 3 4"], game });
  const launch = toLaunch(start);

  test("seats are called by their characters", () => {
    expect([0, 1, 2].map((seat) => words.seat(seat, start.view(0)))).toEqual(["Red", "Blue", "Green"]);
    const chosen = table({ seats: 2, options: { characters: ["pink", "black"] } });
    expect([0, 1].map((seat) => describe(totallyHuman).seat(seat, chosen.view(0)))).toEqual([
      "Pink",
      "Black",
    ]);
  });

  test("TH-12: answers are offered with what they mean", () => {
    const [{ card, side }] = start.view(0).adjectives as unknown as [{ card: number; side: 0 | 1 }];
    const text = words.move({ type: "answer", number: 4 }, start.view(0));
    expect(text).toMatch(/^Answer 4 \(Adjective \d[ab] 4 Noun \d[ab] 4\)$/);
    expect(text).toContain(`Adjective ${card}${"ab"[side]} 4`);
  });

  test("a question is read with its five answers", () => {
    const match = endTalk(answerAll(start));
    expect(says(match, "questionRead")[0]).toMatch(
      /^Blue reads question 2 of 3: Which is question \d\? The answers are 1 Adjective \d[ab] 1 Noun \d[ab] 1, 2 .*, 5 Adjective \d[ab] 5 Noun \d[ab] 5\.$/,
    );
  });

  test("an alien reads which numbers are left, one or several", () => {
    expect(refuses(start, 0, { type: "answer", number: 2 })).toBe(
      "You are an alien: the numbers left on your identity cards are 1 and 4.",
    );
    const third = endTalk(answerAll(endTalk(answerAll(start, [1])), [1]));
    expect(refuses(third, 0, { type: "answer", number: 1 })).toBe(
      "You are an alien: the only number left on your identity cards is 4.",
    );
  });

  test("TH-A15: the deadline is called by what it does", () => {
    const options = { negotiationDeadline: 90 } as const;
    const [timer] = toLaunch(table({ hands: ["4a 1 1", "1 2 3"], game, options })).timers;
    expect(words.timer(timer!)).toBe("Until all rockets launch as they stand: 90 seconds.");
    expect(describe(game, "es").timer({ ...timer!, seconds: 1 })).toBe(
      "Hasta que despeguen todos los cohetes tal como estén: 1 segundo.",
    );
  });

  test("the launch phase is told in whole sentences", () => {
    let match = play(launch, 0, { type: "board", rocket: 1 });
    expect(says(match, "boarded")).toEqual(["Red moves from The Flying Teakettle to Plan B."]);
    expect(words.move({ type: "request", rocket: 0 }, match.view(0))).toBe(
      "Ask to join The Flying Teakettle (Blue and Green)",
    );
    match = play(match, 0, { type: "request", rocket: 0 });
    expect(says(match, "requested")).toEqual(["Red asks to join The Flying Teakettle (Blue and Green)."]);
    match = play(match, 1, { type: "refuse", seat: 0 });
    expect(says(match, "refused")).toEqual(["Blue refuses to let Red aboard The Flying Teakettle."]);
    match = play(match, 2, { type: "launch" });
    expect(says(match, "launchAgreed")).toEqual(["Green is ready to launch The Flying Teakettle."]);
    match = play(match, 1, { type: "board", rocket: 2 });
    expect(says(match, "launchCleared")).toEqual([
      "Those aboard The Flying Teakettle have changed: Green has to agree to launch anew.",
    ]);
    match = play(match, 2, { type: "agree", seat: 0 });
    expect(says(match, "boarded")).toEqual(["Red moves from Plan B to The Flying Teakettle."]);
    match = play(match, 1, { type: "launch" });
    expect(says(match, "launched")).toEqual(["Mostly Tape launches with Blue aboard!"]);
    expect(refuses(match, 0, { type: "board", rocket: 2 })).toBe("That rocket has launched.");
    match = launchAll(match);
    expect(says(match, "launched")).toEqual(["The Flying Teakettle launches with Red and Green aboard!"]);
    expect(says(match, "rocketRevealed")).toEqual([
      "Mostly Tape is opened: Blue is human.",
      "The Flying Teakettle is opened: Green is human and Red is an alien.",
    ]);
    expect(words.outcome(match.outcome!, match.view(0))).toBe(
      "Red and Blue succeed. Red succeeds: an alien with human company. Blue succeeds: a human on the largest alien-free rocket. Green fails: a human with an alien aboard.",
    );
  });

  test("nobody, one and all succeed in the singular and the plural", () => {
    const head = (hands: string[], rockets: number[]) => {
      const match = launchAll(placeAll(toLaunch(table({ hands, game })), rockets));
      return words.outcome(match.outcome!, match.view(0)).split(/(?<=[.!]) /)[0];
    };
    expect(head(["1 2 3", "1 2 3", "1 2 3"], [0, 1, 2])).toBe("Nobody succeeds.");
    expect(head(["1a 2 3", "1 2 3", "1 2 3"], [0, 0, 0])).toBe("Red succeeds.");
    expect(head(["1 2 3", "1 2 3", "1 2 3"], [0, 0, 0])).toBe("Everybody succeeds!");
  });

  test("cards and places have a text alternative", () => {
    const texts = new Map(words.places(start.view(0)).map(({ path, text }) => [path, text]));
    expect(texts.get("players.0.hand")).toBe("Red's identity cards: 3 cards: Alien 4, Plain 1, Plain 1");
    expect(texts.get("players.1.hand")).toBe("Blue's identity cards: 3 cards, face down");
    expect(texts.get("identities")).toBe("the deck of identity cards: 31 cards");
    expect(texts.get("questions")).toMatch(/^the questions on the table: 1 card: “Which is question \d\?”$/);
    expect(texts.get("nouns")).toMatch(/: the noun card with a (square|triangle) \(Noun \d[ab] 1, .*\)$/);
    expect(texts.get("adjectives")).toMatch(/: the adjective card \(Adjective \d[ab] 1, .*\)$/);
  });

  test("what stands on the table is told, a sentence each, with what the reader knows of roles", () => {
    expect(words.standing(start.view(0))).toEqual([
      "Red is an alien.",
      expect.stringMatching(
        /^Question 1 of 3: Which is question \d\? The answers are 1 Adjective \d[ab] 1 Noun \d[ab] 1, .*\.$/,
      ),
    ]);
    expect(words.standing(start.view("spectator"))).toHaveLength(1);

    const talk = play(answerAll(start, [1, 2, 3]), 2, { type: "done" });
    expect(words.standing(talk.view(1))).toEqual([
      "Blue is human.",
      expect.stringMatching(
        /^Question 1 of 3: .* Answered: Red 1 \(Adj.* 1\), Blue 2 \(Adj.* 2\) and Green 3 \(Adj.* 3\)\.$/,
      ),
      "Green has talked enough.",
    ]);

    let match = play(launch, 0, { type: "board", rocket: 1 });
    match = play(match, 0, { type: "launch" });
    match = play(match, 2, { type: "launch" });
    expect(words.standing(match.view("spectator"))!.slice(3)).toEqual([
      "The Flying Teakettle has Blue and Green aboard, of whom Green agrees to launch.",
      "Plan B has launched with Red aboard.",
      ...match
        .view(0)
        .rockets.slice(2)
        .map((_, i) => `${standardPack.rockets[i + 2]!.name} is empty.`),
    ]);
    match = play(play(launch, 0, { type: "board", rocket: 1 }), 0, { type: "request", rocket: 0 });
    expect(words.standing(match.view(1))!.at(-1)).toBe(
      "Red asks to join The Flying Teakettle: Blue and Green have not answered.",
    );
    match = play(match, 2, { type: "refuse", seat: 0 });
    expect(words.standing(match.view(1))!.at(-1)).toBe(
      "Red asks to join The Flying Teakettle: Green refuses and Blue has not answered.",
    );
  });

  test("beside the choices stands the question that is asked, then who wants to come aboard", () => {
    const questions = words.pending(start.view(1));
    expect(questions).toEqual([expect.stringMatching(/^Question 1 of 3: .* The answers are 1 /)]);
    expect(words.standing(start.view(1))).toContain(questions[0]);
    expect(words.pending(answerAll(start, [1, 2, 3]).view(1))).toEqual([
      expect.stringMatching(/^Question 1 of 3: .* Answered: Red 1 /),
    ]);
    expect(words.pending(launch.view(1))).toEqual([]);
    const asked = play(play(launch, 0, { type: "board", rocket: 1 }), 0, { type: "request", rocket: 0 });
    expect(words.pending(asked.view(1))).toEqual([
      "Red asks to join The Flying Teakettle: Blue and Green have not answered.",
    ]);
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

  test("every option and phase is explained", () => {
    const names = Object.keys(start.options);
    expect(names).toHaveLength(8);
    for (const name of names) expect(words.option(name).help).toMatch(/^["A-Z].*\.$/);
    expect(words.phase(start.view(0))).toBe("Questions phase: answer");
    expect(words.phase(launch.view(0))).toBe("Launch phase");
  });

  test("texts come from the pack that is played with", () => {
    const other = createTotallyHuman({
      pack: {
        ...standardPack,
        rockets: standardPack.rockets.map((rocket, i) => ({ ...rocket, name: `Ship ${i}` })),
      },
    });
    expect(describe(other).move({ type: "board", rocket: 3 }, launch.view(0))).toBe(
      "Move to Ship 3, which is empty",
    );
  });
});
