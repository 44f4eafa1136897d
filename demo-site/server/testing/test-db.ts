import type { Db } from "../platform/db/db";
import { engineOfRun } from "./engines";

const left = new Set<Db>();

/** A migrated database without rows for a test in Node, on the engine of its project. It goes when it is closed, or with the file of tests. */
export async function openTestDb(): Promise<Db> {
  const { db, close } = await engineOfRun().open();
  const testDb: Db = {
    ...db,
    async close() {
      if (left.delete(testDb)) await close();
    },
  };
  left.add(testDb);
  return testDb;
}

/** Called after each file of tests. */
export async function closeTestDbs(): Promise<void> {
  await Promise.all([...left].map((db) => db.close()));
}
