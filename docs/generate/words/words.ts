import type { LearnWords } from "../learn-words.js";
import { areYouAHuman } from "./are-you-a-human.js";
import { humanPunishment } from "./human-punishment.js";
import { messageFromTheStars } from "./message-from-the-stars.js";
import { totallyHuman } from "./totally-human.js";

/** The words of each game's page of who learns what, by the game's name. */
export const learnWords: Readonly<Record<string, LearnWords>> = {
  "totally-human": totallyHuman,
  "are-you-a-human": areYouAHuman,
  "message-from-the-stars": messageFromTheStars,
  "human-punishment": humanPunishment,
};
