import { createInPageApi, type InPageApi, type InPageApiOptions } from "./in-page-api";
import { openTestDb } from "./test-db";

export type { Answer, InPageApi } from "./in-page-api";

/** The real API for a test in Node. @default options.db `openTestDb()` */
export async function createTestApi(options: InPageApiOptions = {}): Promise<InPageApi> {
  return createInPageApi({ ...options, db: options.db ?? (await openTestDb()) });
}
