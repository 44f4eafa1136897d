import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import "../src/theme/styles.css";
import "../src/ui/styles.css";
import "./widget-styles";
import { withInPageApi } from "./in-page-api";
import "./preview.css";

// A busy machine is slower, not wrong: stories that are played wait as long as the tests do.
configure({ asyncUtilTimeout: 20_000 });

const preview: Preview = {
  parameters: {
    // What a rule does not find wrong is half of the work; its panel shows one example of each.
    a11y: { test: "error", options: { resultTypes: ["violations"] } },
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
