import { failedInBalanceCents } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import type { PaymentRow } from "./payment-repository";
import { readMoney, readResolvedCents } from "./failed-refund-repository";

/** What changes about a payment, in cents. */
interface Change {
  disputedCents?: number;
  /** A refund of it fails. `houseCents`: the part of it that the house had borne. */
  failed?: { cents: number; houseCents: number };
}

/**
 * By how much what is in the payer's balance of refunds that failed has to change with news of the payment, in cents: less than nothing where
 * its bank has given it back. Nothing for a top-up, whose disputes take the balance themselves. The payment is locked, the news are not booked.
 */
export async function balanceChange(t: Db, payment: PaymentRow, change: Change): Promise<number> {
  const { failed = { cents: 0, houseCents: 0 }, disputedCents: disputing = 0 } = change;
  if (payment.purpose === "topup") return failed.cents - failed.houseCents;
  const { goneCents, failedCents, inBalanceCents, disputedCents } = await readMoney(t, payment.id);
  const due = failedInBalanceCents({
    capturedCents: payment.captured_cents,
    goneCents: goneCents - failed.cents,
    failedCents: failedCents + failed.cents - failed.houseCents,
    disputedCents: disputedCents + disputing,
  });
  return due - inBalanceCents;
}

/**
 * What of a payment of something went into the payer's balance: its provider did not take the refund, or staff resolved there what fitted
 * nothing.
 */
export async function readInBalanceCents(
  db: Db,
  { id, purpose }: Pick<PaymentRow, "id" | "purpose">,
): Promise<number> {
  if (purpose === "topup") return 0;
  const resolvedCents = await readResolvedCents(db, id);
  return Math.max(0, (await readMoney(db, id)).inBalanceCents + resolvedCents);
}
