import type { Content, Json } from "@facedown/core";

type Kept = Readonly<Record<string, Json>>;

/** The stemmers that came along with version 1, before they knew families of words. */
const earlier: readonly string[] = ["porter-en", "snowball-es"];

function isSame(was: Json | undefined, { id, hash }: Content): boolean {
  if (typeof was !== "object" || was === null || Array.isArray(was)) return false;
  const kept = was as Kept;
  return kept["hash"] === hash || (kept["id"] === id && kept["version"] === 1 && earlier.includes(id));
}

/**
 * Records of version 1 differ in what derives from a word of the card (MS-A8): where no word was sent that is banned now,
 * they replay.
 */
export function fromVersion1(
  content: readonly Content[],
): (record: Kept) => Kept | { readonly refuse: string } {
  return (record) => {
    const kept = record["content"];
    const isWhole = Array.isArray(kept) && content.every((each, at) => isSame(kept[at] as Json, each));
    return isWhole ? record : { refuse: content.map(({ id, version }) => `${id} ${version}`).join(", ") };
  };
}
