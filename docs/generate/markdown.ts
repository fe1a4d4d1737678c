/** Text as HTML in a page: nothing in it is markup, and nothing is for Vue to fill in. */
export function html(text: string): string {
  const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "{": "&#123;" };
  return text.replace(/[&<>{]/g, (sign) => signs[sign] ?? sign);
}

/** Text as Markdown, also in a table: nothing in it is markup but code in backquotes. */
export function markdown(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, at) => (at % 2 === 1 ? code(part.slice(1, -1)) : html(part).replace(/[*_|[\]\\~]/g, "\\$&")))
    .join("");
}

/** Code in a line of a page or in the cell of a table. */
export function code(text: string): string {
  return `<code v-pre>${html(text).replaceAll("|", "&#124;").replaceAll("*", "&#42;").replaceAll("_", "&#95;")}</code>`;
}

/** Cells are Markdown. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** A table of two columns, the first of them narrow, which fits a phone. */
export function narrowTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `<div class="engine-table">\n\n${table(head, rows)}\n\n</div>`;
}

/** The anchor of a rule on the page of rules: `HP-A-15b` is `hp-a-15b`. */
export function anchorOf(id: string): string {
  return id.toLowerCase();
}

/** A number of things: "1 test", "3 tests". */
export function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? "" : "s"}`;
}
