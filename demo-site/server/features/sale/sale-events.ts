import { sha256 } from "hash-wasm";
import { databaseNow } from "../../platform/db/clock";
import { type Db, ms } from "../../platform/db/db";

/** Who did something to a sale, and as what. */
export interface SaleActor {
  /** Null for the clock. */
  id: number | null;
  role: "buyer" | "seller" | "staff" | "system";
}

export const BY_CLOCK: SaleActor = { id: null, role: "system" };

export interface SaleEvent {
  event: string;
  from: string | null;
  to: string;
  reason?: string;
}

export interface SaleEventRow {
  at_ms: number;
  role: SaleActor["role"];
  event: string;
  from_status: string | null;
  to_status: string;
  reason: string;
}

/** Writes down what happened to a sale, chained to what happened before. The invoice is locked. */
export async function noteSale(
  t: Db,
  invoiceId: number,
  { id: actorId, role }: SaleActor,
  { event, from, to, reason = "" }: SaleEvent,
): Promise<void> {
  const [last] = await t.query<{ position: number; hash: string }>(
    "select position, hash from sale_events where invoice_id = $1 order by position desc limit 1",
    [invoiceId],
  );
  const position = (last?.position ?? 0) + 1;
  const prevHash = last?.hash ?? "";
  const atMs = Math.floor(await databaseNow(t));
  const text = JSON.stringify([
    prevHash,
    invoiceId,
    position,
    atMs,
    actorId,
    role,
    event,
    from,
    to,
    reason,
  ]);
  await t.query(
    `insert into sale_events (invoice_id, position, at, actor_id, role, event, from_status, to_status, reason,
       prev_hash, hash)
     values ($1, $2, to_timestamp($3::float8 / 1000), $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      invoiceId,
      position,
      atMs,
      actorId,
      role,
      event,
      from,
      to,
      reason,
      prevHash,
      await sha256(text),
    ],
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
