import { FacedownError, type Seat } from "@facedown/core";
import { heal, hurt, revive } from "./health.js";
import { isAlive, type Play } from "./scene.js";

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === "object" && value !== null && "then" in value && typeof value.then === "function";

/**
 * Runs a function of the user's own. Throws `bad-game` when it waits for something, or has changed who lives otherwise than
 * by `hurt` and `revive`, since then nobody would have made a check (HP-E-7).
 */
export function runCustom(play: Play, name: string, owner: Seat, targets: readonly Seat[]): void {
  const { table, dealer } = play;
  const path = `effects.${name}`;
  const lives = (): boolean[] => table.players.map((_, seat) => isAlive(play, seat));
  let known = lives();
  const look = (): void => {
    for (const [seat, { hp }] of table.players.entries())
      if (![0, 1, 2].includes(hp) || known[seat] !== hp > 0) {
        const expected = `hit points that are changed by hurt, heal and revive where a player dies or returns (seat ${seat})`;
        throw new FacedownError("bad-game", path, hp, expected);
      }
  };
  const change = (make: () => void): void => {
    look();
    make();
    known = lives();
  };
  const result: unknown = play.custom[name]?.({
    state: table,
    dealer,
    owner,
    targets,
    hurt: (seats, amount) => {
      change(() => {
        hurt(
          play,
          seats.map((seat) => ({ seat, amount })),
          null,
        );
      });
    },
    heal: (seat, amount) => {
      change(() => {
        heal(play, seat, amount);
      });
    },
    revive: (seat, hp) => {
      change(() => {
        if (!isAlive(play, seat)) revive(play, seat, hp);
      });
    },
  });
  if (isThenable(result)) {
    result.then(undefined, () => undefined);
    throw new FacedownError("bad-game", path, "a promise", "a function that does its work at once");
  }
  look();
}
