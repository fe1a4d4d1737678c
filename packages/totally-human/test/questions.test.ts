import { describe, expect, test } from "vitest";
import { cardAt, everyone, nobody, referee, startMatch } from "@facedown/core";
import {
  answerNumbers,
  answerTexts,
  createTotallyHuman,
  standardPack,
  totallyHuman,
  type AnswerOrder,
  type NounSymbol,
} from "@facedown/totally-human";
import { scarce, scarceGame, smallPack } from "./support/packs.js";
import {
  answerAll,
  endTalk,
  heard,
  play,
  playAll,
  refusal,
  seatsOf,
  table,
  toLaunch,
  type GameMatch,
  type GameMove,
} from "./support/table.js";

const answer = (number: number) => ({ type: "answer", number }) as GameMove;
const start = (seed: string) => startMatch(totallyHuman, { seats: 3, seed });
const allowed = (match: GameMatch, seat: number) =>
  match.choices(seat, "answer").map((move) => (move as { number: number }).number);

describe("the cards of a question", () => {
  test("TH-11: a question is drawn face up, with one adjective and one noun card", () => {
    const view = start("draw").view("spectator");
    expect([view.questions, view.adjectives, view.nouns].map((row) => row.length)).toEqual([1, 1, 1]);
    expect(view.questions[0]).toEqual(expect.any(Number));
    expect(view.piles).toEqual({
      questions: 63,
      adjectives: 34,
      nouns: 52 - view.discards.length,
    });
  });

  test("TH-11, TH-A4: it is read by one player after another, which changes nothing", () => {
    let match = table({ seats: 2, hands: ["1 2 3", "1 2 3"] });
    const readers = [];
    for (let round = 0; round < 2; round++) {
      match = endTalk(answerAll(match));
      readers.push(heard(match, "questionRead")[0].reader);
    }
    expect(readers).toEqual([1, 0]);
    expect(heard(start("read"), "questionRead")[0]).toMatchObject({ round: 0, reader: 0 });
  });

  test("TH-12: the five answers are adjective and noun, line by line", () => {
    const view = start("line").view(1);
    const adjective = view.adjectives[0]!;
    const noun = view.nouns[0]!;
    const texts = answerTexts(standardPack, view, 0);
    expect(texts).toHaveLength(5);
    for (const i of [0, 1, 2, 3, 4])
      expect(texts[i]).toBe(
        `${standardPack.adjectives[adjective.card]![adjective.side][i]} ${standardPack.nouns[noun.card]![noun.side].nouns[i]}`,
      );
    expect(() => answerTexts(standardPack, view, 1)).toThrow(/on the table/);
  });

  test("TH-12: the pack says whether the adjective or the noun comes first", () => {
    const view = { adjectives: [{ card: 0, side: 0 }], nouns: [{ card: 0, side: 1 }] } as const;
    const first = (answerOrder: AnswerOrder) => answerTexts({ ...standardPack, answerOrder }, view, 0)[0];
    expect(first("adjective noun")).toBe("Lukewarm Toaster");
    expect(first("noun adjective")).toBe("Toaster Lukewarm");
  });

  test("TH-13, TH-P10: the noun has a symbol of the question; nouns without one are discarded face up", () => {
    let discarded = 0;
    for (let i = 0; i < 300; i++) {
      const { questions, nouns, discards } = referee(start(`noun ${i}`));
      const { symbols } = standardPack.questions[questions.cards[0]!.face]!;
      const fits = ({ card, side }: { card: number; side: 0 | 1 }) =>
        symbols.includes(standardPack.nouns[card]![side].symbol);
      expect(nouns.cards.map(({ face }) => fits(face))).toEqual([true]);
      for (const { face, shownTo } of discards.cards) {
        expect(fits(face)).toBe(false);
        expect(shownTo).toBe(everyone);
      }
      discarded += discards.cards.length;
    }
    expect(discarded).toBeGreaterThan(100);
  });

  test("TH-13: nouns are drawn from the top of the pile, one after another until one fits", () => {
    const events = start("noun 3").frame("spectator").events;
    const drawn = events.filter((event) => event.type === "moved" && event.from?.zone === "piles.nouns");
    expect(drawn.length).toBeGreaterThan(1);
    expect(drawn.slice(0, -1).every((event) => event.type === "moved" && event.to?.zone === "discards")).toBe(
      true,
    );
    expect(drawn.at(-1)).toMatchObject({ to: { zone: "nouns", index: 0 } });
  });

  test("TH-13, TH-A7: when the pile runs out its discards are shuffled, with sides by chance, and the search goes on", () => {
    let shuffles = 0;
    for (let i = 0; i < 200; i++) {
      let match = startMatch(scarceGame, { seats: 3, seed: `scarce ${i}` });
      for (let round = 0; round < 3; round++) {
        shuffles += heard(match, "shuffled").filter(({ zone }) => zone === "piles.nouns").length;
        const { piles, nouns, discards } = referee(match);
        expect(nouns.cards.map(({ face }) => scarce.nouns[face.card]![face.side].symbol)).toEqual(
          Array.from({ length: round + 1 }, () => "square"),
        );
        const ids = [piles.nouns, nouns, discards].flatMap(({ cards }) => cards.map(({ face }) => face.card));
        expect(ids.sort()).toEqual([0, 1, 2, 3]);
        expect(piles.nouns.cards.every(({ shownTo }) => shownTo === nobody)).toBe(true);
        match = endTalk(answerAll(match));
      }
      expect(match.view(0).phase).toBe("launch");
    }
    expect(shuffles).toBeGreaterThan(400);
  });

  test("TH-A9: any number of nouns is passed over, for all to see; only the last one is in play", () => {
    const circles = Array.from({ length: 40 }, () => ["circle", "circle"] as [NounSymbol, NounSymbol]);
    const squares = Array.from({ length: 3 }, () => ["square", "square"] as [NounSymbol, NounSymbol]);
    const pack = smallPack([["square"], ["square"], ["square"]], [...circles, ...squares]);
    const game = createTotallyHuman({ pack });
    const passedOver = Array.from({ length: 40 }, (_, i) => {
      const match = startMatch(game, { seats: 3, seed: `passed over ${i}` });
      for (const viewer of [0, 1, 2, "spectator"] as const) {
        const { nouns, discards, piles } = match.view(viewer);
        expect(nouns.map((noun) => noun!.card)).toEqual([expect.toSatisfy((card: number) => card >= 40)]);
        expect(discards.every((noun) => noun !== null && noun.card < 40)).toBe(true);
        expect(piles.nouns).toBe(42 - discards.length);
      }
      return match.view("spectator").discards.length;
    });
    expect(Math.max(...passedOver)).toBeGreaterThan(20);
    expect(Math.min(...passedOver)).toBeLessThan(3);
  });

  test("TH-14: one adjective card is drawn for each question, however many nouns", () => {
    for (let i = 0; i < 50; i++) {
      let match = startMatch(scarceGame, { seats: 3, seed: `adjective ${i}` });
      expect(match.view(0).adjectives).toHaveLength(1);
      match = endTalk(answerAll(match));
      expect(match.view(0).adjectives).toHaveLength(2);
      expect(heard(match, "moved").filter(({ from }) => from.zone === "piles.adjectives")).toHaveLength(1);
    }
  });
});

describe("answers", () => {
  test("TH-15: others see that somebody has answered, not what", () => {
    const match = play(table(), 1, answer(4));
    expect(match.view(1).answers[0]![1]).toEqual({ asked: true, sealed: true, choice: 4 });
    for (const viewer of [0, 2, 3, "spectator"] as const) {
      expect(match.view(viewer).answers[0]![1]).toEqual({ asked: true, sealed: true, choice: null });
      expect(match.frame(viewer).events).toEqual([
        { type: "sealed", at: "answers.0", seat: 1, choice: null },
      ]);
    }
    expect(match.waiting).toEqual([0, 2, 3]);
  });

  test("TH-15, TH-A5: an answer may be changed until the last one lies there, and nobody else notices", () => {
    const before = play(table(), 1, answer(4));
    const match = play(before, 1, answer(2));
    expect(match.view(1).answers[0]![1]!.choice).toBe(2);
    for (const viewer of [0, 2, 3, "spectator"] as const) expect(match.isNoticed(viewer, before)).toBe(false);
    const open = playAll(match, [
      [0, answer(1)],
      [2, answer(1)],
      [3, answer(1)],
    ]);
    expect(open.view(0).answers[0]![1]!.choice).toBe(2);
    expect(refusal(open, 1, answer(3)).code).toBe("not-now");
  });

  test("TH-16: a human answers with any number at every question, again and again", () => {
    let match = table({ seats: 3 });
    for (let round = 0; round < 3; round++) {
      for (const seat of [0, 1, 2]) expect(allowed(match, seat)).toEqual([1, 2, 3, 4, 5]);
      match = endTalk(answerAll(match, [5, 5, 5]));
    }
    expect(match.view(0).answers.map((answers) => answers[0]!.choice)).toEqual([5, 5, 5]);
  });

  test("TH-17: an alien answers with the numbers of its cards alone, each as often as it has it", () => {
    let match = table({ hands: ["5a 2 2", "1 2 3", "1 2 3"] });
    expect(allowed(match, 0)).toEqual([2, 5]);
    expect(refusal(match, 0, answer(1))).toEqual({ code: "TH-17", parameters: { allowed: [2, 5] } });
    match = endTalk(answerAll(match, [2]));
    expect(allowed(match, 0)).toEqual([2, 5]);
    match = endTalk(answerAll(match, [2]));
    expect(refusal(match, 0, answer(2))).toEqual({ code: "TH-17", parameters: { allowed: [5] } });
  });

  test("TH-17: the plain cards of an alien count like its alien cards", () => {
    for (const hand of ["5a 2 3", "5 2a 3", "5 2 3a", "5a 2a 3a"])
      expect(allowed(table({ hands: [hand, "1 2 3", "1 2 3"] }), 0)).toEqual([2, 3, 5]);
  });

  test("TH-17, TH-A5: an alien that changes its answer does not use the first one up", () => {
    const match = play(table({ hands: ["5a 2 3", "1 2 3", "1 2 3"] }), 0, answer(2));
    expect(allowed(match, 0)).toEqual([2, 3, 5]);
    expect(play(match, 0, answer(5)).view(0).answers[0]![0]!.choice).toBe(5);
  });

  test("TH-18: what an alien tries in vain changes nothing and is heard by nobody", () => {
    const match = table({ hands: ["4a 1 1", "1 2 3", "1 2 3"] });
    const before = JSON.stringify([0, 1, 2].map((seat) => match.frame(seat)));
    expect(refusal(match, 0, answer(3)).code).toBe("TH-17");
    expect(JSON.stringify([0, 1, 2].map((seat) => match.frame(seat)))).toBe(before);
    expect(match.length).toBe(0);
  });

  test("TH-19: all answers are revealed together when the last one has chosen, and stay in sight", () => {
    const three = playAll(table(), [
      [2, answer(3)],
      [0, answer(1)],
      [3, answer(5)],
    ]);
    expect(three.view(1).answers[0]!.map(({ choice }) => choice)).toEqual([null, null, null, null]);
    const open = play(three, 1, answer(1));
    for (const viewer of [0, 1, 2, 3, "spectator"] as const)
      expect(open.view(viewer).answers[0]!.map(({ choice }) => choice)).toEqual([1, 1, 3, 5]);
    expect(heard(open, "opened")).toEqual([{ type: "opened", at: "answers.0", choices: [1, 1, 3, 5] }]);
    const end = toLaunch(endTalk(open));
    expect(end.view("spectator").answers[0]!.map(({ choice }) => choice)).toEqual([1, 1, 3, 5]);
  });

  test("TH-20: all players may give the same answer", () => {
    const match = answerAll(table(), [3, 3, 3, 3]);
    expect(match.view(0).answers[0]!.map(({ choice }) => choice)).toEqual([3, 3, 3, 3]);
  });

  test("TH-21: after a question all five answer cards are back in a human's hand", () => {
    for (const number of answerNumbers)
      expect(allowed(endTalk(answerAll(table(), [number])), 0)).toEqual([1, 2, 3, 4, 5]);
  });

  test("TH-25: a hand of 4 (alien), 1 and 1 answers 1-1-4, 1-4-1 or 4-1-1, and nothing else", () => {
    const accepted: string[] = [];
    for (const a of answerNumbers)
      for (const b of answerNumbers)
        for (const c of answerNumbers) {
          let match = table({ hands: ["4a 1 1", "1 2 3", "1 2 3"] });
          const legal = [a, b, c].every((number) => {
            if (match.explain(0, answer(number))) return false;
            match = endTalk(answerAll(match, [number]));
            return true;
          });
          if (legal) accepted.push(`${a}-${b}-${c}`);
        }
    expect(accepted).toEqual(["1-1-4", "1-4-1", "4-1-1"]);
  });
});

describe("discussion and rounds", () => {
  test("TH-22, TH-A6: a discussion follows each reveal and ends when every player is done", () => {
    let match = answerAll(table());
    expect(match.view(0).phase).toBe("discuss");
    for (const seat of [2, 0, 3]) {
      match = play(match, seat, { type: "done" });
      expect(match.view(0).phase).toBe("discuss");
      expect(refusal(match, seat, { type: "done" })).toEqual({
        code: "TH-22",
        parameters: { why: "done already" },
      });
    }
    expect(match.waiting).toEqual([1]);
    expect(refusal(match, "table", { type: "closeDiscussion" }).code).toBe("TH-22");
    match = play(match, 1, { type: "done" });
    expect(match.view(0)).toMatchObject({ phase: "answer", round: 1 });
  });

  test("TH-22, TH-A6: or when the host says so, if the table plays that way", () => {
    let match = answerAll(table({ options: { discussionEnds: "host" } }));
    expect(match.waiting).toEqual([]);
    expect(refusal(match, 0, { type: "done" })).toEqual({
      code: "TH-22",
      parameters: { why: "host ends it" },
    });
    match = play(match, "table", { type: "closeDiscussion" });
    expect(match.view(0)).toMatchObject({ phase: "answer", round: 1 });
    expect(refusal(match, "table", { type: "closeDiscussion" }).code).toBe("not-now");
  });

  test("TH-23: questions, their cards and all answers are in sight to the end", () => {
    let match = table();
    const seen = [];
    for (let round = 0; round < 3; round++) {
      match = answerAll(match, [1, 2, 3, 4]);
      const { questions, adjectives, nouns } = match.view("spectator");
      seen.push([questions[round], adjectives[round], nouns[round]]);
      match = endTalk(match);
    }
    for (const seat of seatsOf(match)) match = play(match, seat, { type: "launch" });
    const view = match.view("spectator");
    expect(match.outcome).not.toBeNull();
    expect([0, 1, 2].map((i) => [view.questions[i], view.adjectives[i], view.nouns[i]])).toEqual(seen);
    expect(view.answers.map((answers) => answers.map(({ choice }) => choice))).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ]);
    expect(new Set(view.questions).size).toBe(3);
  });

  test("TH-24: after exactly three questions the launch phase begins", () => {
    let match = table();
    for (const round of [0, 1, 2]) {
      expect(match.view(0)).toMatchObject({ phase: "answer", round });
      expect(refusal(match, 0, { type: "launch" }).code).toBe("not-now");
      match = endTalk(answerAll(match));
    }
    expect(match.view(0).phase).toBe("launch");
    expect(match.view(0).questions).toHaveLength(3);
    expect(refusal(match, 0, answer(1)).code).toBe("not-now");
    expect(cardAt(referee(match).questions, "top").shownTo).toBe(everyone);
  });
});
