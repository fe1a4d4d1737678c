// @vitest-environment happy-dom
import { createRequire } from "node:module";
import { describe, vi } from "vitest";
import { hooksSuite, type Dom } from "./suite.js";

vi.mock("react", async () => {
  const { createRequire: requireFrom } = await import("node:module");
  const react = requireFrom(`${import.meta.dirname}/react-18/package.json`)("react") as object;
  return { ...react, default: react };
});

const require18 = createRequire(`${import.meta.dirname}/react-18/package.json`);
const { createRoot, hydrateRoot } = require18("react-dom/client") as Dom;
const { renderToString } = require18("react-dom/server") as Dom;

describe("React 18", () => {
  hooksSuite({ version: "18.3.1", createRoot, hydrateRoot, renderToString });
});
