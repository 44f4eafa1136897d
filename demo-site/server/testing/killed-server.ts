/** The server as it is shipped, on a PostgreSQL, in a process that a test kills and starts again. */
import type { Db } from "../platform/db/db";
import { openPostgres } from "../platform/db/postgres";
import { buildServer, type RunningServer } from "./built-server";
import { migratedDatabase } from "./engines";

/** By which the test's own connections are told from those of the process. */
export const OWN_NAME = "test";

/** Milliseconds for one end, on a busy machine. */
const PATIENCE_MS = 20_000;

export interface KilledServer {
  /** The test's own connections. */
  db: Db;
  connectionString: string;
  /** Where it serves now: another port after each end. */
  base(): string;
  /** Ends the process as a power cut does. */
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** `MARTILLO_KILLS=300` ends the process three hundred times. */
export function killsOf(usually: number): { kills: number; limitMs: number } {
  const kills = Number(process.env["MARTILLO_KILLS"] ?? usually);
  return { kills, limitMs: 120_000 + kills * PATIENCE_MS };
}

export async function openKilledServer(env: Record<string, string> = {}): Promise<KilledServer> {
  const [built, database] = await Promise.all([buildServer(), migratedDatabase()]);
  const { connectionString } = database;
  const db = openPostgres({
    connectionString: `${connectionString}?application_name=${OWN_NAME}`,
    poolSize: 4,
  });
  const run = () =>
    built.start({
      DATABASE_URL: connectionString,
      MARTILLO_MODE: "production",
      LOG_LEVEL: "error",
      ...env,
    });
  let server: RunningServer = await run();
  return {
    db,
    connectionString,
    base: () => server.base,
    kill: async () => {
      await server.end("SIGKILL");
    },
    async start() {
      server = await run();
    },
    async close() {
      await server.end("SIGTERM");
      await db.close();
      await database.drop();
      await built.remove();
    },
  };
}
