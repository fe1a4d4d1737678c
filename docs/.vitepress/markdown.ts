import { transformerTwoslash } from "@shikijs/vitepress-twoslash";
import ts from "typescript";
import type { MarkdownOptions } from "vitepress";

type Transformer = NonNullable<MarkdownOptions["codeTransformers"]>[number];

/**
 * How pages are read. A block that is fenced `ts twoslash` is compiled against the sources of the packages, as strictly as
 * the packages themselves; one that does not compile fails the build.
 */
export const markdown: MarkdownOptions = {
  theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
  codeTransformers: [
    // Marks by which other pages show a part of a program are not for readers of the whole.
    { name: "regions", preprocess: (code) => code.replace(/^[ \t]*\/\/ #(end)?region.*\n/gm, "") },
    // It is made for a later Shiki than the one that VitePress brings; what they share did not change.
    transformerTwoslash({
      twoslashOptions: {
        compilerOptions: {
          target: ts.ScriptTarget.ES2022,
          lib: ["ES2023", "DOM", "DOM.Iterable"],
          module: ts.ModuleKind.ESNext,
          moduleResolution: ts.ModuleResolutionKind.Bundler,
          moduleDetection: ts.ModuleDetectionKind.Force,
          customConditions: ["@facedown/source"],
          jsx: ts.JsxEmit.ReactJSX,
          types: ["node"],
          strict: true,
          noUncheckedIndexedAccess: true,
          exactOptionalPropertyTypes: true,
          verbatimModuleSyntax: true,
          skipLibCheck: true,
        },
      },
    }) as unknown as Transformer,
  ],
};
