import { promise } from "./audit.js";
import { entropyCommitment, type Entropy, type Share } from "./entropy.js";
import { FacedownError, type Result } from "./errors.js";
import { copyJson } from "./json.js";
import { acceptSetup, assertSetup, startMatch, type Match, type MatchSetup } from "./match.js";
import { createSeed, isSystemSeed } from "./random.js";
import type { AnyGame } from "./rules.js";
import { assertSeat, type Seat } from "./seats.js";

/**
 * The start of a match in which nobody can choose the deal, neither the host nor a seat, once all that committed have
 * opened: each seat commits to entropy of its own, then the host to its seed, then the seats open theirs. The host sees the
 * openings before it starts and may pretend that some never came, which gives it up to 2^(n-1) deals to choose from beside a
 * seat that did open. The record and the audit name those as unopened: a table should not go on when a seat that says it has
 * opened is missing.
 */
export interface FairStart<G extends AnyGame> {
  /** Takes a seat's commitment. Refused once the host has promised, or for a seat that has committed. */
  readonly commit: (seat: Seat, commitment: string) => Result<true>;
  /** Ends the committing and gives the host's own commitment, to be sent to all seats. The same each time. */
  readonly promise: () => string;
  /** Takes what a seat committed to. Refused before the promise, and for anything else. */
  readonly open: (seat: Seat, entropy: Entropy) => Result<true>;
  /** The seats that have committed and not opened. */
  readonly missing: () => Seat[];
  /**
   * Starts the match with what was opened; a seat that never opened has no share in it, and the record says so. Call it
   * when `missing` is empty, or when you wait no longer. The same match each time.
   */
  readonly start: () => Match<G>;
}

/** Begins a fair start. Throws as `startMatch` does, and `bad-seed` for a seed that is a phrase. */
export function fairStart<G extends AnyGame>(game: G, given: MatchSetup<G>): FairStart<G> {
  assertSetup(given);
  acceptSetup(game, given.seats, given.options);
  const setup = { ...given, ...(given.options !== undefined && { options: copyJson(given.options) }) };
  const seed = setup.seed ?? createSeed();
  const salt = setup.salt ?? createSeed();
  const shares: (Share | null)[] = Array.from({ length: setup.seats }, () => null);
  let promised: string | undefined;
  let match: Match<G> | undefined;
  const refused = (path: string, value: unknown, expected: string): Result<true> => ({
    ok: false,
    error: new FacedownError("bad-seed", path, value, expected),
  });
  const promiseNow = (): string => (promised ??= promise(game, { ...setup, seed, salt, shares }));
  const fair: FairStart<G> = {
    commit: (seat, commitment) => {
      assertSeat(seat, setup.seats);
      if (promised !== undefined)
        return refused("commitment", commitment, "a commitment before the host's own");
      if (shares[seat]) return refused("commitment", commitment, "one commitment a seat");
      if (!isSystemSeed(commitment)) return refused("commitment", commitment, "64 hexadecimal digits");
      shares[seat] = { commitment, opened: null };
      return { ok: true, value: true };
    },
    promise: promiseNow,
    open: (seat, entropy) => {
      assertSeat(seat, setup.seats);
      const share = shares[seat];
      if (promised === undefined || match)
        return refused("entropy", seat, "an opening between the promise and the start");
      if (!share) return refused("entropy", seat, "a seat that has committed");
      let commitment: string;
      try {
        commitment = entropyCommitment(entropy);
      } catch (error) {
        return { ok: false, error: error as FacedownError };
      }
      if (commitment !== share.commitment)
        return refused("entropy", commitment, `the entropy of ${share.commitment}`);
      shares[seat] = { commitment, opened: { value: entropy.value, salt: entropy.salt } };
      return { ok: true, value: true };
    },
    missing: () => shares.flatMap((share, seat) => (share && !share.opened ? [seat] : [])),
    start: () => {
      promiseNow();
      return (match ??= startMatch(game, { ...setup, seed, salt, shares: [...shares] }));
    },
  };
  promise(game, { ...setup, seed, salt, shares });
  return Object.freeze(fair);
}
