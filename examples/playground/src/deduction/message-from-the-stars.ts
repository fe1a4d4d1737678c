import {
  deduce,
  englishPack,
  likeliest,
  rankWords,
  roles,
  spanishPack,
  type View,
} from "@facedown/message-from-the-stars";
import { packOf } from "../boards/packs.js";
import { percent, type Deduced, type Received } from "./deduced.js";

const mostLetters = 8;
const mostWords = 6;

/** The scientists' console: how likely each letter has which effect, and which words would tell most. */
export default function deduced({ game, views }: Received): Deduced | null {
  const view = views.at(-1) as View;
  const pack = packOf(game, [englishPack, spanishPack]);
  if (!pack) return null;
  const { ciphers, count, chances, model } = deduce(view, { alphabet: pack.alphabet });
  const said = new Set(view.sides.flatMap(({ sent }) => sent.map(({ word }) => word)));
  const words = [...pack.alien, ...pack.scientists].flatMap(({ columns }) => columns.flat());
  const telling = rankWords(ciphers, new Set(words.filter((word) => !said.has(word)))).slice(0, mostWords);
  return {
    tables: [
      {
        caption: `${count.toLocaleString("en")} ciphers agree with all that was sent`,
        head: ["Effect", "Likeliest letters"],
        rows: roles.map((role) => [
          role,
          likeliest(chances, role)
            .slice(0, mostLetters)
            .map((letter) => `${letter} ${percent(chances[letter]?.[role] ?? 0)}`)
            .join(", "),
        ]),
      },
      {
        caption: "Which words of the cards would tell most",
        head: ["Word", "Bits on average"],
        rows: telling.map(({ word, bits }) => [word, bits.toFixed(2)]),
      },
    ],
    note: `${model} Words of one's own card are not for sending.`,
  };
}
