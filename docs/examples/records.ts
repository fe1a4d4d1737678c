import {
  audit,
  commitment,
  createRandom,
  replay,
  startMatch,
  toRecord,
  type MatchRecord,
} from "@facedown/core";
import { game } from "../live/suits.js";

let match = startMatch(game, { seats: 2 }); // a fresh seed, and salt for the commitment
const promised = commitment(match); // sent to every player before the first move

const random = createRandom("players");
for (const seat of [0, 1]) {
  const played = match.play(seat, match.sample(seat, "play", random)!);
  if (played.ok) match = played.match;
}

const record = JSON.parse(JSON.stringify(toRecord(match))) as MatchRecord;
console.log(Object.keys(record).join(", "));

const back = replay(game, record);
console.log(back.ok && back.value.length, "moves");

const other = replay(game, { ...record, seats: 3 });
console.log(!other.ok && `${other.error.code} at ${other.error.path}`);

const verdict = audit(game, record, promised);
console.log(verdict.ok && verdict.value.moves, "moves audited");
const lie = audit(game, record, "0".repeat(64));
console.log(!lie.ok && lie.error.code);
