import { documentTotals, invoiceParts } from "martillo/domain";
import type { CallContext } from "../../platform/call/context";
import type { SendContext } from "../../platform/mail/send";
import { type GivenBack, holdAgain, post, settledOf, takeBackPayments } from "../money";
import { countPaid } from "./count-paid";
import { type InvoiceRow, readLines, releaseLines, toSaleLines } from "./invoice-repository";
import { correctInvoice } from "./issue";
import type { SaleActor } from "./sale-event-repository";
import type { SaleContext } from "./sale-listener";

/** Corrects the issued document, in the ledger too, and holds the deposit again. The account is locked, and nothing else is paid. */
export async function takeBackIssued(
  ctx: Pick<CallContext, "db" | "config">,
  row: InvoiceRow,
): Promise<void> {
  const { db: t } = ctx;
  const lines = toSaleLines(await readLines(t, row.id));
  const parts = invoiceParts(lines);
  const of = { invoice: row.id, seller: row.seller_id };
  if (documentTotals(lines).totalCents > 0) {
    await post(t, {
      event: "cancelinvoice",
      ...of,
      parts,
      settledCents: await settledOf(t, of, parts.sellerCents),
      applied:
        row.deposit_id !== null && row.deposit_cents > 0
          ? { deposit: row.deposit_id, amountCents: row.deposit_cents }
          : null,
    });
  }
  if (row.deposit_id !== null) await holdAgain(t, row.deposit_id, row.deposit_cents);
  await correctInvoice(t, row, ctx.config.operator);
}

/**
 * All that was paid of an account that is not paid in full goes back the way it came, so that the sale can be called off. The account is
 * locked. Throws PAYMENT_DISPUTED.
 */
export async function takeBackPaid(
  ctx: SendContext & SaleContext,
  row: InvoiceRow,
  actor: SaleActor,
): Promise<{ row: InvoiceRow; backs: GivenBack[] }> {
  const { db: t } = ctx;
  if (row.paid_cents === 0) return { row, backs: [] };
  const { sellerCents } = invoiceParts(toSaleLines(await readLines(t, row.id)));
  const backs = await takeBackPayments(t, {
    invoice: row.id,
    seller: row.seller_id,
    buyerId: row.buyer_id,
    sellerCents,
    askedBy: actor.id,
  });
  return { row: await countPaid(ctx, row, { paidCents: 0, event: "unpay", actor }), backs };
}

/** The vehicle of a sale that does not stand can be sold again, and another offer for it accepted; it waits in no cart. */
export async function freeVehicle(
  { db: t, saleListeners }: SaleContext,
  invoiceId: number,
): Promise<void> {
  await releaseLines(t, invoiceId);
  for (const listener of saleListeners) await listener.freed?.(t, invoiceId);
}
