import type { Contest } from "./measure/interleave.js";

const ours = "./draw-and-answer/sides.js";
const boardgameIo = "./peers/boardgame-io.mjs";
const gamePark = "./peers/game-park.mjs";

/** The moves alone: nobody lists what is legal, nobody looks. */
export const plays: Contest = {
  name: "draw-and-answer, moves",
  sides: {
    "hand-written": { file: ours, side: "handWritten({})" },
    Simulation: { file: ours, side: "simulation({})" },
    Match: { file: ours, side: "match({})" },
    "boardgame.io": { file: boardgameIo, side: "localClient()" },
  },
};

/** A seat lists its legal moves and plays one of them. */
export const lists: Contest = {
  name: "draw-and-answer, legal moves listed",
  sides: {
    "hand-written": { file: ours, side: "handWritten({ lists: true })" },
    Simulation: { file: ours, side: "simulation({ lists: true })" },
    Match: { file: ours, side: "match({ lists: true })" },
    "Game Park": { file: gamePark, side: "gamePark()" },
  },
};

/** After every move four seats are told. Ours and the last one write JSON. */
export const tables: Contest = {
  name: "draw-and-answer, four seats told",
  sides: {
    "Match, packets as JSON": { file: ours, side: "match({ packets: true })" },
    "Match, legal moves listed, packets as JSON": {
      file: ours,
      side: "match({ lists: true, packets: true })",
    },
    "Table, packets as JSON": { file: ours, side: "table()" },
    "boardgame.io, four clients": { file: boardgameIo, side: "fourClients()" },
    "Game Park, four views": { file: gamePark, side: "gamePark({ views: true })" },
    "Game Park, four views as JSON": { file: gamePark, side: "gamePark({ views: true, text: true })" },
  },
};

/** Random playouts from the deal to the end, legal moves of all kinds listed at every step. */
export const playouts: Contest = {
  name: "Totally Human, random playouts",
  sides: {
    "hand-written": { file: "./totally-human/hand-written.js", side: "handWritten()" },
    Simulation: { file: "./totally-human/facedown.js", side: "simulation()" },
    Match: { file: "./totally-human/facedown.js", side: "match({})" },
    "Match, packets as JSON": { file: "./totally-human/facedown.js", side: "match({ packets: true })" },
  },
};

/** The same of Are You a Human?, four players each for themselves. */
export const memories: Contest = {
  name: "Are You a Human?, random playouts",
  sides: {
    "hand-written": { file: "./are-you-a-human/hand-written.js", side: "handWritten()" },
    Simulation: { file: "./are-you-a-human/facedown.js", side: "simulation()" },
    Match: { file: "./are-you-a-human/facedown.js", side: "match({})" },
    "Match, packets as JSON": { file: "./are-you-a-human/facedown.js", side: "match({ packets: true })" },
  },
};

/** Random games of A Message From the Stars: one alien, two scientists, words that are checked against a card. */
export const transmissions: Contest = {
  name: "A Message From the Stars, random games",
  sides: {
    "hand-written": { file: "./message-from-the-stars/hand-written.js", side: "handWritten()" },
    Simulation: { file: "./message-from-the-stars/facedown.js", side: "simulation()" },
    Match: { file: "./message-from-the-stars/facedown.js", side: "match({})" },
    "Match, packets as JSON": {
      file: "./message-from-the-stars/facedown.js",
      side: "match({ packets: true })",
    },
  },
};

/** Random games of Human Punishment, for so many players: no peer, the two engines beside each other. */
export const punishments = (seats: number): Contest => ({
  name: `Human Punishment, ${seats} players, random games`,
  sides: {
    Simulation: { file: "./human-punishment/facedown.js", side: `simulation(${seats})` },
    Match: { file: "./human-punishment/facedown.js", side: `match(${seats}, {})` },
    "Match, packets as JSON": {
      file: "./human-punishment/facedown.js",
      side: `match(${seats}, { packets: true })`,
    },
  },
});
