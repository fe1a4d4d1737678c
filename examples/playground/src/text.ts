/** The text with a capital at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The name of a field or a move as words: `launchFlags` reads `Launch flags`. */
export function humanize(name: string): string {
  return capital(name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase());
}

/** `1 move`, `2 moves`. */
export function counted(count: number, name: string): string {
  return `${count} ${name}${count === 1 ? "" : "s"}`;
}
