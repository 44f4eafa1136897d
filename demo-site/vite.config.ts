import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { galleryElements } from "./vite.gallery.js";
import { practiceDatabase } from "./vite.practice.js";

function at(path: string) {
  return fileURLToPath(new URL(path, import.meta.url));
}

// The site names the package; these point the name at its sources.
const alias = [
  { find: /^martillo$/, replacement: at("../widgets/index.ts") },
  { find: /^martillo\/elements$/, replacement: at("../widgets/elements.ts") },
  { find: /^martillo\/contract$/, replacement: at("../src/contract/index.ts") },
  { find: /^martillo\/contract\/schemas$/, replacement: at("../src/contract/schemas.ts") },
  { find: /^martillo\/domain$/, replacement: at("../src/domain/index.ts") },
  { find: /^martillo\/ui$/, replacement: at("../src/ui/index.ts") },
  { find: /^martillo\/ui\/data-table$/, replacement: at("../src/ui/data-table/index.ts") },
  { find: /^martillo\/client$/, replacement: at("../src/client/index.ts") },
  { find: /^martillo\/styles\.css$/, replacement: at("../src/styles.css") },
];

const LIBRARY_MODULE = /\/(?:src|widgets)\/(?!elements\.ts).*\.tsx?$/;

/**
 * "use client" means nothing here, the not-found page is both a route and a part of others, and the database of the practice auction
 * evaluates a text only in Node.
 */
const EXPECTED_LOGS = new Set(["MODULE_LEVEL_DIRECTIVE", "INEFFECTIVE_DYNAMIC_IMPORT", "EVAL"]);

const api = process.env["MARTILLO_API"] ?? "http://127.0.0.1:4000";

export default defineConfig({
  root: at("."),
  plugins: [galleryElements(), practiceDatabase(alias)],
  // All files of the site lie in one folder, and no host bundles them again; see `src/late/import-again.ts`.
  define: { "import.meta.env.MARTILLO_OWN_FILES": "true" },
  resolve: { alias, dedupe: ["react", "react-dom"] },
  build: {
    outDir: at("./dist/site"),
    emptyOutDir: true,
    target: "es2022",
    // From where light-dark() is known: older targets would have it rewritten.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    cssMinify: "lightningcss",
    // Fonts and pictures stay files: a strict img-src or font-src would refuse data addresses.
    assetsInlineLimit: 0,
    // The server of the practice auction: only a visitor who starts one loads it.
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      // Taken from sources, the library needs the promise that its package makes to bundlers.
      treeshake: { moduleSideEffects: (id) => !LIBRARY_MODULE.test(id) },
      output: {
        codeSplitting: {
          groups: [
            {
              name: "react",
              test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
              priority: 2,
            },
            {
              // What the first file needs is there on every page: split by which pages name it too, it was a hundred files.
              name: "site",
              tags: ["$initial"],
              // The first file waits for its page, and the page for what stands beside that file.
              test: (id) => !/\/(?:main\.tsx|index\.html)/.test(id),
              priority: 1,
            },
          ],
        },
      },
      onLog(level, log, next) {
        const isExpected = EXPECTED_LOGS.has(log.code ?? "") || /node:module/.test(log.message);
        if (!isExpected) next(level, log);
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
