import { type Db, ms, timestampOf } from "../../platform/db/db";

/** The person who did something to a sale, and the role. */
export interface SaleActor {
  /** Null for the clock. */
  id: number | null;
  role: "buyer" | "seller" | "staff" | "system";
}

export interface SaleEventRow {
  at_ms: number;
  role: SaleActor["role"];
  event: string;
  from_status: string | null;
  to_status: string;
  reason: string;
}

export async function readLastEvent(
  t: Db,
  invoiceId: number,
): Promise<{ position: number; hash: string } | undefined> {
  const [row] = await t.query<{ position: number; hash: string }>(
    "select position, hash from sale_events where invoice_id = $1 order by position desc limit 1",
    [invoiceId],
  );
  return row;
}

/** How many times one side did one of these things to a sale in the last so many days. */
export async function countRecent(
  db: Db,
  invoiceId: number,
  { role, events, days }: { role: SaleActor["role"]; events: readonly string[]; days: number },
): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from sale_events
     where invoice_id = $1 and role = $2 and event = any ($3) and at > now() - make_interval(days => $4::int)`,
    [invoiceId, role, events, days],
  );
  return row?.count ?? 0;
}

export async function insertEvents(t: Db, rows: unknown): Promise<void> {
  await t.query(
    `insert into sale_events (invoice_id, position, at, actor_id, role, event, from_status, to_status, reason,
       prev_hash, hash)
     select invoice_id, position, ${timestampOf("at_ms")}, actor_id, role, event, from_status, to_status, reason,
       prev_hash, hash
     from json_to_recordset($1::json) as r (invoice_id bigint, position int, at_ms float8, actor_id bigint,
       role text, event text, from_status text, to_status text, reason text, prev_hash text, hash text)`,
    [JSON.stringify(rows)],
  );
}

/** What happened to a sale, oldest first. */
export function readSaleEvents(db: Db, invoiceId: number): Promise<SaleEventRow[]> {
  return db.query(
    `select ${ms("at")} as at_ms, role, event, from_status, to_status, reason
     from sale_events where invoice_id = $1 order by position`,
    [invoiceId],
  );
}
