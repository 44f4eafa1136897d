import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

function at(path: string) {
  return fileURLToPath(new URL(path, import.meta.url));
}

// The server names the package; these point the name at its sources.
const alias = [
  { find: /^martillo\/contract$/, replacement: at("../src/contract/index.ts") },
  { find: /^martillo\/contract\/schemas$/, replacement: at("../src/contract/schemas.ts") },
  { find: /^martillo\/domain$/, replacement: at("../src/domain/index.ts") },
];

export default defineConfig({
  root: at("."),
  resolve: { alias },
  // Static files are the server's affair, not the bundle's.
  publicDir: false,
  // Node reads JSON only where the import says that it is; a bundle has it as a module.
  ssr: { noExternal: [/^country-state-city\/lib\/assets\//] },
  build: {
    ssr: true,
    outDir: at("./dist/server"),
    emptyOutDir: true,
    target: "node20",
    sourcemap: true,
    rolldownOptions: {
      // The workers are files of their own: main.js starts them from its own folder.
      input: {
        main: at("./server/main.ts"),
        "partner-new": at("./server/node/partner-new.ts"),
        migrate: at("./server/node/migrate.ts"),
        "vault-rewrap": at("./server/node/vault-rewrap.ts"),
        "documents-worker": at("./server/ports/documents/documents-worker.ts"),
        "pdfs-worker": at("./server/ports/pdfs/pdfs-worker.ts"),
        "spreadsheets-worker": at("./server/ports/spreadsheets/spreadsheets-worker.ts"),
        "pglite-worker": at("./server/platform/db/pglite-worker.ts"),
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});
