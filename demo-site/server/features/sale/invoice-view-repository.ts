import type { PaidWith } from "../money";
import { type Db, ms } from "../../platform/db/db";

export function readPaymentsOf(db: Db, invoice: string) {
  return db.query<{
    id: number;
    at_ms: number;
    captured_cents: number;
    refunded_cents: number;
    amount_cents: number;
    status: string;
    provider: string;
    method: PaidWith | null;
    reference: string | null;
  }>(
    `select id, ${ms("coalesce(settled_at, created_at)")} as at_ms, captured_cents, refunded_cents, amount_cents,
       status, provider, method, quote ->> 'reference' as reference
     from payments where purpose = 'invoice' and ref = $1
       and status in ('succeeded', 'processing', 'authorized', 'review') order by id`,
    [invoice],
  );
}
