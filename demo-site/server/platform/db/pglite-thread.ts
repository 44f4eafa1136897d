import { WorkerCalls } from "../threads/worker-calls";
import type { DatabaseCall } from "./pglite-worker";
import { shareSession, type SharedSession } from "./single-session";

/** Opens the embedded database in a thread of its own. Lock the folder first: it does not do so itself. */
export async function openLiteThread(options: {
  /** The built `pglite-worker`. */
  workerFile: string;
  dataDir: string;
  /** The thread has died, and the database with it. */
  onLost: (error: Error) => void;
}): Promise<SharedSession> {
  const { workerFile, dataDir, onLost } = options;
  const calls = new WorkerCalls<DatabaseCall>(workerFile, { dataDir }, onLost);
  const shared = shareSession({
    query: (sql, params = []) => calls.send({ kind: "query", sql, params }),
    exec: (sql) => calls.send({ kind: "exec", sql }),
    async close() {
      await calls.send({ kind: "close" });
      await calls.end();
    },
  });
  await shared.db.query("select 1");
  return shared;
}
