import {
  account,
  entryKey,
  type InvoiceOfSeller,
  type LedgerEvent,
  settledCents,
} from "martillo/domain";
import type { Db } from "../../../platform/db/db";
import { readBalance } from "../ledger/balance-repository";
import { post } from "../ledger/post";
import {
  insertOffline,
  insertTold,
  markGivenBack,
  readSettledCents,
  readTakenLines,
  settleTold,
} from "./offline-payment-repository";

/** A payment that a seller says it has had in another way. */
export interface OfflinePayment {
  userId: number;
  actorId: number | null;
  amountCents: number;
  reference: string;
}

/** Notes and books it. The invoice is locked, and the amount no more than is due. Returns the payment. */
export async function recordOffline(
  t: Db,
  payment: OfflinePayment,
  of: InvoiceOfSeller,
): Promise<number> {
  const id = await insertOffline(t, {
    userId: payment.userId,
    actorId: payment.actorId,
    invoice: String(of.invoice),
    amountCents: payment.amountCents,
    quote: { reference: payment.reference },
  });
  await post(
    t,
    { event: "offline", payment: id, amountCents: payment.amountCents, ...of },
    { paymentId: id },
  );
  return id;
}

/** Notes that a buyer has sent a transfer: nothing is booked. The invoice is locked. Null where another payment of it is under way. */
export function tellOffline(
  t: Db,
  payment: OfflinePayment,
  invoice: number,
): Promise<number | null> {
  return insertTold(t, {
    userId: payment.userId,
    actorId: payment.actorId,
    invoice: String(invoice),
    amountCents: payment.amountCents,
    quote: { reference: payment.reference, told: true },
  });
}

/** It has come: booked as what a seller notes. The invoice is locked, and the amount no more than is due. */
export async function takeTold(
  t: Db,
  { id, amountCents }: { id: number; amountCents: number },
  of: InvoiceOfSeller,
): Promise<number> {
  await settleTold(t, id);
  await post(t, { event: "offline", payment: id, amountCents, ...of }, { paymentId: id });
  return id;
}

/** Takes a recorded payment back: it was a mistake. */
export async function undoOffline(
  t: Db,
  payment: { id: number; captured_cents: number },
  of: InvoiceOfSeller,
  sellerCents: number,
): Promise<void> {
  const event: LedgerEvent = {
    event: "offline",
    payment: payment.id,
    amountCents: payment.captured_cents,
    ...of,
  };
  const took = await readTaken(t, entryKey(event), of);
  await post(
    t,
    {
      event: "unpay",
      refund: `offline.${payment.id}`,
      settledCents: await settledOf(t, of, sellerCents),
      back: { to: "share", ...took },
      reverses: entryKey(event),
      ...of,
    },
    { paymentId: payment.id },
  );
  await markGivenBack(t, payment.id);
}

/** The sum of an invoice that has been settled with its seller, for entries that take it back. */
export async function settledOf(t: Db, of: InvoiceOfSeller, sellerCents: number): Promise<number> {
  const share = account("share", of.invoice);
  const bookedCents = await readSettledCents(t, String(of.invoice), String(of.seller));
  return settledCents({
    sellerCents,
    offlineShareCents: Math.abs(bookedCents),
    shareCents: await readBalance(t, share),
  });
}

async function readTaken(
  t: Db,
  key: string,
  of: InvoiceOfSeller,
): Promise<{ shareCents: number; owesCents: number }> {
  const rows = await readTakenLines(t, key);
  const cents = (kind: string, ref: string) =>
    Math.abs(rows.find((row) => row.kind === kind && row.ref === ref)?.cents ?? 0);
  return {
    // What settled the account with its seller has gone through the share, too, and is taken back on its own.
    shareCents: cents("share", String(of.invoice)) - cents("seller", String(of.seller)),
    owesCents: cents("owes", String(of.seller)),
  };
}
