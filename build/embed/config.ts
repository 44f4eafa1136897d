// `dist/embed.js` and what it loads: one module per widget, shared modules beside, everything included.
import { defineConfig } from "vite";
import { at } from "../entries.js";
import { refuseCallsOfNothing } from "./calls-of-nothing.js";
import { CHUNKS } from "./chunks.js";
import { ENTRIES, selfRegistering } from "./entries.js";
import { embedLoader } from "./loader.js";
import { PREACT_ALIAS, reactForLibraries } from "./preact.js";
import { terser } from "./terser.js";

/**
 * `"use client"` means nothing to a page, the loader is built inside this build, so its time is known, and dependencies look for parts of
 * React that they can do without; `refuseCallsOfNothing` finds those that they cannot do without.
 */
const QUIET: ReadonlySet<string> = new Set([
  "MODULE_LEVEL_DIRECTIVE",
  "PLUGIN_TIMINGS",
  "IMPORT_IS_UNDEFINED",
]);

export default defineConfig({
  define: {
    "process.env.NODE_ENV": '"production"',
    "import.meta.env.MARTILLO_OWN_FILES": "true",
    "import.meta.env.MARTILLO_LATE_CALLS": "true",
  },
  resolve: { alias: PREACT_ALIAS },
  plugins: [
    reactForLibraries(),
    selfRegistering(),
    terser(),
    refuseCallsOfNothing(),
    embedLoader(),
  ],
  build: {
    target: "es2022",
    outDir: at("dist"),
    emptyOutDir: false,
    copyPublicDir: false,
    cssMinify: "lightningcss",
    // The first that know light-dark(); rewritten for older ones it does not follow a host's colour scheme.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    minify: true,
    lib: { entry: ENTRIES, formats: ["es"] },
    rolldownOptions: {
      // A widget brings the pages that it leads to, not all that there are: `src/paths/pages.ts`.
      optimization: { inlineConst: { mode: "all" } },
      preserveEntrySignatures: "allow-extension",
      treeshake: {
        // Modules of ours do nothing but define. Those of the embed act: they register, and they set Preact up.
        moduleSideEffects: [
          { test: /\.element\.ts$|[\\/]src[\\/]embed[\\/]/, sideEffects: true },
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
        codeSplitting: CHUNKS,
      },
    },
  },
});
