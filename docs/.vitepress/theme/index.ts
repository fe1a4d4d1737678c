import TwoslashFloating from "@shikijs/vitepress-twoslash/client";
import "@shikijs/vitepress-twoslash/style.css";
import type { Theme } from "vitepress";
import DefaultTheme from "vitepress/theme-without-fonts";
import LiveTable from "./live/LiveTable.js";
import "./code.css";
import "./colors.css";
import "./games.css";

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => {
    app.use(TwoslashFloating);
    app.component("LiveTable", LiveTable);
  },
} satisfies Theme;
