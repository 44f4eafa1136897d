import { defineConfig } from "vite";

// Stands in for the configuration at the root, which builds a library; everything else is in main.ts.
export default defineConfig({ build: { target: "es2022" } });
