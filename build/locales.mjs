// `dist/embed/locales/en.js`, …: one file per language, without imports, for bundlers and for pages with the script tag alike. Each is built by
// itself, so that what two languages share is in both.
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const LOCALE = /^([a-z]{2}(?:-[A-Z]{2})?)\.ts$/;
const locales = readdirSync(at("widgets/locales")).flatMap((name) => LOCALE.exec(name)?.[1] ?? []);

for (const [index, name] of locales.entries()) {
  await build({
    configFile: false,
    logLevel: "warn",
    build: {
      target: "es2022",
      outDir: at("dist/embed/locales"),
      emptyOutDir: index === 0,
      copyPublicDir: false,
      lib: { entry: { [name]: at(`widgets/locales/${name}.ts`) }, formats: ["es"] },
    },
  });
}
