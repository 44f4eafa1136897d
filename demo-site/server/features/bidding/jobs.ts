import type { Db } from "../../platform/db/db";
import { HOUR_MS, recurring } from "../../platform/jobs/job";
import type { Heads } from "./heads";
import { lapseRequests } from "./withdrawal-requests";

const SIGNATURES_EVERY_MS = 60_000;
const KEYS_AT_ONCE = 10_000;

/** Nobody asks for a bid of last month by its key any more. In pieces, so that bids never wait for it. */
export async function forgetKeys(db: Db): Promise<number> {
  for (let forgotten = 0; ;) {
    const rows = await db.query(
      `delete from bid_keys where (user_id, key) in (
         select user_id, key from bid_keys where created_at < now() - interval '30 days' limit $1)
       returning 1`,
      [KEYS_AT_ONCE],
    );
    forgotten += rows.length;
    if (rows.length < KEYS_AT_ONCE) return forgotten;
  }
}

/** What this feature does apart from calls. */
export const jobs = [
  recurring("old keys of bids", HOUR_MS, ({ db }: { db: Db }) => forgetKeys(db)),
  recurring("requests to withdraw bids", HOUR_MS, ({ db }: { db: Db }) => lapseRequests(db)),
  recurring("signatures", SIGNATURES_EVERY_MS, ({ heads }: { heads: Heads }) =>
    heads.signMissing(),
  ),
];
