import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  resolve: { conditions: ["@facedown/source", "module", "browser", "development|production"] },
});
