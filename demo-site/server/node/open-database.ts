import { migrations } from "../_made/migrations";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Db } from "../platform/db/db";
import { migrate, migrateBesideOthers, missingMigrations } from "../platform/db/migrations";
import { openLiteThread } from "../platform/db/pglite-thread";
import { openPostgres } from "../platform/db/postgres";
import { pause } from "../platform/db/retry";
import type { Log } from "../platform/call/log";
import { createLocalBus, type Bus } from "../platform/realtime/bus";
import { createPgBus } from "../platform/realtime/pg-bus";
import type { Settings } from "./environment";
import { lockFolder } from "./folder-lock";
import { claimMode, requireMode, WrongMode } from "./house-mode";
import type { HouseMode } from "../features/house";

export interface OpenDatabase {
  db: Db;
  /** For bids and closings, which must not wait behind searches: connections of their own, or the first places in the line. */
  biddingDb: Db;
  bus: Bus;
  close(): Promise<void>;
}

/** The groups of bids that may be under way at once, the sweeper, and one that looks up who bids. */
const BIDDING_POOL = 5;

interface ForOpening extends Pick<Settings, "dataFolder" | "databaseUrl" | "databasePool"> {
  /** False: a server whose schema is old is refused. @default true */
  migrates?: boolean;
  /** The purpose of the database; null for tools, which serve no user. */
  mode?: HouseMode | null;
}

/** The database of the settings, up to date, and the bus that goes with it. One that is for another mode is refused as it is. */
export async function openDatabase(
  settings: ForOpening,
  workerFile: string,
  log: Log,
): Promise<OpenDatabase> {
  mkdirSync(settings.dataFolder, { recursive: true });
  return settings.databaseUrl === undefined
    ? openEmbedded(settings, workerFile, log)
    : openServer(settings, settings.databaseUrl, log);
}

/** Runs `upgrade` between looking what the database is for and saying so. */
async function prepare(db: Db, { mode = null }: ForOpening, upgrade: () => Promise<unknown>) {
  // Before it is changed in any way.
  if (mode !== null) await requireMode(db, mode);
  await upgrade();
  if (mode !== null) await claimMode(db, mode);
}

export interface MigrateOptions {
  /** Also what the release before cannot run on. */
  withContract: boolean;
  log: Log;
}

/** Brings the schema of a server up to date while others use it, on a connection of its own whose statements may take as long as they need. */
export async function migrateServer(
  connectionString: string,
  { withContract, log }: MigrateOptions,
): Promise<string[]> {
  const session = openPostgres({
    connectionString,
    poolSize: 1,
    queryTimeoutMs: 0,
    statementLimitMs: 0,
  });
  try {
    const onWait = () => log.info({}, WAITS_FOR_ANOTHER);
    return await migrateBesideOthers(session, migrations, { withContract, onWait });
  } finally {
    await session.close();
  }
}

const WAITS_FOR_ANOTHER =
  "another process brings the schema of the database up to date; this one starts afterwards";
const LOOK_EVERY_MS = 1_000;

/** Waits while another process brings the schema up to date; where no process does, a start on the old one is refused. */
async function requireMigrated(db: Db, log: Log): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const { names, isUnderWay } = await missingMigrations(db, migrations);
    if (names.length === 0) return;
    if (!isUnderWay) {
      throw new Error(
        `the schema is older than this release (missing: ${names.join(", ")}). Run \`npm run migrate\` once, then start again`,
      );
    }
    if (isFirst) log.info({}, WAITS_FOR_ANOTHER);
    await pause(LOOK_EVERY_MS);
  }
}

async function openEmbedded(
  settings: ForOpening,
  workerFile: string,
  log: Log,
): Promise<OpenDatabase> {
  const { dataFolder: folder } = settings;
  const lock = await lockFolder(folder);
  const onLost = (error: Error) => {
    log.error({ error: String(error) }, "the embedded database has died");
    // Written data stays written; the supervisor of this process starts it again.
    process.exit(1);
  };
  const dataDir = join(folder, "db");
  const { db, biddingDb } = await openLiteThread({ workerFile, dataDir, onLost });
  await prepare(db, settings, () => migrate(db, migrations));
  const bus = createLocalBus();
  return {
    db,
    biddingDb,
    bus,
    async close() {
      await bus.close();
      await db.close();
      await lock.release();
    },
  };
}

async function openServer(
  settings: ForOpening,
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
  const upgrade = () =>
    settings.migrates === false
      ? requireMigrated(db, log)
      : migrateServer(connectionString, { withContract: true, log });
  await prepare(db, settings, upgrade).catch((error: unknown) => {
    if (error instanceof WrongMode) throw error;
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
