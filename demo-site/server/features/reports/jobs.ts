import type { Db } from "../../platform/db/db";
import { HOUR_MS, recurring } from "../../platform/jobs/job";
import { countHours } from "./lot-hour-repository";
import { countModelPrices } from "./model-price-repository";

const HOURS_EVERY_MS = 60_000;

/** What this feature does apart from calls. */
export const jobs = [
  recurring("hours of lots", HOURS_EVERY_MS, ({ db }: { db: Db }) => countHours(db)),
  recurring("prices of models", HOUR_MS, ({ db }: { db: Db }) => countModelPrices(db)),
];
