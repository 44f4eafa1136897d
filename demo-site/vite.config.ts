import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

function at(path: string) {
  return fileURLToPath(new URL(path, import.meta.url));
}

// The site names the package; these point the name at its sources.
const alias = [
  { find: /^martillo$/, replacement: at("../widgets/index.ts") },
  { find: /^martillo\/elements$/, replacement: at("../widgets/elements.ts") },
  { find: /^martillo\/contract$/, replacement: at("../src/contract/index.ts") },
  { find: /^martillo\/domain$/, replacement: at("../src/domain/index.ts") },
  { find: /^martillo\/client$/, replacement: at("../src/client/index.ts") },
  { find: /^martillo\/styles\.css$/, replacement: at("../src/styles.css") },
];

/** A part of a widget that failed to load is asked for by another address, because browsers keep a failed import. */
const importAgain = { find: "./import-again", replacement: at("../src/embed/import-again.ts") };

const LIBRARY_MODULE = /\/(?:src|widgets)\/(?!elements\.ts).*\.tsx?$/;

/** "use client" means nothing here, and the not-found page is both a route and a part of others. */
const EXPECTED_LOGS = new Set(["MODULE_LEVEL_DIRECTIVE", "INEFFECTIVE_DYNAMIC_IMPORT"]);

const api = process.env["MARTILLO_API"] ?? "http://127.0.0.1:4000";

export default defineConfig({
  root: at("."),
  resolve: { alias: [...alias, importAgain], dedupe: ["react", "react-dom"] },
  build: {
    outDir: at("./dist/site"),
    emptyOutDir: true,
    target: "es2022",
    // From where light-dark() is known: older targets would have it rewritten.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    cssMinify: "lightningcss",
    // Fonts and pictures stay files: a strict img-src or font-src would refuse data addresses.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // Taken from sources, the library needs the promise that its package makes to bundlers.
      treeshake: { moduleSideEffects: (id) => !LIBRARY_MODULE.test(id) },
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
          ],
        },
      },
      onLog(level, log, next) {
        if (!EXPECTED_LOGS.has(log.code ?? "")) next(level, log);
      },
    },
  },
  server: {
    proxy: {
      "/api": { target: api, ws: true },
      "/uploads": { target: api },
      "/.well-known": { target: api },
      "/embed.js": { target: api },
    },
  },
});
