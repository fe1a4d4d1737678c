import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { transform } from "esbuild";
import type { Plugin } from "vite";

/** What a Vue component becomes: its script, with the template compiled into it, in TypeScript. */
export async function vueScript(source: string, id: string): Promise<string> {
  const { compileScript, parse } = await import("vue/compiler-sfc");
  const { descriptor, errors } = parse(source, { filename: id });
  if (errors[0]) throw new Error(`${id}: ${errors[0].message}`);
  return compileScript(descriptor, { id: "test", inlineTemplate: true }).content;
}

function svelteInBrowsers(): string {
  const manifest = createRequire(import.meta.url).resolve("svelte/package.json");
  return join(dirname(manifest), "src", "index-client.js");
}

/** Lets tests import the components of Vue and Svelte that the pages show. */
export function components(): Plugin {
  return {
    name: "docs-components",
    enforce: "pre",
    // What a bundler for browsers takes; Node would take the part that draws on a server.
    config: () => ({ resolve: { alias: [{ find: /^svelte$/, replacement: svelteInBrowsers() }] } }),
    async transform(source, id) {
      if (id.endsWith(".vue")) {
        const { code } = await transform(await vueScript(source, id), { loader: "ts", target: "es2022" });
        return { code, map: null };
      }
      if (!id.endsWith(".svelte")) return undefined;
      const { compile } = await import("svelte/compiler");
      const { js, warnings } = compile(source, { filename: id, generate: "client" });
      if (warnings.length > 0) throw new Error(`${id}: ${warnings[0]?.message}`);
      return { code: js.code, map: null };
    },
  };
}
