import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Db } from "../db/db";
import { migrate } from "../db/migrations";
import { openLiteThread } from "../db/pglite-thread";
import { openPostgres } from "../db/postgres";
import type { Log } from "../http/log";
import { createLocalBus, type Bus } from "../realtime/bus";
import { createPgBus } from "../realtime/pg-bus";
import type { Settings } from "./environment";
import { lockFolder } from "./folder-lock";

export interface OpenDatabase {
  db: Db;
  bus: Bus;
  close(): Promise<void>;
}

/** The database of the settings, up to date, and the bus that goes with it. */
export async function openDatabase(
  settings: Settings,
  workerFile: string,
  log: Log,
): Promise<OpenDatabase> {
  mkdirSync(settings.dataFolder, { recursive: true });
  return settings.databaseUrl === undefined
    ? openEmbedded(settings.dataFolder, workerFile, log)
    : openServer(settings, settings.databaseUrl, log);
}

async function openEmbedded(folder: string, workerFile: string, log: Log): Promise<OpenDatabase> {
  const lock = await lockFolder(folder);
  const onLost = (error: Error) => {
    log.error({ error: String(error) }, "the embedded database has died");
    // What is written is written; whoever watches over this process starts it again.
    process.exit(1);
  };
  const db = await openLiteThread({ workerFile, dataDir: join(folder, "db"), onLost });
  await migrate(db);
  const bus = createLocalBus();
  return {
    db,
    bus,
    async close() {
      await bus.close();
      await db.close();
      await lock.release();
    },
  };
}

async function openServer(
  settings: Settings,
  connectionString: string,
  log: Log,
): Promise<OpenDatabase> {
  const db = openPostgres({
    connectionString,
    poolSize: settings.databasePool,
    onError: (error) => log.warn({ error: error.message }, "a database connection was lost"),
  });
  await migrate(db).catch((error: unknown) => {
    throw new Error(
      `martillo: the database of DATABASE_URL cannot be used: ${String(error)}. ` +
        "Check that it runs, that the address is right and that its user may create tables.",
      { cause: error },
    );
  });
  const bus = await createPgBus({ connectionString, log });
  return {
    db,
    bus,
    async close() {
      await bus.close();
      await db.close();
    },
  };
}
