import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** What the page may load: itself. The development server needs more, so the built page alone says so. */
const policy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
].join("; ");

/** `--mode own`: the page of `facedown play`, whose games are those of a module that is served beside it. */
const ownGames = {
  name: "own-games",
  enforce: "pre",
  resolveId: (id: string) =>
    /^(\.{1,2}\/)+games\.js$/.test(id) ? join(import.meta.dirname, "src", "own-games.ts") : undefined,
} as const;

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  base: "./",
  resolve: { conditions: ["@facedown/source", "module", "browser", "development|production"] },
  worker: { format: "es", plugins: () => (mode === "own" ? [ownGames] : []) },
  build: { target: "es2022", modulePreload: { polyfill: false }, chunkSizeWarningLimit: 1000 },
  plugins: [
    ...(mode === "own" ? [ownGames] : []),
    react(),
    {
      name: "content-security-policy",
      apply: "build",
      transformIndexHtml: () => [
        {
          tag: "meta",
          attrs: { "http-equiv": "Content-Security-Policy", content: policy },
          injectTo: "head-prepend",
        },
      ],
    },
  ],
}));
