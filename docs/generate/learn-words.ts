/** What a place, or a disclosed fact, is called on a page of who learns what. */
export interface Learned {
  /** A heading: `A player's identity cards`. Places with the same heading are told as one. */
  readonly what: string;
  /** What a reader should know of it. */
  readonly note?: string;
  /** Who it is whose place it lies in; default: "the player to whom it belongs". */
  readonly owner?: string;
  /** Who it is that is neither the mover nor named by the move; default: "some of the others, never all". */
  readonly others?: string;
}

/** The words in which a page tells who learns what, for one game. */
export interface LearnWords {
  /** The page in three sentences. */
  readonly summary: string;
  /** By move: what comes after "when". */
  readonly moves: Readonly<Record<string, string>>;
  /** By place, as the kept file writes it, without "new ". */
  readonly places: Readonly<Record<string, Learned>>;
  /** By fact. */
  readonly facts: Readonly<Record<string, Learned>>;
  /** By place: what nobody is shown while it lies there. */
  readonly unseen: Readonly<Record<string, string>>;
}
