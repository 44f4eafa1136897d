import { openPostgres } from "../platform/db/postgres";
import type { Db } from "../platform/db/db";
import { embeddedPorts } from "../ports/ports";
import type { Engine } from "./engines";
import type { InPageApi } from "./in-page-api";
import { createTestApi } from "./test-api";

/** Two houses that share one database, as two processes do. */
export interface TwoHouses {
  db: Db;
  apis: [InPageApi, InPageApi];
  close(): Promise<void>;
}

/** On PostgreSQL each has connections of its own; PGlite belongs to one process, so that there both use the same. */
export async function openTwoHouses(engine: Engine): Promise<TwoHouses> {
  const open = await engine.open();
  const second = open.connectionString
    ? openPostgres({ connectionString: open.connectionString, poolSize: 8 })
    : open.db;
  const houseOn = (db: Db) => createTestApi({ db, ports: embeddedPorts(db) });
  const apis: [InPageApi, InPageApi] = [await houseOn(open.db), await houseOn(second)];
  return {
    db: open.db,
    apis,
    async close() {
      for (const api of apis) await api.close();
      if (second !== open.db) await second.close();
      await open.close();
    },
  };
}
