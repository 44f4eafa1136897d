import { type Db, ms, timestampOf } from "../../platform/db/db";

/** Whether the house is asked already to withdraw a bid. */
export async function isAsked(t: Db, bidId: number): Promise<boolean> {
  const [row] = await t.query(
    "select 1 from withdrawal_requests where bid_id = $1 and state = 'asked'",
    [bidId],
  );
  return row !== undefined;
}

export async function readFirstEnd(t: Db, lotId: number): Promise<{ ends_ms: number } | undefined> {
  const [row] = await t.query<{ ends_ms: number }>(
    `select ${ms("min(r.ends_before)")} as ends_ms
     from withdrawal_requests r join lots l on l.id = r.lot_id and l.round = r.round
     where r.lot_id = $1 having count(*) > 0`,
    [lotId],
  );
  return row;
}

export async function insertRequest(
  t: Db,
  values: {
    lotId: number;
    bidId: number;
    reason: string;
    note: string | null;
    askedBy: number;
    endsBeforeMs: number;
  },
): Promise<void> {
  await t.query(
    `insert into withdrawal_requests (lot_id, round, bid_id, reason, note, asked_by, ends_before)
     select l.id, l.round, $2, $3, $4, $5, ${timestampOf("$6")} from lots l where l.id = $1`,
    [values.lotId, values.bidId, values.reason, values.note, values.askedBy, values.endsBeforeMs],
  );
}

export async function markKept(t: Db, bidId: number, decidedBy: number): Promise<boolean> {
  const [found] = await t.query(
    `update withdrawal_requests set state = 'kept', decided_by = $2, decided_at = clock_timestamp()
     where bid_id = $1 and state = 'asked' returning 1`,
    [bidId, decidedBy],
  );
  return found !== undefined;
}

/** Grants the requests about bids that count no longer. */
export async function grantRequests(t: Db, bidIds: readonly number[]): Promise<void> {
  await t.query(
    `update withdrawal_requests set state = 'granted', decided_at = clock_timestamp()
     where bid_id = any($1::bigint[]) and state = 'asked'`,
    [bidIds],
  );
}

/** Ends what the house has not decided before the lot was over. */
export async function lapseRequests(db: Db): Promise<void> {
  await db.query(
    `update withdrawal_requests r set state = 'lapsed', decided_at = clock_timestamp()
     from lots l where l.id = r.lot_id and r.state = 'asked'
       and (l.round <> r.round or l.status not in ('scheduled', 'open', 'closing'))`,
  );
}

export async function readTitleAndSeller(
  t: Db,
  lotId: number,
): Promise<{ title: string; seller: string } | undefined> {
  const [row] = await t.query<{ title: string; seller: string }>(
    `select l.title, coalesce(nullif(u.companyname, ''), u.first_name || ' ' || u.last_name) as seller
     from lots l join users u on u.id = l.seller_id where l.id = $1`,
    [lotId],
  );
  return row;
}

export async function countSellersWithdrawals(
  t: Db,
  lotId: number,
  action: string,
): Promise<number> {
  const [row] = await t.query<{ n: number }>(
    `select (select count(*) from user_audit
       where details ? 'lot' and (details->>'lot')::bigint = $1 and action = $2
         and details->>'by' = 'seller')
       + (select count(*) from withdrawal_requests where lot_id = $1) as n`,
    [lotId, action],
  );
  return row?.n ?? 0;
}
