import type { Rocket } from "./schema.js";

/** The 6 rockets of the standard pack, from left to right. */
export const rockets: readonly Rocket[] = [
  {
    id: "flying-teakettle",
    name: "The Flying Teakettle",
    alternative:
      "A round copper rocket with a spout for a nose, which whistles when it is nearly time to go.",
  },
  {
    id: "plan-b",
    name: "Plan B",
    alternative: "A plain gray rocket with the words Plan A crossed out on its side.",
  },
  {
    id: "mostly-tape",
    name: "Mostly Tape",
    alternative: "A crooked rocket held together by silver tape, one fin pointing the wrong way.",
  },
  {
    id: "optimist",
    name: "The Optimist",
    alternative: "A bright yellow rocket with a painted smile and one very small engine.",
  },
  {
    id: "are-we-there-yet",
    name: "Are We There Yet",
    alternative:
      "A long blue rocket with suitcases roped to its roof and a nose pressed flat against every window.",
  },
  {
    id: "grandmas-attic",
    name: "Grandma's Attic",
    alternative: "A wooden rocket with lace curtains in the window and a rocking chair strapped to its roof.",
  },
];
