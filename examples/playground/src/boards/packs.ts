import { hashJson, type AnyGame } from "@facedown/core";

const hashes = new WeakMap<object, string>();

function hashOf(pack: object): string {
  const known = hashes.get(pack) ?? hashJson(pack);
  hashes.set(pack, known);
  return known;
}

/**
 * The pack that a game is played with, if it is one of these: known by what it holds and not by its name, so that somebody's
 * own cards are never shown as ours.
 */
export function packOf<Pack extends object>(game: AnyGame, packs: readonly Pack[]): Pack | undefined {
  const hash = game.content[0]?.hash;
  return packs.find((pack) => hashOf(pack) === hash);
}
