/** Entry of the thread that runs the embedded database, so that queries never hold up sockets and timers. */
import { parentPort, workerData } from "node:worker_threads";
import { answerCalls } from "../threads/worker-calls";
import { liteSession, openLite } from "./pglite";

/** What the server asks of that thread. */
export type DatabaseCall =
  | { kind: "query"; sql: string; params: readonly unknown[] }
  | { kind: "exec"; sql: string }
  | { kind: "close" };

if (!parentPort) throw new Error("martillo: pglite-worker runs in a worker thread only");

const { dataDir } = workerData as { dataDir: string };
// Calls that come before it is open wait for it.
const session = openLite({ dataDir }).then(({ lite }) => liteSession(lite));
session.catch(() => {});

answerCalls(parentPort, async (asked) => {
  const call = asked as DatabaseCall;
  const open = await session;
  if (call.kind === "query") return open.query(call.sql, call.params);
  if (call.kind === "exec") return open.exec(call.sql);
  return open.close();
});
