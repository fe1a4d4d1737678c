import { FacedownError, hashJson, type Content } from "@facedown/core";
import { readPack, standardPack, type Pack } from "./pack/pack.js";
import type { View } from "./state.js";

/** What a record says of the pack that was played with. Its hash is worked out when somebody asks, since it takes a while. */
export function contentOf(pack: Pack): Content {
  let hash: string | undefined;
  return {
    id: pack.id,
    version: pack.version,
    get hash() {
      return (hash ??= hashJson(pack));
    },
  };
}

/** The pack, once it is known to be right. Throws `bad-game` with the first thing that is wrong. */
export function rightPack(pack: unknown): Pack {
  if (pack === standardPack) return standardPack;
  const read = readPack(pack);
  if (read.ok) return read.value;
  const { path, value, expected } = read.problems[0]!;
  throw new FacedownError("bad-game", path === "" ? "pack" : `pack.${path}`, value, expected);
}

/** The pack that is given to make a game with. Throws `bad-game` for what is no setup, and as {@link rightPack} does. */
export function packGiven(setup: unknown): Pack {
  if (typeof setup !== "object" || setup === null || Array.isArray(setup))
    throw new FacedownError("bad-game", "setup", setup, "an object, such as { pack }, or nothing");
  for (const [key, value] of Object.entries(setup))
    if (key !== "pack") throw new FacedownError("bad-game", key, value, "no such key; the only key is pack");
  return "pack" in setup ? rightPack(setup.pack) : standardPack;
}

/** The five answers to a question on the table, in the order of their numbers (TH-12). Throws when there is none such. */
export function answerTexts(pack: Pack, view: Pick<View, "adjectives" | "nouns">, round: number): string[] {
  const [adjective, noun] = [view.adjectives[round], view.nouns[round]];
  if (!adjective || !noun)
    throw new FacedownError("bad-move", "round", round, "a question that is on the table");
  const { nouns } = pack.nouns[noun.card]![noun.side];
  return pack.adjectives[adjective.card]![adjective.side].map((text, i) =>
    pack.answerOrder === "adjective noun" ? `${text} ${nouns[i]!}` : `${nouns[i]!} ${text}`,
  );
}
