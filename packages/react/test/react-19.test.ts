// @vitest-environment happy-dom
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe } from "vitest";
import { hooksSuite } from "./suite.js";

describe("React 19", () => {
  hooksSuite({ version: "19.3.1", createRoot, hydrateRoot, renderToString });
});
