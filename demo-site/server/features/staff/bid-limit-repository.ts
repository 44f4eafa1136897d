import type { BidLimitRequest } from "martillo/contract";
import { toDecimal } from "martillo/domain";
import { ms, type Db } from "../../platform/db/db";

interface RequestRow {
  id: number;
  user_id: number;
  limit_cents: number;
  note: string;
  status: BidLimitRequest["status"];
  created_ms: number;
  decided_ms: number | null;
}

const COLUMNS = `id, user_id, limit_cents, note, status, ${ms("created_at")} as created_ms,
  ${ms("decided_at")} as decided_ms`;

function toRequest(row: RequestRow): BidLimitRequest {
  return {
    id: row.id,
    user_id: row.user_id,
    amount: toDecimal(row.limit_cents),
    note: row.note,
    status: row.status,
    created_at: row.created_ms,
    decided_at: row.decided_ms,
  };
}

/** Asks anew: an open request is replaced. */
export async function askForLimit(
  db: Db,
  asked: { userId: number; cents: number; note: string },
): Promise<BidLimitRequest> {
  const [row] = await db.query<RequestRow>(
    `insert into bid_limit_requests (user_id, limit_cents, note) values ($1, $2, $3)
     on conflict (user_id) where status = 'pending' do update
       set limit_cents = excluded.limit_cents, note = excluded.note, created_at = now()
     returning ${COLUMNS}`,
    [asked.userId, asked.cents, asked.note],
  );
  if (!row) throw new Error("martillo: the request could not be written");
  return toRequest(row);
}

/** Nothing for a request that is answered already. */
export async function decideLimit(
  db: Db,
  decision: { id: number; actorId: number; isApproved: boolean; cents: number | null },
): Promise<BidLimitRequest | undefined> {
  const [row] = await db.query<RequestRow>(
    `update bid_limit_requests set status = $2, decided_at = clock_timestamp(), decided_by = $3,
       limit_cents = coalesce($4, limit_cents)
     where id = $1 and status = 'pending' returning ${COLUMNS}`,
    [decision.id, decision.isApproved ? "approved" : "refused", decision.actorId, decision.cents],
  );
  return row && toRequest(row);
}

/** The open requests of accounts, by account. */
export async function openRequests(
  db: Db,
  userIds: readonly number[],
): Promise<Map<number, BidLimitRequest>> {
  const rows = await db.query<RequestRow>(
    `select ${COLUMNS} from bid_limit_requests where status = 'pending' and user_id = any($1::bigint[])`,
    [userIds],
  );
  return new Map(rows.map((row) => [row.user_id, toRequest(row)]));
}

/** Of an account that becomes another person's. */
export async function forgetLimitRequests(t: Db, userId: number): Promise<void> {
  await t.query("delete from bid_limit_requests where user_id = $1", [userId]);
}
