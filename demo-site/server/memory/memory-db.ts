// This folder: a migrated database in memory, and copies of it.
import { migrations } from "../_made/migrations";
import type { Db } from "../platform/db/db";
import { migrate } from "../platform/db/migrations";
import { openLite } from "../platform/db/pglite";
import type { SharedSession } from "../platform/db/single-session";
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

/** For a page that needs one database: without a shared template it is made in place, since a copy would cost as much again. */
export async function openOnlyDb(): Promise<Db> {
  // One that cannot be had is no reason to have no database.
  const shared = await sharedTemplate()?.catch(() => undefined);
  return shared ? (await openLite({ loadDataDir: shared })).db : (await makeDb()).db;
}

async function makeDb() {
  const made = await openLite();
  await migrate(made.db, migrations);
  return made;
}

export async function makeTemplate(): Promise<Blob> {
  const { lite, db } = await makeDb();
  const dump = await lite.dumpDataDir("none");
  await db.close();
  return dump;
}
