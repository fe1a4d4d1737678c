import { hashJson, type Content } from "@facedown/core";
import type { Pack } from "./pack/types.js";

const packs = new WeakMap<Content, Pack>();

/** What a record says of the pack that was played with. */
export function contentOf(pack: Pack): Content {
  const content = { id: pack.id, version: pack.version, hash: hashJson(pack) };
  packs.set(content, pack);
  return content;
}

/** The pack that a game was made with; `undefined` when this is no such game. */
export function packOf({ content }: { readonly content: readonly Content[] }): Pack | undefined {
  return content[0] && packs.get(content[0]);
}
