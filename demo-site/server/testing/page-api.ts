import type { Db } from "../platform/db/db";
import type { InPageApi } from "./in-page-api";
import type { SeedRow } from "./seed-import";

/** What a test in a page has of the API, wherever the API runs: statements one by one, since a transaction does not leave its process. */
export interface PageApi extends Omit<InPageApi, "db" | "routes" | "hub" | "letters"> {
  db: Pick<Db, "query">;
  /** A sheet that was looked through and waits to be imported. */
  seedImport(sellerId: number, rows: readonly SeedRow[]): Promise<number>;
  /** Does what running imports have left to do. */
  runImports(): Promise<void>;
}
