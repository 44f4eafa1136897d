import type { ObservedDispute } from "../../ports/payment-provider";
import type { Db } from "../../platform/db/db";
import type { PaymentRow } from "./payment-repository";

export async function readDisputeStatus(
  t: Db,
  provider: string,
  disputeRef: string,
): Promise<{ status: ObservedDispute["status"] } | undefined> {
  const [row] = await t.query<{ status: ObservedDispute["status"] }>(
    "select status from disputes where provider = $1 and ref = $2",
    [provider, disputeRef],
  );
  return row;
}

export async function insertDispute(
  t: Db,
  values: {
    provider: string;
    disputeRef: string;
    paymentId: number;
    cents: number;
    status: "open" | "won" | "lost";
  },
): Promise<void> {
  await t.query(
    `insert into disputes (provider, ref, payment_id, amount_cents, status, closed_at)
       values ($1, $2, $3, $4, $5, case when $5 = 'open' then null else clock_timestamp() end)`,
    [values.provider, values.disputeRef, values.paymentId, values.cents, values.status],
  );
}

export async function closeDispute(
  t: Db,
  provider: string,
  disputeRef: string,
  status: "won" | "lost",
): Promise<void> {
  await t.query(
    "update disputes set status = $3, closed_at = clock_timestamp() where provider = $1 and ref = $2",
    [provider, disputeRef, status],
  );
}

export async function setBorneBy(
  db: Db,
  provider: string,
  disputeRef: string,
  borneBy: "due" | "house",
): Promise<void> {
  await db.query("update disputes set borne_by = $3 where provider = $1 and ref = $2", [
    provider,
    disputeRef,
    borneBy,
  ]);
}

/** Whether a payment is booked as what it was opened for. */
export async function hasPaid(db: Db, { id }: PaymentRow): Promise<boolean> {
  const [entry] = await db.query(
    "select 1 from ledger_entries where payment_id = $1 and event = 'pay'",
    [id],
  );
  return entry !== undefined;
}

export function readTakenOfDispute(
  db: Db,
  key: string,
): Promise<{ kind: string; cents: number }[]> {
  return db.query<{ kind: string; cents: number }>(
    `select a.kind, l.amount_cents as cents from ledger_entries e
     join ledger_lines l on l.entry_id = e.id join ledger_accounts a on a.id = l.account_id
     where e.key = $1 and a.kind in ('held', 'unallocated')`,
    [key],
  );
}
