import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Db } from "../platform/db/db";
import { migrations } from "../_made/migrations";
import { IN_MEMORY, openLite } from "../platform/db/pglite";
import { makeTemplate } from "../memory/memory-db";

/** A migrated database in memory, from a copy that earlier runs have left in the temporary folder: a test file then starts in moments. */
export async function openTemplateDb(): Promise<Db> {
  const { db } = await openLite({ loadDataDir: await readOrMakeTemplate() });
  return db;
}

/** The migrated database as a file, made where no earlier run of the same schema has left one. */
export async function readOrMakeTemplate(): Promise<Blob> {
  const file = templateFile();
  return readTemplate(file) ?? (await writeTemplate(file));
}

/** Another schema or another engine is another file. */
function templateFile(): string {
  // Not `import.meta.resolve`, which set-ups of the tests do not have.
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const engine = readFileSync(join(dirname(entry), "../package.json"));
  const digest = createHash("sha256")
    .update(engine)
    .update(JSON.stringify([IN_MEMORY, migrations]));
  return join(tmpdir(), "martillo-tests", `${digest.digest("hex").slice(0, 16)}.tar`);
}

function readTemplate(file: string): Blob | null {
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return null;
  }
}

async function writeTemplate(file: string): Promise<Blob> {
  const template = await makeTemplate();
  const draft = `${file}.${process.pid}`;
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(draft, new Uint8Array(await template.arrayBuffer()));
  // At once: a test that starts beside finds it whole or not at all.
  renameSync(draft, file);
  return template;
}
