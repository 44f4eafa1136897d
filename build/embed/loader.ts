// `embed.js`, built after the modules because it names their hashed files, and the manifest of the release.
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { build, type Plugin, type Rolldown } from "vite";
import type { DocumentedElement } from "../../src/element/docs";
import type { EarlyAction, EmbedTags } from "../../src/embed/embed-tag";
import type { EmbedFile, EmbedManifest } from "../../src/embed/manifest";
import { packTags } from "../../src/embed/packed-tags.js";
import { reservedStyles } from "../../src/embed/reserved-styles.js";
import { at } from "../entries.js";
import { terser } from "./terser.js";
import { readDescriptors } from "../descriptors.js";

const { version } = JSON.parse(readFileSync(at("package.json"), "utf8")) as { version: string };

const EARLY_ACTIONS = {
  lots: "lots",
  detail: "singleProduct",
  list: "search",
} as const satisfies Record<NonNullable<DocumentedElement["reads"]>, EarlyAction>;

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

function tagsOf(
  descriptors: readonly DocumentedElement[],
  chunks: Chunks,
  moved: (file: string) => string,
): Tags {
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
        files: [file, ...importsOf(file, chunks)].map(moved),
        ...(reads && { reads: EARLY_ACTIONS[reads] }),
        ...(reservedHeight && { style: reservedStyles(tag, reservedHeight) }),
      };
      return [tag, entry];
    }),
  );
}

/** Moves the files into a folder named by what is in them: a shorter table in the loader than a hash for each file. */
function moveIntoFolder(chunks: Chunks): (file: string) => string {
  const hash = createHash("sha256");
  for (const file of Object.keys(chunks).toSorted()) {
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(at(`dist/${file}`)));
  }
  const folder = `embed/${hash.digest("base64url").slice(0, 8)}`;
  const moved = (file: string) => file.replace(/^embed/, folder);
  mkdirSync(at(`dist/${folder}`), { recursive: true });
  for (const file of Object.keys(chunks)) renameSync(at(`dist/${file}`), at(`dist/${moved(file)}`));
  return moved;
}

function integrityOf(file: string): string {
  const hash = createHash("sha384").update(readFileSync(at(`dist/${file}`)));
  return `sha384-${hash.digest("base64")}`;
}

async function buildLoader(tags: Tags, folder: string): Promise<void> {
  const short = (file: string) => file.replace(`${folder}/`, "").replace(/\.js$/, "");
  const compact: EmbedTags = Object.fromEntries(
    Object.entries(tags).map(([tag, { files, reads }]) => {
      // Every name is paid by every page: only what shows lots says what it imports, so that nothing of it waits for anything else.
      const imports = reads
        ? files
            .slice(1)
            .map(short)
            .filter((name) => name !== "core")
        : [];
      return [tag, reads ? [imports, reads] : [imports]];
    }),
  );
  await build({
    configFile: false,
    logLevel: "warn",
    plugins: [terser()],
    define: {
      "process.env.NODE_ENV": '"production"',
      MARTILLO_EMBED_TAGS: JSON.stringify(packTags(compact)),
      MARTILLO_EMBED_FOLDER: JSON.stringify(folder),
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
      const moved = moveIntoFolder(chunks);
      const tags = tagsOf(await readDescriptors(), chunks, moved);
      await buildLoader(tags, moved("embed"));
      const loader = `embed@${version}.js`;
      copyFileSync(at("dist/embed.js"), at(`dist/${loader}`));
      const fileOf = (file: string, imports: string[]): [string, EmbedFile] => [
        file,
        { integrity: integrityOf(file), imports: imports.map(moved) },
      ];
      const files = [
        fileOf(loader, []),
        ...Object.keys(chunks)
          .toSorted()
          .map((file) => fileOf(moved(file), importsOf(file, chunks))),
      ];
      const manifest: EmbedManifest = { version, loader, files: Object.fromEntries(files), tags };
      writeFileSync(at("dist/embed/manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
    },
  };
}
