import {
  createTable,
  replay,
  startMatch,
  toRecord,
  type MatchRecord,
} from "@facedown/core";
import { game } from "../live/one-card.js";

const start = startMatch(game, { seats: 2, seed: "cards" });
const [low, high] = start.choices(0, "lay");
const played = start.play(0, low!);
if (!played.ok) throw new Error(played.rejection.code);
const one = played.match;

// A match is a value: each move gives another, and the old one stays.
console.log("moves:", start.length, one.length, one.at(0).length);

// A fork is to go on from an earlier one.
const fork = start.play(0, high!);
console.log("fork:", fork.ok && fork.match.view(0).laid[0]?.choice);
console.log("as before:", one.view(0).laid[0]?.choice);

// A sealed choice may be taken back, since nobody was shown anything …
const undone = one.undo(0);
console.log("undone:", undone.ok && undone.match.view(0).laid[0]);

// … until it was opened.
const over = one.play(1, one.choices(1, "lay")[0]!);
console.log("too late:", over.ok && over.match.undo(1));

// A record is seed, options and moves; a replay is the same match, byte for byte.
const record = JSON.parse(JSON.stringify(toRecord(one))) as MatchRecord;
const back = replay(game, record);
console.log("replayed:", back.ok && back.value.view(0).laid[0]);
const spoilt = replay(game, { ...record, journal: [] });
if (!spoilt.ok) console.log(spoilt.error.code, "at", spoilt.error.path);

// A table's referee may go back as far as it likes; who notices hears it.
const table = createTable(game, { seats: 2, seed: "cards" });
await table.seat(0).play(low!);
table.rewind(0);
await Promise.resolve();
console.log(table.seat(1).getSnapshot().events);
table.close();
