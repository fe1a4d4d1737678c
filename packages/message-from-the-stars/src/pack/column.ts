import type { Column, MessageCard } from "./schema.js";

function column(words: string): Column {
  return words.split(" ") as unknown as Column;
}

/** A message card, its columns written as six words in a line. */
export function card(sentence: string, one: string, two: string, three: string): MessageCard {
  return { sentence, columns: [column(one), column(two), column(three)] };
}
