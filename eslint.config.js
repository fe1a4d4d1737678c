import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

// What the DOM types would let through by accident: each is a word that a game uses for its own things.
const windowWords = [
  "event",
  "name",
  "status",
  "length",
  "parent",
  "top",
  "self",
  "origin",
  "history",
  "close",
];

const notInPackages = [
  { object: "Math", property: "random", message: "Games draw from the match's own generator." },
  { object: "Date", property: "now", message: "The holder of the match tells the time." },
];

export default defineConfig(
  globalIgnores([
    "**/dist/",
    "**/coverage/",
    ".cache/",
    "docs/api/",
    "docs/.vitepress/cache/",
    "docs/.vitepress/dist/",
  ]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  {
    files: ["**/*.{js,mjs}"],
    rules: { "no-undef": "off" }, // the type-check knows better
  },
  {
    files: ["**/*.{ts,tsx,mts,cts}"],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        project: "tsconfig.tests.json", // what is TypeScript is one program: two would check core twice
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      eqeqeq: "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-invalid-void-type": ["error", { allowInGenericTypeArguments: true }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowNumber: true, allowBoolean: true },
      ],
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Indexing is checked by noUncheckedIndexedAccess; where a bound is known, `!` says so.
      "@typescript-eslint/no-non-null-assertion": "off",
      // There are no enums here, and classes are few: to look for what is no instance took a quarter of the time.
      "@typescript-eslint/no-unsafe-enum-assignment": "off",
      "@typescript-eslint/no-unsafe-class-instance-assignment": "off",
      // A type parameter used once is how a signature carries a literal type to its caller.
      "@typescript-eslint/no-unnecessary-type-parameters": "off",
      "@typescript-eslint/no-empty-object-type": "off",
      "@typescript-eslint/no-generated-empty-object-type": "off",
      "@typescript-eslint/no-dynamic-delete": "off",
    },
  },
  {
    files: ["packages/*/src/**/*.{ts,tsx}", "packages/create-game/template/src/**/*.ts"],
    rules: {
      "no-console": "error",
      "no-restricted-globals": ["error", ...windowWords],
      "no-restricted-properties": ["error", ...notInPackages],
    },
  },
  {
    files: ["**/test/**/*.{ts,tsx,mts,cts}", "bench/**/*.ts"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/no-explicit-any": "off",
      "@typescript-eslint/no-unnecessary-condition": "off",
      "@typescript-eslint/no-confusing-void-expression": "off",
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/unbound-method": "off",
    },
  },
  {
    // A page for games of any kind: their views are of any type.
    files: ["examples/playground/src/**/*.{ts,tsx}", "docs/.vitepress/theme/**/*.ts"],
    rules: { "@typescript-eslint/no-unsafe-assignment": "off" },
  },
  {
    // Programs to copy: a handler of a server may be asynchronous, and what comes in is of any type.
    files: ["docs/examples/**/*.{ts,tsx}"],
    rules: {
      "@typescript-eslint/no-misused-promises": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
    },
  },
  {
    files: ["**/*.cts"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
  {
    files: ["**/*.test-d.ts"],
    rules: {
      "@typescript-eslint/no-unused-vars": "off",
      "@typescript-eslint/no-unused-expressions": "off",
    },
  },
);
