import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

function at(path: string) {
  return fileURLToPath(new URL(path, import.meta.url));
}

// The in-page API imports the package by name, as a server of its own would.
export default defineConfig({
  resolve: {
    alias: [
      { find: /^martillo\/contract$/, replacement: at("../src/contract/index.ts") },
      { find: /^martillo\/domain$/, replacement: at("../src/domain/index.ts") },
    ],
  },
  optimizeDeps: { exclude: ["@electric-sql/pglite"] },
  build: { target: "es2022" },
});
