// `dist/embed.js` and what it loads: one module per widget, shared modules beside, everything included.
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { planLayout } from "./vite.embed-layout.js";
import { embedLoader } from "./vite.embed-loader.js";
import {
  at,
  elementModule,
  PROVIDER_ENTRY,
  providerEntry,
  selfRegistering,
  widgetNames,
} from "./vite.entries.js";
import { PREACT_ALIAS, reactByName } from "./vite.preact.js";
import { slimContract } from "./vite.slim-contract.js";
import { slimDescriptors } from "./vite.slim-descriptors.js";
import { slimLibraries } from "./vite.slim-libraries.js";
import { slimTheme } from "./vite.slim-theme.js";

/**
 * `"use client"` means nothing to a page, the loader is built inside this build, so its time is known, and dependencies look for parts of
 * React that they can do without.
 */
const QUIET: ReadonlySet<string> = new Set([
  "MODULE_LEVEL_DIRECTIVE",
  "PLUGIN_TIMINGS",
  "IMPORT_IS_UNDEFINED",
]);

const PRODUCTION = { "process.env.NODE_ENV": '"production"' };

/** The transport of the embed. */
const EXCHANGE = { find: "./exchange", replacement: at("src/embed/exchange.ts") };

/** Calls are made by code that comes with the first of them. */
const CALLER = { find: "./caller", replacement: at("src/embed/caller.ts") };

/** Of r2wc what the elements use: `@r2wc/react-to-web-component` stands on it. */
const R2WC_CORE = { find: /^@r2wc\/core$/, replacement: at("src/embed/r2wc-core.ts") };

/** A part that failed to load is asked for again as the files of this build allow. */
const IMPORT_AGAIN = { find: "./import-again", replacement: at("src/embed/import-again.ts") };

/** A group of the bundler's for modules whose chunk is known. */
function groupsOf(chunkOf: (id: string) => string | null) {
  return {
    includeDependenciesRecursively: false,
    groups: [{ name: chunkOf, debugName: "layout" }],
  };
}

function embedConfig(splitting: true | ReturnType<typeof groupsOf>, plugins: Plugin[]): UserConfig {
  return {
    define: PRODUCTION,
    resolve: { alias: [...PREACT_ALIAS, EXCHANGE, CALLER, R2WC_CORE, IMPORT_AGAIN] },
    plugins: [
      reactByName(),
      slimLibraries(),
      providerEntry(),
      selfRegistering(),
      slimContract(),
      slimDescriptors(),
      slimTheme(),
      ...plugins,
    ],
    build: {
      target: "es2022",
      outDir: at("dist"),
      emptyOutDir: false,
      copyPublicDir: false,
      minify: true,
      cssMinify: "lightningcss",
      // The first that know light-dark(); rewritten for older ones it does not follow a host's colour scheme.
      cssTarget: ["chrome123", "firefox120", "safari17.5"],
      modulePreload: false,
      lib: {
        entry: {
          provider: PROVIDER_ENTRY,
          ...Object.fromEntries(widgetNames.map((name) => [name, elementModule(name)])),
        },
        formats: ["es"],
      },
      rolldownOptions: {
        preserveEntrySignatures: "allow-extension",
        // Modules of ours do nothing but define; the entries, which register, are not among these.
        treeshake: {
          moduleSideEffects: [
            { test: /\.element\.ts$|virtual:/, sideEffects: true },
            { test: /[\\/](src|widgets)[\\/]/, sideEffects: false },
          ],
        },
        onLog(level, log, next) {
          if (!QUIET.has(log.code ?? "")) next(level, log);
        },
        output: {
          entryFileNames: "embed/[name].js",
          chunkFileNames: "embed/[name].js",
          // The es format of a library keeps its white space otherwise.
          minify: true,
          comments: false,
          codeSplitting: splitting,
        },
      },
    },
  };
}

export default defineConfig(async () => {
  const chunkOf = await planLayout(embedConfig(true, []));
  return embedConfig(groupsOf(chunkOf), [embedLoader()]);
});
