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
  /** For bids and closings, which must not wait behind searches. */
  biddingDb: Db;
  bus: Bus;
  close(): Promise<void>;
}

/** The groups of bids that may be under way at once, the sweeper, and one to spare. */
const BIDDING_POOL = 5;

/** The database of the settings, up to date, and the bus that goes with it. */
export async function openDatabase(
  settings: Pick<Settings, "dataFolder" | "databaseUrl" | "databasePool">,
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
    // One session serves all in turn.
    biddingDb: db,
    bus,
    async close() {
      await bus.close();
      await db.close();
      await lock.release();
    },
  };
}

async function openServer(
  settings: Pick<Settings, "databasePool">,
  connectionString: string,
  log: Log,
): Promise<OpenDatabase> {
  const open = (poolSize: number) =>
    openPostgres({
      connectionString,
      poolSize,
      onError: (error) => log.warn({ error: error.message }, "a database connection was lost"),
    });
  const db = open(settings.databasePool);
  const biddingDb = open(BIDDING_POOL);
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
    biddingDb,
    bus,
    async close() {
      await bus.close();
      await Promise.all([db.close(), biddingDb.close()]);
    },
  };
}
