import { includes, seatList, type Describe, type MoveOf } from "@facedown/core";
import type { messageFromTheStars, Pack, Role, View } from "@facedown/message-from-the-stars";
import type { BoardProps } from "../board.js";

export type Game = typeof messageFromTheStars;
export type Move = MoveOf<Game>;
export type Side = View["sides"][number];

/** What the parts of this board are drawn from. */
export interface StarsProps {
  readonly pack: Pack;
  readonly view: View;
  readonly words: Describe<Game>;
  readonly viewer: BoardProps["viewer"];
  /** Whether moves can be made now. */
  readonly isOn: boolean;
  readonly play: (move: Move) => void;
}

/** What a letter of each effect does to a score. */
export const marks: Readonly<Record<Role, string>> = { trust: "+1", amplify: "×2", suspicion: "+/−" };

/** All letters in the order of the alphabet: they are easier to find than by color. */
export function lettersOf({ alphabet }: Pack): string[] {
  return [...alphabet.green, ...alphabet.black, ...alphabet.red].sort((one, other) =>
    one.localeCompare(other, "en"),
  );
}

/** Which color a letter's card has. */
export function colorIn({ alphabet }: Pack, letter: string): "green" | "black" | "red" {
  return alphabet.green.includes(letter) ? "green" : alphabet.red.includes(letter) ? "red" : "black";
}

/** The members of a side by name: several with one name and numbers as `Scientist 1, 2, 3`. */
export function membersOf({ members }: Side, { view, words }: StarsProps): string {
  const names = seatList(members).map((seat) => words.seat(seat, view));
  const numbered = names.map((name) => /^(?<stem>.*) (?<number>\d+)$/u.exec(name)?.groups);
  const stem = numbered[0]?.["stem"];
  return stem !== undefined && numbered.every((each) => each?.["stem"] === stem)
    ? `${stem} ${numbered.map((each) => each?.["number"]).join(", ")}`
    : names.join(", ");
}

/** The viewer's own side. */
export function ownSide({ view, viewer }: StarsProps): Side | undefined {
  return viewer === "spectator" ? undefined : view.sides.find(({ members }) => includes(members, viewer));
}

/** Whether the viewer's side is asked for a word or a guess, and this seat may still make one. */
export function isAsked(props: StarsProps): boolean {
  const side = ownSide(props);
  const choice = side && props.view.committed[side.captain];
  return props.isOn && choice !== undefined && choice.asked && !choice.sealed;
}

/** The effect of a letter, for whoever sees the cipher. */
export function effectsIn({ cipher }: View, slotRoles: readonly Role[]): ReadonlyMap<string, Role> {
  return new Map(
    cipher.flatMap((letter, slot) => {
      const role = slotRoles[slot];
      return typeof letter === "string" && letter !== "empty" && role ? [[letter, role] as const] : [];
    }),
  );
}
