/** What follows for a sale when its buyer's bank is asked to take a payment back. */
import { invoiceParts } from "martillo/domain";
import { sendMail } from "../../platform/mail/send";
import { type MoneyTransaction, type Payable, post, settledOf, sumText } from "../money";
import { countPaid } from "./count-paid";
import { takeFromDeposit } from "./desk-refunds";
import { type InvoiceRow, lockInvoice, readLines, toSaleLines } from "./invoice-repository";
import { saleDisputed } from "./invoices.mail";
import { readReaders } from "./letter-to";
import { BY_CLOCK, noteSale } from "./sale-events";

type Dispute = Parameters<NonNullable<Payable["disputed"]>>[2];

/**
 * Both sides hear of it, and the hand-over waits. One that is lost makes the sale due again as long as the vehicle has not gone; after that the
 * house bears it. The account is locked.
 */
export async function followDispute(
  t: MoneyTransaction,
  invoiceId: number,
  { payment, dispute }: { payment: number; dispute: Dispute },
): Promise<"due" | "house"> {
  const row = await lockInvoice(t.db, invoiceId);
  if (!row || row.status === "cancel" || row.returned_ms !== null) return "house";
  const isDue = dispute.status === "lost" && mayBeOwed(row, dispute);
  if (isDue) await owe(t, row, { payment, dispute });
  else {
    await noteSale(t.db, row.id, BY_CLOCK, {
      event: `dispute_${dispute.status}`,
      from: row.status,
      to: row.status,
    });
  }
  const { buyer, seller } = await readReaders(t.db, row);
  for (const reader of [buyer, seller]) {
    const { name, english, isSeller } = reader;
    await sendMail(t, saleDisputed, reader.email, {
      name,
      english,
      isSeller,
      title: row.title,
      invoice: row.id,
      amount: sumText(dispute.cents, reader),
      outcome: dispute.status === "lost" && isDue ? "due" : dispute.status,
    });
  }
  return isDue ? "due" : "house";
}

function mayBeOwed(row: InvoiceRow, { depositId, cents }: Dispute): boolean {
  const isStanding = row.status === "paid" || row.status === "partial";
  const gaveCents = depositId === null ? row.paid_cents : row.deposit_cents;
  return isStanding && row.delivered < 3 && cents <= gaveCents;
}

async function owe(
  t: MoneyTransaction,
  row: InvoiceRow,
  { payment, dispute }: { payment: number; dispute: Dispute },
): Promise<void> {
  const of = { invoice: row.id, seller: row.seller_id };
  const { depositId, cents } = dispute;
  const { sellerCents } = invoiceParts(toSaleLines(await readLines(t.db, row.id)));
  await post(
    t.db,
    {
      event: "unpay",
      refund: `dispute.${dispute.disputeRef}`,
      settledCents: await settledOf(t.db, of, sellerCents),
      back: { to: "bank", amountCents: cents },
      reverses: depositId === null ? `pay:${payment}` : `apply:${depositId}`,
      ...of,
    },
    { paymentId: payment },
  );
  const isOfDeposit = depositId !== null;
  const left = isOfDeposit ? await takeFromDeposit(t.db, row, cents) : row;
  await countPaid(t.db, left, {
    paidCents: isOfDeposit ? row.paid_cents : row.paid_cents - cents,
    event: "unpay",
    actor: BY_CLOCK,
    noted: "dispute_lost",
  });
}
