import type { Db } from "../db/db";
import { migrate } from "../db/migrations";
import { openLite } from "../db/pglite";
import { sharedTemplate } from "./shared-template";

let template: Promise<Blob> | undefined;

/** A migrated database in memory. Without a shared template the first costs seconds; later ones are copies of it. */
export async function openMemoryDb(): Promise<Db> {
  template ??= sharedTemplate() ?? makeTemplate();
  const { db } = await openLite({ loadDataDir: await template });
  return db;
}

export async function makeTemplate(): Promise<Blob> {
  const { lite, db } = await openLite();
  await migrate(db);
  const dump = await lite.dumpDataDir("none");
  await db.close();
  return dump;
}
