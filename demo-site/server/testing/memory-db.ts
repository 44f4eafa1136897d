import type { Db } from "../db/db";
import { migrate } from "../db/migrations";
import { openLite } from "../db/pglite";
import type { SharedSession } from "../db/single-session";
import { sharedTemplate } from "./shared-template";

let template: Promise<Blob> | undefined;

/** A migrated database in memory. Without a shared template the first costs seconds; later ones are copies of it. */
export async function openMemoryDb(): Promise<Db> {
  return (await openMemorySession()).db;
}

/** The same with the handle that bids go first on. */
export async function openMemorySession(): Promise<SharedSession> {
  template ??= sharedTemplate() ?? makeTemplate();
  return openLite({ loadDataDir: await template });
}

export async function makeTemplate(): Promise<Blob> {
  const { lite, db } = await openLite();
  await migrate(db);
  const dump = await lite.dumpDataDir("none");
  await db.close();
  return dump;
}
