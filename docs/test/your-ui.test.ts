// @vitest-environment happy-dom
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";
import { vueScript } from "./components.js";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const ui = join(root, "docs", "examples", "ui");

type Mount = (into: HTMLElement) => (() => void) | Promise<() => void>;

const uis: readonly (readonly [string, () => Promise<Mount>])[] = [
  [
    "plain TypeScript",
    async () => {
      const { start } = await import("../examples/ui/plain.js");
      return start;
    },
  ],
  [
    "React",
    async () => {
      const { createElement } = await import("react");
      const { createRoot } = await import("react-dom/client");
      const { App } = await import("../examples/ui/react.js");
      return (into) => {
        const page = createRoot(into);
        page.render(createElement(App));
        return () => page.unmount();
      };
    },
  ],
  [
    "Vue",
    async () => {
      const { createApp } = await import("vue");
      const { default: App } = await import("../examples/ui/App.vue");
      return (into) => {
        const app = createApp(App);
        app.mount(into);
        return () => app.unmount();
      };
    },
  ],
  [
    "Svelte",
    async () => {
      const { mount, unmount } = await import("svelte");
      const { default: App } = await import("../examples/ui/App.svelte");
      return (into) => {
        const app = mount(App, { target: into });
        return () => void unmount(app);
      };
    },
  ],
];

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until something holds; fails when it never does. */
async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds(); tries++) {
    if (tries > 500) throw new Error("it never came to be");
    await wait(10);
  }
}

test.each(uis)("the page of %s shows the own hand alone, and plays", { timeout: 60_000 }, async (_, load) => {
  const into = document.createElement("div");
  document.body.append(into);
  const mount = await load();
  const end = await mount(into);
  const buttons = () => [...into.querySelectorAll("button")];
  const lines = () => [...into.querySelectorAll("li")].map(({ textContent }) => textContent.trim());
  try {
    await until(() => buttons().length > 0);
    const hands = lines().filter((line) => line.includes("'s identity cards"));
    expect(hands.length).toBe(4);
    expect(hands.filter((line) => line.includes("face down")).length).toBe(3);
    const before = lines().join();
    buttons()[0]!.click();
    await until(() => lines().join() !== before);
    expect(lines().join()).toContain("Red has chosen");
  } finally {
    end();
    into.remove();
  }
});

test("the scripts of the components compile as strictly as all else", { timeout: 120_000 }, async () => {
  const folder = join(root, "docs", ".vitepress", "cache", "components");
  mkdirSync(folder, { recursive: true });
  const vue = await vueScript(readFileSync(join(ui, "App.vue"), "utf8"), "App.vue");
  const [, svelte = ""] = /<script lang="ts">([^]*?)<\/script>/.exec(
    readFileSync(join(ui, "App.svelte"), "utf8"),
  )!;
  const files = Object.entries({ "vue.ts": vue, "svelte.ts": `${svelte}\nexport { now, words };\n` });
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  const { config } = ts.readConfigFile(join(root, "tsconfig.base.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const bundled = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
  // What Vue compiles a template to has parameters without types.
  const program = ts.createProgram(
    files.map(([name]) => join(folder, name)),
    { ...options, ...bundled, noImplicitAny: false },
  );
  const problems = ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`,
    );
  rmSync(folder, { recursive: true });
  expect(problems).toEqual([]);
});
