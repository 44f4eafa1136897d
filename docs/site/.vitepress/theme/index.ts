import { onContentUpdated, type Theme } from "vitepress";
import DefaultTheme from "vitepress/theme";
import { PracticeAuction } from "./practice-auction";
import "./site.css";

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => void app.component("PracticeAuction", PracticeAuction),
  setup() {
    // The layout of the first page has no main part for readers of the screen.
    onContentUpdated(() => document.querySelector(".VPHome")?.setAttribute("role", "main"));
  },
} satisfies Theme;
