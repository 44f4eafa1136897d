import { beforeAll } from "vitest";
import { openSharedApi } from "./in-page-api";

/**
 * The first story of a page would open the database of all within its own minute: half of what that story takes, and under a load of ten more
 * than the minute.
 */
const OPENING_LIMIT_MS = 180_000;

beforeAll(async () => {
  await openSharedApi();
}, OPENING_LIMIT_MS);
