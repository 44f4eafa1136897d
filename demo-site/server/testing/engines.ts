import { migrations } from "../_made/migrations";
import type { Db } from "../platform/db/db";
import { migrate } from "../platform/db/migrations";
import { openPostgres } from "../platform/db/postgres";
import { startPostgres } from "./postgres";
import { openTemplateDb } from "./template-file";

export interface OpenEngine {
  db: Db;
  /** Address for further processes; only a server has one. */
  connectionString?: string;
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  /** A migrated database without rows. */
  open(): Promise<OpenEngine>;
}

export const pglite: Engine = {
  name: "PGlite",
  async open() {
    const db = await openTemplateDb();
    return { db, close: () => db.close() };
  },
};

export const postgres: Engine = {
  name: "PostgreSQL",
  async open() {
    const server = await startPostgres();
    const connectionString = await server.createDatabase();
    const db = openPostgres({ connectionString });
    await migrate(db, migrations);
    return {
      db,
      connectionString,
      async close() {
        await db.close();
        await server.stop();
      },
    };
  },
};

/** The databases that the server runs on: what holds on one must hold on the other. */
export const engines: readonly Engine[] = [pglite, postgres];
