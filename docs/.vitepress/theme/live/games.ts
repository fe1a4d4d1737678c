import type { AnyGame } from "@facedown/core";

interface GameFile {
  readonly game: AnyGame;
}

const files = import.meta.glob<GameFile>("../../../live/*.ts");

/** The game of a file in `docs/live`; throws for a name that no file has. */
export async function gameNamed(name: string): Promise<AnyGame> {
  const load = files[`../../../live/${name}.ts`];
  if (!load) throw new Error(`no game docs/live/${name}.ts; there are: ${Object.keys(files).join(", ")}`);
  return (await load()).game;
}
