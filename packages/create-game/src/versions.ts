type Ranges = Readonly<Record<string, string>>;

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

function fill(wanted: Record<string, string>, ranges: Ranges): void {
  for (const name of Object.keys(wanted)) {
    const range = ranges[name];
    if (range === undefined || !/^[~^]?\d/.test(range))
      throw new Error(
        `No version of ${name} is known, got ${JSON.stringify(range)}: use the packed package.`,
      );
    wanted[name] = range;
  }
}

/**
 * The template's manifest with a version of everything it depends on: as this package itself names them, to which
 * packing gives the versions of the workspace. Throws where one is missing.
 */
export function withVersions(text: string, ranges: Ranges): string {
  const manifest = JSON.parse(text) as Manifest;
  fill(manifest.dependencies, ranges);
  fill(manifest.devDependencies, ranges);
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
