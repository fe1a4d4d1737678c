import { agree, board, cancelRequest, refuse, request, withdrawConsent } from "./boarding.js";
import { deadline, launch, withdrawLaunch } from "./launch.js";
import { choosePlace } from "./places.js";
import { answer, closeDiscussion, done } from "./questions.js";

/** All that players, and the table, can do. */
export const moves = {
  answer,
  done,
  closeDiscussion,
  choosePlace,
  request,
  agree,
  refuse,
  withdrawConsent,
  cancelRequest,
  board,
  launch,
  withdrawLaunch,
  deadline,
};

/** The names of the moves and what each is made of. */
export type Moves = typeof moves;
