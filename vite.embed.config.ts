// `dist/embed.js` and what it loads: one module per widget, shared modules beside, everything included.
import { rmSync, writeFileSync } from "node:fs";
import { build, defineConfig, type Plugin, type Rolldown } from "vite";
import type { AnyElementDescriptor } from "./src/element/descriptor";
import type { EmbedTag } from "./src/embed/embed-tag";
import {
  at,
  elementModule,
  PROVIDER_ENTRY,
  providerEntry,
  selfRegistering,
  widgetNames,
} from "./vite.entries.js";
import { readDescriptors } from "./vite.manifest.js";
import { PREACT_ALIAS, reactByName } from "./vite.preact.js";
import { slimContract } from "./vite.slim-contract.js";
import { slimDescriptors } from "./vite.slim-descriptors.js";

/**
 * `"use client"` means nothing to a page, the loader is built inside this build, so its time is known, and dependencies look for parts of
 * React that they can do without.
 */
const QUIET: ReadonlySet<string> = new Set([
  "MODULE_LEVEL_DIRECTIVE",
  "PLUGIN_TIMINGS",
  "IMPORT_IS_UNDEFINED",
]);

const PRODUCTION = { "process.env.NODE_ENV": '"production"' };

/** Tags that read one lot in detail rather than a record of a list. */
const DETAIL_TAGS = new Set(["martillo-bid-box", "martillo-lot-detail"]);

function tagEntry(
  tag: string,
  bundle: Rolldown.OutputBundle,
  descriptor: AnyElementDescriptor | undefined,
): EmbedTag | undefined {
  const widget = tag.replace("martillo-", "");
  const chunk = Object.values(bundle).find(
    (part) => part.type === "chunk" && part.isEntry && part.name === widget,
  );
  if (chunk?.type !== "chunk") return undefined;
  return {
    file: chunk.fileName,
    imports: allImports(chunk.fileName, bundle),
    ...(descriptor?.reservedHeight && { reserved: descriptor.reservedHeight }),
    ...(descriptor?.attributes["lot"] && { reads: DETAIL_TAGS.has(tag) ? "detail" : "lots" }),
  };
}

function allImports(
  file: string,
  bundle: Rolldown.OutputBundle,
  seen = new Set<string>(),
): string[] {
  const part = bundle[file];
  if (part?.type !== "chunk") return [];
  for (const imported of part.imports) {
    if (seen.has(imported)) continue;
    seen.add(imported);
    allImports(imported, bundle, seen);
  }
  return [...seen];
}

/** Builds the loader after the modules, because it names their hashed files. */
function loader(): Plugin {
  return {
    name: "martillo-loader",
    buildStart() {
      rmSync(at("dist/embed"), { recursive: true, force: true });
    },
    async writeBundle(_options, bundle) {
      const descriptors = await readDescriptors();
      const tags = ["martillo-provider", ...descriptors.map(({ tag }) => tag)].flatMap((tag) => {
        const entry = tagEntry(
          tag,
          bundle,
          descriptors.find((descriptor) => descriptor.tag === tag),
        );
        return entry ? [[tag, entry] as const] : [];
      });
      writeFileSync(
        at("dist/embed/manifest.json"),
        `${JSON.stringify({ tags: Object.fromEntries(tags) }, null, 2)}\n`,
      );
      await build({
        configFile: false,
        logLevel: "warn",
        define: { ...PRODUCTION, MARTILLO_EMBED_TAGS: JSON.stringify(Object.fromEntries(tags)) },
        build: {
          target: "es2022",
          outDir: at("dist"),
          emptyOutDir: false,
          copyPublicDir: false,
          lib: {
            entry: at("src/embed/loader.ts"),
            formats: ["iife"],
            name: "martilloLoader",
            fileName: () => "embed.js",
          },
        },
      });
    },
  };
}

/** The transport of the embed. */
const EXCHANGE = { find: "./exchange", replacement: at("src/embed/exchange.ts") };

/** A part that failed to load is asked for again as the files of this build allow. */
const IMPORT_AGAIN = { find: "./import-again", replacement: at("src/embed/import-again.ts") };

export default defineConfig({
  define: PRODUCTION,
  resolve: { alias: [...PREACT_ALIAS, EXCHANGE, IMPORT_AGAIN] },
  plugins: [
    reactByName(),
    providerEntry(),
    selfRegistering(),
    slimContract(),
    slimDescriptors(),
    loader(),
  ],
  build: {
    target: "es2022",
    outDir: at("dist"),
    emptyOutDir: false,
    copyPublicDir: false,
    minify: true,
    cssMinify: "lightningcss",
    // The first that know light-dark(); rewritten for older ones it does not follow a host's colour scheme.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    modulePreload: false,
    lib: {
      entry: {
        provider: PROVIDER_ENTRY,
        ...Object.fromEntries(widgetNames.map((name) => [name, elementModule(name)])),
      },
      formats: ["es"],
    },
    rolldownOptions: {
      preserveEntrySignatures: "allow-extension",
      // Modules of ours do nothing but define; the entries, which register, are not among these.
      treeshake: {
        moduleSideEffects: [
          { test: /\.element\.ts$|virtual:/, sideEffects: true },
          { test: /[\\/](src|widgets)[\\/]/, sideEffects: false },
        ],
      },
      onLog(level, log, next) {
        if (!QUIET.has(log.code ?? "")) next(level, log);
      },
      output: {
        entryFileNames: "embed/[name]-[hash].js",
        chunkFileNames: "embed/[name]-[hash].js",
        // The es format of a library keeps its white space otherwise.
        minify: true,
        comments: false,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // Parts that only some widgets need: positions of what opens over the page, queries, schemas of forms.
            {
              name: "floating",
              test: /[\\/]@floating-ui[\\/]|[\\/]ui[\\/]Popover/,
              priority: 3,
            },
            {
              name: "queries",
              test: /[\\/](swr|dequal|use-sync-external-store)[\\/]|[\\/]state[\\/]use-(query|action)/,
              priority: 3,
            },
            { name: "schemas", test: /[\\/]zod[\\/]|[\\/]credentials\.ts/, priority: 3 },
            // What most widgets need is one request.
            {
              name: "core",
              test: /[\\/]node_modules[\\/]|[\\/]src[\\/]|rolldown[\\/]runtime/,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
