import type { Db } from "../../db/db";
import { openPostgres } from "../../db/postgres";
import { openMemoryDb } from "../../testing/memory-db";

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
    const name = `t${Date.now()}${Math.floor(Math.random() * 1e6)}`;
    const admin = openPostgres({ connectionString: process.env["TEST_PG"] + "/postgres" });
    await admin.exec(`create database ${name}`);
    await admin.close();
    const db = openPostgres({ connectionString: process.env["TEST_PG"] + "/" + name });
    return { db, close: () => db.close() };
  },
};

/** Databases on which everything about bids must hold. */
export const engines: readonly Engine[] = process.env["TEST_PG"] ? [postgres] : [pglite];
