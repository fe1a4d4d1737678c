export { createGame, type CreatedGame, type CreateGameOptions } from "./create-game.js";
export { readName, type NameReading, type Names } from "./names.js";
export { run, type Verdict } from "./run.js";
