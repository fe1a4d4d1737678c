import { assertObject, isObject, FacedownError } from "./errors.js";
import { hashJson } from "./hash.js";
import { createSeed, isSystemSeed, type Seed } from "./random.js";

/** A seat's own share of the chance: it keeps this to itself until all have committed. */
export interface Entropy {
  /** 256 bits from the seat's system, in hexadecimal. */
  readonly value: string;
  /** 256 bits that blind the commitment, in hexadecimal. */
  readonly salt: string;
}

/** What a seat added to the seed: its commitment, and what it opened; `null` if it never did. */
export interface Share {
  readonly commitment: string;
  readonly opened: Entropy | null;
}

/** Fresh entropy from the system, for one match. */
export function createEntropy(): Entropy {
  return { value: createSeed(), salt: createSeed() };
}

/** The commitment to an entropy: a SHA-256 in hexadecimal, to be sent to the host. Throws `bad-seed`. */
export function entropyCommitment(entropy: Entropy): string {
  assertObject(entropy, "bad-seed", "entropy", "{ value, salt }");
  const { value, salt } = entropy;
  if (!isSystemSeed(value))
    throw new FacedownError("bad-seed", "entropy.value", value, "64 hexadecimal digits");
  if (!isSystemSeed(salt)) throw new FacedownError("bad-seed", "entropy.salt", salt, "64 hexadecimal digits");
  return hashJson(["facedown entropy 1", value, salt]);
}

function isShare(value: unknown): value is Share {
  return isObject(value) && "commitment" in value && "opened" in value;
}

/**
 * The seed that a match is dealt from when seats have their share in it: the SHA-256 of the host's seed and of what each
 * seat opened. Where all that committed have opened, whoever kept one of them secret until then knows that nobody chose the
 * deal. Throws `bad-seed` for a share that opens another commitment.
 */
export function mixSeed(seed: Seed, shares: readonly (Share | null)[]): Seed {
  if (!Array.isArray(shares))
    throw new FacedownError("bad-seed", "shares", shares, "a list with a share or null for each seat");
  const opened = Array.from(shares, (share: unknown, seat) => {
    if (share === null) return null;
    const path = `shares[${seat}]`;
    if (!isShare(share)) throw new FacedownError("bad-seed", path, share, "null or { commitment, opened }");
    if (!isSystemSeed(share.commitment))
      throw new FacedownError("bad-seed", `${path}.commitment`, share.commitment, "64 hexadecimal digits");
    if (share.opened === null) return null;
    if (entropyCommitment(share.opened) !== share.commitment)
      throw new FacedownError(
        "bad-seed",
        `${path}.opened`,
        share.commitment,
        "the entropy that was committed to",
      );
    return share.opened.value;
  });
  return hashJson(["facedown seed 1", seed, opened]);
}
