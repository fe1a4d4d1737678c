/** What a law found. */
export interface Finding {
  /** `"seat 2"`, `"spectator"`, or empty. */
  readonly seat?: string;
  readonly path: string;
  readonly message: string;
  /** The path as people read it; default: the path. */
  readonly where?: string;
  /** False where the game that shows it is not worth keeping. Default: true. */
  readonly keep?: boolean;
  /** Set where rules broke: the same text for the same break. */
  readonly broke?: string;
}

/** Thrown by a law that is broken. */
export class LawBroken extends Error {
  override readonly name = "LawBroken";
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(finding.message);
    this.finding = finding;
  }
}

/** Throws what a law found. */
export function broken(finding: Finding): never {
  throw new LawBroken(finding);
}
