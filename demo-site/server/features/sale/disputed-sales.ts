/** The consequences for a sale when its buyer's bank is asked to take a payment back. */
import { sendMail } from "../../platform/mail/send";
import { type MoneyTransaction, type Payable, sumText } from "../money";
import type { InvoiceRow } from "./invoice-repository";
import { saleDisputed } from "./invoices.mail";
import { readReaders } from "./letter-to";
import { BY_CLOCK, noteSale } from "./sale-events";
import { paidBy, unpay } from "./unpay";

type Dispute = Parameters<NonNullable<Payable["disputed"]>>[2];

/**
 * Both sides hear of it, and the hand-over waits. One that is lost makes the sale due again as long as the vehicle has not gone; after that the
 * house bears it. The account is locked.
 */
export async function followDispute(
  t: MoneyTransaction,
  row: InvoiceRow,
  { payment, dispute }: { payment: number; dispute: Dispute },
): Promise<"due" | "house"> {
  if (row.status === "cancel" || row.returned_ms !== null) return "house";
  const { disputeRef, cents, depositId } = dispute;
  const isDue = dispute.status === "lost" && mayBeOwed(row, dispute);
  if (isDue) {
    await unpay(t, row, {
      payment,
      depositId,
      cents,
      refund: `dispute.${disputeRef}`,
      back: { to: "bank", amountCents: cents },
      noted: "dispute_lost",
    });
  } else {
    await noteSale(t.db, row.id, BY_CLOCK, {
      event: `dispute_${dispute.status}`,
      from: row.status,
      to: row.status,
    });
  }
  const { buyer, seller } = await readReaders(t.db, row);
  for (const reader of [buyer, seller]) {
    const { name, language, isSeller } = reader;
    await sendMail(t, saleDisputed, reader.email, {
      name,
      language,
      isSeller,
      title: row.title,
      invoice: row.id,
      amount: sumText(cents, reader),
      outcome: isDue ? "due" : dispute.status,
    });
  }
  return isDue ? "due" : "house";
}

function mayBeOwed(row: InvoiceRow, dispute: Dispute): boolean {
  const isStanding = row.status === "paid" || row.status === "partial";
  return isStanding && row.delivered < 3 && dispute.cents <= paidBy(row, dispute);
}
