import { defineConfig } from "tsup";
import { library } from "../../tsup.base.js";

export default defineConfig(library({ index: "src/index.ts", "fixtures/index": "src/fixtures/index.ts" }));
