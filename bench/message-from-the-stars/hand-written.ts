import { createRandom, type Random } from "@facedown/core";
import { blank, englishPack, englishStemmer, type MessageCard } from "@facedown/message-from-the-stars";
import { createStream, purposes, seedKey, type Stream } from "../../packages/core/src/random.js";
import { now } from "../measure/clock.js";
import type { Side } from "../measure/side.js";
import { picksSeedOf, seedOf } from "../seeds.js";
import { letters, rowsOf, seats, words, type Final } from "./final.js";

interface Banned {
  readonly word: string;
  readonly stem: string;
  readonly isOfSentence: boolean;
}

function bannedBy({ sentence, columns }: MessageCard): Banned[] {
  const entry = (word: string, isOfSentence: boolean): Banned => ({
    word: word.toUpperCase(),
    stem: englishStemmer.stem(word.toUpperCase()),
    isOfSentence,
  });
  const inSentence = sentence.replaceAll(blank, " ").match(/[A-Za-z]{4,}/g) ?? [];
  return [
    ...columns.flat().map((word) => entry(word, false)),
    ...inSentence.map((word) => entry(word, true)),
  ];
}

const banned = { alien: englishPack.alien.map(bannedBy), scientists: englishPack.scientists.map(bannedBy) };
const { green, red } = englishPack.alphabet;

function isBanned(word: string, card: readonly Banned[]): boolean {
  const stem = englishStemmer.stem(word);
  return card.some(
    (each) => each.word === word || each.stem === stem || (!each.isOfSentence && word.includes(each.word)),
  );
}

function drawSix(deck: readonly string[]): string[] {
  const slots = ["", "", "", "", "", ""];
  let hasRed = false;
  for (let at = deck.length - 1; slots.includes(""); at--) {
    const letter = deck[at]!;
    const isRed = red.includes(letter);
    if (isRed && hasRed) continue;
    const slot = (green.includes(letter) ? [0, 3, 5] : [1, 2, 4, 5]).find((each) => slots[each] === "");
    if (slot === undefined) continue;
    slots[slot] = letter;
    hasRed ||= isRed;
  }
  return slots;
}

function score(cipher: readonly string[], word: string): number {
  let [trust, amplify, isNegative] = [0, 0, false];
  for (const letter of word) {
    const at = cipher.indexOf(letter);
    if (at >= 0 && at < 3) trust++;
    else if (at === 3 || at === 4) amplify++;
    else if (at === 5) isNegative = true;
  }
  const size = trust * 2 ** amplify;
  return isNegative && size > 0 ? -size : size;
}

const shuffled = <T>(cards: readonly T[], stream: Stream): T[] =>
  stream.order(cards.length).map((at) => cards[at]!);

function sendWord(random: Random, card: readonly Banned[], waiting: readonly number[]): string {
  for (;;) {
    random.pick(waiting);
    const word = random.pick(words);
    if (!isBanned(word, card)) return word;
  }
}

/** Plain arrays, with the same checks of words. */
export function handWritten(): Side {
  return {
    play: (game) => {
      const start = now();
      const random = createRandom(picksSeedOf(game));
      const stream = createStream(seedKey(seedOf(game)));
      stream.begin(purposes.setup, 0);
      const rolls = [0, 1].map(() => [stream.place(6), stream.place(6), stream.place(6)]);
      const [alien, scientists] = [englishPack.alien, englishPack.scientists].map((pile) =>
        shuffled(
          pile.map((_, card) => card),
          stream,
        ).pop()!,
      ) as [number, number];
      const cipher = drawSix(shuffled(letters, stream));
      const sent: [string, number][][] = [[], []];
      const others = Array.from({ length: seats - 1 }, (_, i) => i + 1);
      let moves = 0;
      for (let round = 0; round < 4; round++)
        for (const side of [0, 1]) {
          const card = side === 0 ? banned.alien[alien]! : banned.scientists[scientists]!;
          const word = sendWord(random, card, side === 0 ? [0] : others);
          sent[side]!.push([word, score(cipher, word)]);
          moves++;
        }
      const points: number[] = [];
      for (const [waiting, real] of [
        [[0], rolls[1]!],
        [others, rolls[0]!],
      ] as const) {
        random.pick(waiting);
        const rows = rowsOf(random.int(216));
        points.push(rows.filter((row, column) => row === real[column]).length);
        moves++;
      }
      random.pick(others);
      const guess = random.sample(letters, 6);
      const role = (at: number): number => (at < 3 ? 0 : at < 5 ? 1 : 2);
      points.push(
        guess.filter((letter, at) => cipher.includes(letter) && role(cipher.indexOf(letter)) === role(at))
          .length,
      );
      moves++;
      const time = now() - start;
      const final: Final = { moves, cipher, cards: [alien, scientists], rolls, sent, points };
      return { moves, time, final };
    },
  };
}
