import { fileURLToPath } from "node:url";
import type { StorybookConfig } from "@storybook/react-vite";
import { mergeConfig } from "vite";

function at(path: string) {
  return fileURLToPath(new URL(path, import.meta.url));
}

const config: StorybookConfig = {
  stories: ["../src/**/*.stories.tsx", "../widgets/**/*.stories.tsx", "../docs/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  staticDirs: [{ from: "../demo-site/assets/lots", to: "/pictures" }],
  framework: {
    name: "@storybook/react-vite",
    options: { builder: { viteConfigPath: at("./vite.config.ts") } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (base) =>
    mergeConfig(base, {
      // The in-page API imports the package by name, as a server of its own would.
      resolve: {
        alias: [
          { find: /^martillo\/contract$/, replacement: at("../src/contract/index.ts") },
          { find: /^martillo\/contract\/schemas$/, replacement: at("../src/contract/schemas.ts") },
          { find: /^martillo\/domain$/, replacement: at("../src/domain/index.ts") },
        ],
      },
      // Found late, these would reload the page in the middle of a story.
      optimizeDeps: {
        include: [
          "react",
          "react-dom",
          "react-dom/client",
          "react/jsx-runtime",
          "react/jsx-dev-runtime",
          "swr",
          "ky",
          "zod/mini",
          "zustand",
          "zustand/vanilla",
          "@floating-ui/react",
          "@testing-library/user-event",
          "hono",
          "hono/html",
          "hash-wasm",
          "libphonenumber-js/min",
          "lru-cache",
        ],
        exclude: ["@electric-sql/pglite"],
      },
    }),
};

export default config;
