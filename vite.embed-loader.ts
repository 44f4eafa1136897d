// `embed.js`, built after the modules because it names their hashed files, and the manifest of the release.
import { createHash } from "node:crypto";
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { build, type Plugin, type Rolldown } from "vite";
import type { AnyElementDescriptor } from "./src/element/descriptor";
import type { EmbedTags } from "./src/embed/embed-tag";
import type { EmbedFile, EmbedManifest } from "./src/embed/manifest";
import { at } from "./vite.entries.js";
import { readDescriptors } from "./vite.manifest.js";

const { version } = JSON.parse(readFileSync(at("package.json"), "utf8")) as { version: string };

type Tags = EmbedManifest["tags"];
type Chunks = Readonly<Record<string, Rolldown.OutputChunk>>;

/** Everything that a chunk imports, directly or not. */
function importsOf(file: string, chunks: Chunks, seen = new Set<string>()): string[] {
  for (const imported of chunks[file]?.imports ?? []) {
    if (seen.has(imported)) continue;
    seen.add(imported);
    importsOf(imported, chunks, seen);
  }
  return [...seen];
}

function tagsOf(descriptors: readonly AnyElementDescriptor[], chunks: Chunks): Tags {
  const entries = new Map(
    Object.values(chunks)
      .filter((chunk) => chunk.isEntry)
      .map((chunk) => [`martillo-${chunk.name}`, chunk.fileName]),
  );
  const tagOf = new Map(descriptors.map((descriptor) => [descriptor.tag as string, descriptor]));
  return Object.fromEntries(
    [...entries].map(([tag, file]) => {
      const { reads, reservedHeight } = tagOf.get(tag) ?? {};
      const entry = {
        files: [file, ...importsOf(file, chunks)],
        ...(reads && { reads }),
        ...(reservedHeight && { height: reservedHeight }),
      };
      return [tag, entry];
    }),
  );
}

function integrityOf(file: string): string {
  const hash = createHash("sha384").update(readFileSync(at(`dist/${file}`)));
  return `sha384-${hash.digest("base64")}`;
}

async function buildLoader(tags: Tags): Promise<void> {
  const compact: EmbedTags = Object.fromEntries(
    Object.entries(tags).map(([tag, { files, height = "", reads }]) => {
      const modules = files.map((file) => file.replace(/^embed\/|\.js$/g, ""));
      return [tag, reads ? [modules, height, reads] : [modules, height]];
    }),
  );
  await build({
    configFile: false,
    logLevel: "warn",
    define: {
      "process.env.NODE_ENV": '"production"',
      MARTILLO_EMBED_TAGS: JSON.stringify(compact),
    },
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
}

/** Builds the loader and writes what the release consists of. */
export function embedLoader(): Plugin {
  return {
    name: "martillo-loader",
    buildStart() {
      rmSync(at("dist/embed"), { recursive: true, force: true });
    },
    async writeBundle(_options, bundle) {
      const chunks = Object.fromEntries(
        Object.entries(bundle).flatMap(([file, part]) =>
          part.type === "chunk" ? [[file, part] as const] : [],
        ),
      );
      const tags = tagsOf(await readDescriptors(), chunks);
      await buildLoader(tags);
      const loader = `embed@${version}.js`;
      copyFileSync(at("dist/embed.js"), at(`dist/${loader}`));
      const fileOf = (file: string): [string, EmbedFile] => [
        file,
        { integrity: integrityOf(file), imports: importsOf(file, chunks) },
      ];
      const files = [loader, ...Object.keys(chunks).toSorted()].map(fileOf);
      const manifest: EmbedManifest = { version, loader, files: Object.fromEntries(files), tags };
      writeFileSync(at("dist/embed/manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
    },
  };
}
