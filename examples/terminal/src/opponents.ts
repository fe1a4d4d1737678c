import {
  createRandom,
  imagine,
  randomBot,
  toRecord,
  type AnyGame,
  type Random,
  type Seat,
  type Table,
} from "@facedown/core";

/** Makes one move for a seat by chance. Gives whether there was one to make. */
export type Opponent = (seat: Seat) => Promise<boolean>;

/**
 * Random players who move when they are asked to, one move at a time. A table's own bots move whenever the table waits
 * for them, which in a phase without turns is always: nobody at a keyboard could follow that.
 * What they do follows from the match's seed; it never shifts the game's dice.
 */
export function randomOpponents(table: Table): Opponent {
  const bot = randomBot<AnyGame>();
  const { seed } = toRecord(table.match);
  return async (seat) => {
    const { match } = table;
    if (match.outcome !== null) return false;
    const random: Random = createRandom(`random player ${seat} at ${match.length} of ${seed}`.slice(0, 1000));
    const move = await bot({
      game: table.game,
      seat,
      packet: table.seat(seat).getSnapshot(),
      choices: (type) => match.choices(seat, type),
      sample: (type) => match.sample(seat, type, random),
      imagine: () => imagine(match, seat, random) as unknown,
      random,
    });
    return move !== undefined && (await table.seat(seat).play(move)).ok;
  };
}
