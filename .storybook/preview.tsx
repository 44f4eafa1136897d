import type { Preview } from "@storybook/react-vite";
import "../src/theme/styles.css";
import "../src/ui/styles.css";
import "./widget-styles";
import { withInPageApi } from "./in-page-api";
import "./preview.css";

const preview: Preview = {
  parameters: {
    a11y: { test: "error" },
    controls: { expanded: true },
    options: { storySort: { order: ["Guide", "Bidding", "Browsing", "Account", "Primitives"] } },
  },
  globalTypes: {
    theme: {
      description: "Light or dark page around the story",
      toolbar: {
        title: "Theme",
        icon: "contrast",
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: "light" },
  decorators: [
    withInPageApi,
    (Story, { globals }) => {
      document.documentElement.style.colorScheme = globals["theme"] === "dark" ? "dark" : "light";
      return <Story />;
    },
  ],
};

export default preview;
