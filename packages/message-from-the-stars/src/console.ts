import { secret, type Seat } from "@facedown/core";
import * as v from "valibot";
import { lettersOfCipher, roles } from "./cipher.js";
import type { Language } from "./language.js";
import { sideAt } from "./sides.js";
import { rules, type Sheet, type State } from "./state.js";

/** The most characters of a side's notes. */
export const longestNotes = 4000;

/** A console without a mark. */
export const emptySheet: Sheet = {
  notes: "",
  marks: { trust: {}, amplify: {}, suspicion: {} },
  writeIns: Array.from({ length: lettersOfCipher }, () => ""),
};

/** Changes what is written for a side's eyes alone: no event, so that nobody else notices (MS-42). */
function write(state: State, seat: Seat, change: (sheet: Sheet) => Sheet): void {
  const side = state.sides[sideAt(state.sides, seat)]!;
  side.sheet = secret(change(side.sheet.face), side.members);
}

/** What players who play at random note, in English and in Spanish. */
const english = ["?", "not a vowel", "ask again", "animals"];
const spanish = ["?", "no es vocal", "preguntar otra vez", "animales"];

/** Writes the side's notes anew. */
export function noteOf({ pack }: Language) {
  const notes = /^es\b/.test(pack.language) ? spanish : english;
  return rules.move({
    input: v.strictObject({ text: v.pipe(v.string(), v.maxLength(longestNotes)) }),
    secret: ["text"],
    sample: ({ random }) => ({ text: random.pick(notes) }),
    apply: ({ state, seat, input }) => {
      write(state, seat, (sheet) => ({ ...sheet, notes: input.text }));
    },
  });
}

/** Marks a letter on the side's console: ruled out for an effect, confirmed, or open again. */
export function markOf({ letters }: Language) {
  return rules.move({
    input: v.strictObject({
      role: v.picklist(roles),
      letter: v.picklist(letters),
      mark: v.picklist(["open", "out", "confirmed"]),
    }),
    secret: ["role", "letter", "mark"],
    sample: ({ random }) => ({
      role: random.pick(roles),
      letter: random.pick(letters),
      mark: random.pick(["open", "out", "confirmed"] as const),
    }),
    apply: ({ state, seat, input: { role, letter, mark } }) => {
      write(state, seat, (sheet) => {
        const { [letter]: _, ...others } = sheet.marks[role];
        const marks = mark === "open" ? others : { ...others, [letter]: mark };
        return { ...sheet, marks: { ...sheet.marks, [role]: marks } };
      });
    },
  });
}

/** Writes a letter, or nothing, into one of the six places of the side's console. */
export function writeInOf({ letters }: Language) {
  return rules.move({
    input: v.strictObject({
      slot: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(lettersOfCipher - 1)),
      letter: v.picklist(["", ...letters]),
    }),
    secret: ["slot", "letter"],
    sample: ({ random }) => ({ slot: random.int(lettersOfCipher), letter: random.pick(letters) }),
    apply: ({ state, seat, input: { slot, letter } }) => {
      write(state, seat, (sheet) => ({ ...sheet, writeIns: sheet.writeIns.with(slot, letter) }));
    },
  });
}
