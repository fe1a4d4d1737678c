/** The seed of a game: 256 bits in hexadecimal. */
export function seedOf(game: number): string {
  return game.toString(16).padStart(64, "0");
}

/** The seed of the players' own choices in a game. */
export function picksSeedOf(game: number): string {
  return (game + 2 ** 40).toString(16).padStart(64, "0");
}
