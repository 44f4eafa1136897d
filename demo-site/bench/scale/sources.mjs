// What the server is made of, from its sources: the bench fills a database and asks it as the server does.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** @returns {Promise<any>} what a file of the server exports */
export async function load(path) {
  const { module } = await runnerImport(join(ROOT, "demo-site", path), {
    configFile: false,
    logLevel: "error",
    // The package from its sources, even where a build exists.
    resolve: {
      alias: ["contract/schemas", "contract", "domain"].map((name) => ({
        find: new RegExp(`^martillo/${name}$`),
        replacement: join(
          ROOT,
          "src",
          name === "contract/schemas" ? `${name}.ts` : `${name}/index.ts`,
        ),
      })),
    },
  });
  return module;
}

export const PICTURES = join(ROOT, "demo-site/assets/lots/manifest.json");
