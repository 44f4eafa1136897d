import { defineConfig } from "vite";

// The server's half leaves packages to Node; the browser's half is bundled, and named in the page.
export default defineConfig(({ isSsrBuild }) => ({
  base: "./",
  build: {
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    target: "es2022",
    rolldownOptions: {
      input: isSsrBuild ? "src/server.tsx" : "src/client.tsx",
      output: { entryFileNames: "[name].js", assetFileNames: "[name][extname]" },
    },
  },
}));
