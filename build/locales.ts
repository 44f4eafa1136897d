// `dist/embed/locales/en.js`, …: one file per language, without imports, for bundlers and for pages with the script tag alike.
import { readdirSync } from "node:fs";
import { defineConfig } from "vite";
import { at } from "./entries.js";

const LOCALE = /^([a-z]{2}(?:-[A-Z]{2})?)\.ts$/;
const locales = readdirSync(at("widgets/locales")).flatMap((name) => LOCALE.exec(name)?.[1] ?? []);

export default defineConfig({
  build: {
    target: "es2022",
    outDir: at("dist/embed/locales"),
    emptyOutDir: true,
    copyPublicDir: false,
    lib: {
      entry: Object.fromEntries(locales.map((name) => [name, at(`widgets/locales/${name}.ts`)])),
      formats: ["es"],
    },
  },
});
