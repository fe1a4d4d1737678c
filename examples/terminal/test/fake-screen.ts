import { layOut, type Size } from "../src/frame.js";
import { Left, type Screen } from "../src/screen.js";

/** A screen that a test reads and types at: `type` sees what is shown and gives the next line, or nothing more. */
export function fakeScreen(
  type: (shown: string) => string | undefined,
  size: Size = { columns: 80, rows: Infinity },
): Screen & { readonly output: string[] } {
  const output: string[] = [];
  let shown = "";
  return {
    output,
    isLive: false,
    show: (scene) => {
      const lines = layOut(scene(), size);
      shown = [...lines.map(({ text }) => text), scene().prompt].join("\n");
      output.push(shown);
    },
    print: (lines) => output.push(lines.join("\n")),
    fits: (lines) => [...lines],
    line: () => {
      const line = type(shown);
      return line === undefined ? Promise.reject(new Left("end of input", 0)) : Promise.resolve(line);
    },
    until: (promise) => promise,
    hide: () => output.push("[hidden]"),
    close: () => undefined,
  };
}
