/** Counts things by name. */
export class Tally {
  readonly #counts = new Map<string, number>();

  /** One more of this name. */
  add(name: string, by = 1): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + by);
  }

  /** How many of this name. */
  of(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  /** How many whose name begins so. */
  under(prefix: string): number {
    let sum = 0;
    for (const [name, count] of this.#counts) if (name.startsWith(prefix)) sum += count;
    return sum;
  }

  /** All counts, by name. */
  all(): Record<string, number> {
    return Object.fromEntries([...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
