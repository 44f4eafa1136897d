import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Db } from "../db/db";
import { migrations } from "../db/migrations";
import { openLite } from "../db/pglite";
import { makeTemplate } from "./memory-db";

/** A migrated database in memory, from a copy that earlier runs have left in the temporary folder: a test file then starts in moments. */
export async function openTemplateDb(): Promise<Db> {
  const file = templateFile();
  const loadDataDir = readTemplate(file) ?? (await writeTemplate(file));
  const { db } = await openLite({ loadDataDir });
  return db;
}

/** Another schema or another engine is another file. */
function templateFile(): string {
  const engine = readFileSync(
    new URL("../package.json", import.meta.resolve("@electric-sql/pglite")),
  );
  const digest = createHash("sha256").update(engine).update(JSON.stringify(migrations));
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
