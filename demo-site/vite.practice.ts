// The database of the practice auction, migrated when the site is built: made in the page it took most of the time until the first price.
import { gzipSync } from "node:zlib";
import { type Plugin, runnerImport } from "vite";
import type * as templates from "./server/node/template-file";

const NAME = "virtual:martillo-practice-database";
const TEMPLATES = new URL("./server/node/template-file.ts", import.meta.url);

/** Gives `virtual:martillo-practice-database`, see `app/pages/practice/practice-database.d.ts`. */
export function practiceDatabase(alias: { find: RegExp; replacement: string }[]): Plugin {
  let isBuild = false;
  return {
    name: "martillo-practice-database",
    config: (_config, { command }) => {
      isBuild = command === "build";
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      // A site under development starts without waiting for it; its page makes the database itself.
      if (!isBuild) return "export const DATABASE = undefined;";
      const { module } = await runnerImport<typeof templates>(TEMPLATES.pathname, {
        configFile: false,
        logLevel: "error",
        resolve: { alias },
      });
      const template = await module.readOrMakeTemplate();
      const file = this.emitFile({
        type: "asset",
        name: "practice-database.tar.gz",
        source: gzipSync(await template.arrayBuffer(), { level: 9 }),
      });
      return `export const DATABASE = import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
