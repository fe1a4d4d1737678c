import type { Character } from "./schema.js";

/**
 * The 8 characters of the standard pack. Their colors are chosen to stay apart for readers with protanopia,
 * deuteranopia and tritanopia as well; the test of this file measures it.
 */
export const characters: readonly Character[] = [
  {
    id: "red",
    name: "Gus Paprika",
    color: "#8d060b",
    alternative: "Gus Paprika, a mail carrier in a dark red coat, delivers one tiny letter with both arms.",
  },
  {
    id: "blue",
    name: "Marina Drizzle",
    color: "#2697fe",
    alternative: "Marina Drizzle, a bus driver in a bright blue raincoat, holds an open umbrella indoors.",
  },
  {
    id: "green",
    name: "Fern Sproutley",
    color: "#288162",
    alternative: "Fern Sproutley, a gardener in green overalls, proudly waters a plastic plant.",
  },
  {
    id: "pink",
    name: "Tilly Bubbles",
    color: "#e9adc6",
    alternative: "Tilly Bubbles, a skater in a pale pink helmet, blows a gum bubble bigger than the helmet.",
  },
  {
    id: "yellow",
    name: "Uncle Custard",
    color: "#fef44d",
    alternative: "Uncle Custard, in a light yellow cardigan, takes careful notes on a sleeping cat.",
  },
  {
    id: "orange",
    name: "Chef Marmalade",
    color: "#f9850d",
    alternative: "Chef Marmalade, in an orange apron, tastes a bowl of soup with a fork.",
  },
  {
    id: "purple",
    name: "Granny Lilac",
    color: "#6a02a6",
    alternative: "Granny Lilac, in a deep purple tracksuit, knits a sweater with five sleeves.",
  },
  {
    id: "black",
    name: "Otto Midnight",
    color: "#151416",
    alternative:
      "Otto Midnight, a night guard all in black, has just frightened himself with his own flashlight.",
  },
];
