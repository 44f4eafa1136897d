import type { Db } from "../platform/db/db";
import { openPostgres } from "../platform/db/postgres";
import { postgres } from "./engines";

/** A database of its own on PostgreSQL, and a connection of another process to it. */
export async function openTwoSessions(): Promise<{ db: Db; other: Db; close(): Promise<void> }> {
  const engine = await postgres.open();
  const other = openPostgres({ connectionString: engine.connectionString ?? "" });
  return {
    db: engine.db,
    other,
    async close() {
      await other.close();
      await engine.close();
    },
  };
}
