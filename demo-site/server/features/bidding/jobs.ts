import type { Db } from "../../platform/db/db";
import { HOUR_MS, recurring } from "../../platform/jobs/job";
import type { Heads } from "./heads";
import { lapseRequests } from "./withdrawal-request-repository";
import { forgetKeys } from "./bid-key-repository";

const SIGNATURES_EVERY_MS = 60_000;

/** What this feature does apart from calls. */
export const jobs = [
  recurring("old keys of bids", HOUR_MS, ({ db }: { db: Db }) => forgetKeys(db)),
  recurring("requests to withdraw bids", HOUR_MS, ({ db }: { db: Db }) => lapseRequests(db)),
  recurring("signatures", SIGNATURES_EVERY_MS, ({ heads }: { heads: Heads }) =>
    heads.signMissing(),
  ),
];
