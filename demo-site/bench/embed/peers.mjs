// Installs the peers, which no one else needs, and bundles each page's script as a site would.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL(".", import.meta.url));

export function ensurePeers() {
  if (existsSync(join(FOLDER, "node_modules/@shopify/buy-button-js"))) return;
  process.stdout.write("Installing the peers…\n");
  const done = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: FOLDER,
    stdio: "inherit",
  });
  if (done.status !== 0) throw new Error("the peers could not be installed");
}

async function bundle(entry) {
  const { build } = await import("vite");
  const result = await build({
    configFile: false,
    root: FOLDER,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      target: "es2022",
      minify: true,
      lib: { entry: join(FOLDER, "pages", entry), formats: ["es"], fileName: "page" },
      rolldownOptions: { output: { minify: true, codeSplitting: false }, onLog() {} },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output.output.find((part) => part.type === "chunk");
  return Buffer.from(chunk.code);
}

/** Scripts of the pages by path. */
export async function pageFiles() {
  const files = new Map();
  const put = (name, body) => files.set(`pages/${name}`, body);
  put("card-by-hand.js", await bundle("card-by-hand.js"));
  for (const name of ["hydrogen-card.jsx", "instantsearch.js", "autocomplete.js"])
    put(name.replace(".jsx", ".js"), await bundle(name));
  const module = (path) => readFile(join(FOLDER, "node_modules", path));
  put("buy-button.js", await module("@shopify/buy-button-js/dist/buybutton.min.js"));
  put("autocomplete.css", await module("@algolia/autocomplete-theme-classic/dist/theme.min.css"));
  return files;
}
