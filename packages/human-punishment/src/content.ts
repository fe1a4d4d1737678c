import { hashJson, type Content } from "@facedown/core";
import type { Pack } from "./pack/types.js";

/** What a record says of the pack that was played with. */
export function contentOf(pack: Pack): Content {
  return { id: pack.id, version: pack.version, hash: hashJson(pack) };
}
