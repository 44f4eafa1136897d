import type { Db } from "../../db/db";
import { openPostgres } from "../../db/postgres";
import { openMemoryDb } from "../../testing/memory-db";
import { startCluster } from "../../testing/postgres-cluster.mjs";

export interface OpenEngine {
  db: Db;
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  open(): Promise<OpenEngine>;
}

const pglite: Engine = {
  name: "PGlite",
  async open() {
    const db = await openMemoryDb();
    return { db, close: () => db.close() };
  },
};

const postgres: Engine = {
  name: "PostgreSQL",
  async open() {
    const cluster = await startCluster();
    const db = openPostgres({ connectionString: await cluster.createDatabase() });
    return {
      db,
      async close() {
        await db.close();
        await cluster.stop();
      },
    };
  },
};

/** Databases on which everything about bids must hold. */
export const engines: readonly Engine[] = [pglite, postgres];
