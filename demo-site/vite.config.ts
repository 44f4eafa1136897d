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

const api = process.env["MARTILLO_API"] ?? "http://127.0.0.1:4000";

export default defineConfig({
  root: at("."),
  resolve: { alias, dedupe: ["react", "react-dom"] },
  build: {
    outDir: at("./dist/site"),
    emptyOutDir: true,
    target: "es2022",
    cssMinify: "lightningcss",
    // Fonts and pictures stay files: a strict img-src or font-src would refuse data addresses.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      "/api": { target: api, ws: true },
      "/uploads": { target: api },
      "/embed.js": { target: api },
    },
  },
});
