import { includes, nobody, only, secret, union, without, type Seat, type Seats } from "@facedown/core";
import { sideAt } from "./sides.js";
import {
  rules,
  type Choice,
  type Proposal,
  type Side,
  type State,
  type TableDealer,
  type View,
} from "./state.js";

/** No proposal. */
export const nothingProposed: Proposal = { choice: null, agreed: nobody };

/** Whether so many of a side are enough to send or guess (MS-A15). */
function isEnough(submission: View["settings"]["submission"], side: Side, agreed: Seats): boolean {
  if (submission === "any") return agreed !== nobody;
  if (submission === "captain") return includes(agreed, side.captain);
  return without(side.members, agreed) === nobody;
}

function settle(state: State, dealer: TableDealer, side: Side, { choice, agreed }: Proposal): void {
  if (choice === null) return;
  const { members, captain } = side;
  if (!isEnough(state.settings.submission, side, agreed)) {
    side.proposal = secret({ choice, agreed }, members);
    return;
  }
  dealer.seal(state.committed, captain, choice, members);
  if (side.proposal.face.choice !== null) side.proposal = secret(nothingProposed, members);
}

/** A player's choice for its side: it counts at once, or waits for the captain or for all the others. */
export function propose(state: State, dealer: TableDealer, seat: Seat, choice: Choice): void {
  const side = state.sides[sideAt(state.sides, seat)]!;
  const proposal = { choice, agreed: only(seat) };
  settle(state, dealer, side, proposal);
  if (!isEnough(state.settings.submission, side, proposal.agreed))
    dealer.tell({ type: "proposed", seat, proposal: side.proposal }, side.members);
}

/** Agrees to what somebody of the own side proposes (MS-A15). */
export const agree = rules.move({
  during: ["alien", "scientists", "guessScientists", "guessAlien", "guessCipher"],
  check: ({ view, seat }) => {
    const side = view.sides[sideAt(view.sides, seat)]!;
    const { choice, agreed } = side.proposal!;
    if (choice === null) return rules.reject("MS-A15", { why: "nothing proposed" });
    if (includes(agreed, seat)) return rules.reject("MS-A15", { why: "agreed already" });
    const isCaptains = view.settings.submission === "captain" && seat !== side.captain;
    return isCaptains ? rules.reject("MS-A15", { why: "captain" }) : undefined;
  },
  apply: ({ state, seat, dealer }) => {
    const side = state.sides[sideAt(state.sides, seat)]!;
    const { choice, agreed } = side.proposal.face;
    dealer.tell({ type: "agreed", seat }, side.members);
    settle(state, dealer, side, { choice, agreed: union(agreed, only(seat)) });
  },
});

/** Whether it is for this seat's side to send or guess, and it has not. */
export function isAsked(view: View, seat: Seat): boolean {
  const side = view.sides[sideAt(view.sides, seat)]!;
  return view.committed[side.captain]!.asked;
}

/** Whether this seat's side has sent or guessed, and others have not yet heard. */
export function hasCommitted(view: View, seat: Seat): boolean {
  const side = view.sides[sideAt(view.sides, seat)]!;
  return view.committed[side.captain]!.sealed;
}
