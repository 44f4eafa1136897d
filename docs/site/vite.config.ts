// The practice auction of the documentation, built apart: React and the widgets with the bundler of the repository, for one page.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

function at(path: string) {
  return fileURLToPath(new URL(path, import.meta.url));
}

export default defineConfig({
  root: at("."),
  // Every address is relative to the file that names it: the folder may be served under any path.
  base: "./",
  resolve: {
    alias: [
      { find: /^martillo\/contract$/, replacement: at("../../src/contract/index.ts") },
      { find: /^martillo\/contract\/schemas$/, replacement: at("../../src/contract/schemas.ts") },
      { find: /^martillo\/domain$/, replacement: at("../../src/domain/index.ts") },
    ],
    dedupe: ["react", "react-dom"],
  },
  publicDir: false,
  build: {
    outDir: at("./content/public"),
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    cssMinify: "lightningcss",
    assetsInlineLimit: 0,
    // The database is a program of nine megabytes; it is loaded when a visitor starts the practice.
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      input: { practice: at("./practice.tsx") },
      // Its page calls `mountPractice`.
      preserveEntrySignatures: "strict",
      output: {
        entryFileNames: "assets/[name].js",
        chunkFileNames: "assets/[name]-[hash].js",
        assetFileNames: ({ names }) =>
          names.includes("practice.css")
            ? "assets/[name][extname]"
            : "assets/[name]-[hash][extname]",
      },
      onLog(level, log, next) {
        // "use client" means nothing here; the database's own code evaluates a text only in Node.
        const isExpected =
          ["MODULE_LEVEL_DIRECTIVE", "EVAL"].includes(log.code ?? "") ||
          /node:module/.test(log.message);
        if (!isExpected) next(level, log);
      },
    },
  },
});
