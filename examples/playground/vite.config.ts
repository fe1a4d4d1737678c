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

export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  resolve: { conditions: ["@facedown/source", "module", "browser", "development|production"] },
  worker: { format: "es" },
  build: { target: "es2022", modulePreload: { polyfill: false }, chunkSizeWarningLimit: 1000 },
  plugins: [
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
});
