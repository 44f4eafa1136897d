import { inject } from "vitest";
import { isGate } from "../../../scripts/test/tiers.mjs";
import type { Db } from "../platform/db/db";
import { copyDatabase, emptyDatabaseBeside, openCopy, type TestDatabase } from "./postgres";
import { openTemplateDb } from "../node/template-file";

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
  open: async () => openCopy(await migratedPostgres()),
};

/** Address of the migrated database without rows that tests copy, on a server that is there for the whole run. */
export async function migratedPostgres(): Promise<string> {
  const answer = await fetch(inject("postgresTemplate"));
  const text = await answer.text();
  if (!answer.ok) throw new Error(`martillo: no PostgreSQL for the test: ${text}`);
  return text;
}

/** A migrated database on that server, for tests that open it several times. */
export async function migratedDatabase(): Promise<TestDatabase> {
  return copyDatabase(await migratedPostgres());
}

/** An empty database on that server, for tests that migrate it themselves. */
export async function emptyDatabase(): Promise<TestDatabase> {
  return emptyDatabaseBeside(await migratedPostgres());
}

/** The engine of the project that runs: PostgreSQL in `server`, PGlite in `server-embedded`, which only the full run has. */
export function engineOfRun(): Engine {
  return inject("engine") === "pglite" ? pglite : postgres;
}

/** For features, which speak to either through the same driver. */
export const engines: readonly Engine[] = [engineOfRun()];

/**
 * The databases that the server runs on, for what may differ between them: drivers, locks, jobs, the ends of lots, words and order of
 * searches, the core of money, one whole sale. These run on both in every run.
 */
export const bothEngines: readonly Engine[] = isGate ? [postgres, pglite] : engines;
