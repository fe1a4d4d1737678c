import type { Pack } from "./pack.js";

/** The content that the game brings along. Write your own texts here: names and rules are facts, card texts belong to who wrote them. */
export const standardPack: Pack = {
  id: "standard-en",
  version: 1,
  language: "en",
  title: "Night Market: The Standard Pack",
  wares: [
    {
      name: "a jar of fog",
      worth: 1,
      alternative: "A stoppered jar with a small gray cloud that presses against the glass.",
    },
    {
      name: "a left boot",
      worth: 1,
      alternative: "A single well-worn boot, tied with a hopeful ribbon.",
    },
    {
      name: "a borrowed umbrella",
      worth: 2,
      alternative: "A closed umbrella with three different name tags on its handle.",
    },
    {
      name: "a clock that runs late",
      worth: 2,
      alternative: "A mantel clock whose hands point to a quarter past yesterday.",
    },
    {
      name: "a very small door",
      worth: 3,
      alternative: "A wooden door as high as a hand, complete with a knocker.",
    },
    {
      name: "a map of the market",
      worth: 3,
      alternative: "A folded map on which every stall is drawn in the wrong place.",
    },
    {
      name: "a lantern that hums",
      worth: 4,
      alternative: "A paper lantern with musical notes rising from its flame.",
    },
    {
      name: "a second shadow",
      worth: 4,
      alternative: "A neatly rolled shadow, held together by a rubber band.",
    },
    {
      name: "a bottled thunderstorm",
      worth: 5,
      alternative: "A dark blue bottle, lit from inside by lightning.",
    },
    {
      name: "the moon's spare key",
      worth: 5,
      alternative: "A silver key with a crescent for a handle.",
    },
  ],
};
