// `npm run snippet -- lot-card bid-box --api https://api.example`: what a page needs for these widgets, ready to copy. With `--pinned`
// the loader of this very release, which the browser checks.
import { parseArgs } from "node:util";
import { readManifest } from "./embed-size.mjs";

/** Lines for the head of a page with these tags; `api` is where the embed is served. */
export function snippetOf(tags, { api, pinned = false, manifest = readManifest() }) {
  const base = api.replace(/\/+$/, "");
  const entries = tags.map((tag) => {
    const name = `martillo-${tag.replace(/^martillo-/, "")}`;
    const entry = manifest.tags[name];
    if (!entry) throw new Error(`martillo: there is no ${name}.`);
    return { name, ...entry };
  });
  // In the page itself, so that it counts from the first paint on.
  const styles = entries.flatMap(({ style }) => (style ? [`<style>${style}</style>`] : []));
  const files = [...new Set(entries.flatMap((entry) => entry.files))];
  const preloads = files.map(
    (file) =>
      `<link rel="modulepreload" href="${base}/${file}" integrity="${manifest.files[file].integrity}">`,
  );
  const script = pinned
    ? `<script async src="${base}/${manifest.loader}" integrity="${manifest.files[manifest.loader].integrity}" crossorigin></script>`
    : `<script async src="${base}/embed.js"></script>`;
  // Addresses of modules change with every release, as the loader's own address does when it is pinned.
  return [...styles, ...(pinned ? preloads : []), script].join("\n");
}

if (process.argv[1]?.endsWith("snippet.mjs")) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      api: { type: "string", default: "https://api.example" },
      pinned: { type: "boolean", default: false },
    },
  });
  const manifest = readManifest();
  const all = Object.keys(manifest.tags).filter((name) => manifest.tags[name].style);
  const sets = positionals.length > 0 ? [positionals] : all.map((name) => [name]);
  for (const tags of sets) console.log(`${snippetOf(tags, { ...values, manifest })}\n`);
}
