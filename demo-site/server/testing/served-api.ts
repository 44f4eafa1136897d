import type { Server } from "node:http";
import { Hono } from "hono";
import { createApp } from "../app";
import { saleListeners } from "../_made/features";
import { startBidding } from "../features/bidding/start-bidding";
import { createHttpServer, finishRequests, listen } from "../node/http-server";
import { type Log, silentLog } from "../platform/call/log";
import type { Db } from "../platform/db/db";
import { createLocalBus } from "../platform/realtime/bus";
import { openTestDb } from "./test-db";

export interface ServedApi {
  db: Db;
  server: Server;
  port: number;
  close(): Promise<void>;
}

/** The API behind a real HTTP server on this machine, with a database of its own. `site`: what answers all other addresses. @default 404 */
export async function serveApi({
  log = silentLog,
  site = new Hono(),
}: { log?: Log; site?: Hono } = {}): Promise<ServedApi> {
  const db = await openTestDb();
  const bus = createLocalBus();
  const bidding = startBidding({ db, saleListeners, bus, log: silentLog });
  const server = createHttpServer(createApp({ db, bus, bidding, log }), site);
  const port = await listen(server, 0, "127.0.0.1");
  return {
    db,
    server,
    port,
    async close() {
      await finishRequests(server, 1_000);
      await bidding.close();
      await bus.close();
      await db.close();
    },
  };
}
