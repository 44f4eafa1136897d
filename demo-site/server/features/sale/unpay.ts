/** What paid a sale pays it no more. */
import { invoiceParts, type LedgerEventOf, type LedgerId } from "martillo/domain";
import type { SendContext } from "../../platform/mail/send";
import { post, settledOf } from "../money";
import { countPaid } from "./count-paid";
import { type InvoiceRow, readLines, takeFromDeposit, toSaleLines } from "./invoice-repository";
import { BY_CLOCK } from "./sale-events";
import type { SaleContext } from "./sale-listener";

/** A payment of a sale, or the deposit that it gave and that was applied to the sale. */
export interface PaidWith {
  payment: number;
  depositId: number | null;
}

/** What of a sale it pays, in cents. */
export function paidBy(row: InvoiceRow, { depositId }: Pick<PaidWith, "depositId">): number {
  return depositId === null ? row.paid_cents : row.deposit_cents;
}

/** Takes a part of it back from the sale, so that it is due again. The account is locked, and the part no more than it pays. */
export async function unpay(
  ctx: SendContext & SaleContext,
  row: InvoiceRow,
  of: PaidWith & {
    cents: number;
    /** What takes it back: names the entry. */
    refund: LedgerId;
    back: LedgerEventOf<"unpay">["back"];
    refundId?: number;
    /** How the log of the sale names it. */
    noted: string;
  },
): Promise<void> {
  const { db: t } = ctx;
  const { payment, depositId, cents, refund, back, refundId, noted } = of;
  const sale = { invoice: row.id, seller: row.seller_id };
  const { sellerCents } = invoiceParts(toSaleLines(await readLines(t, row.id)));
  await post(
    t,
    {
      event: "unpay",
      refund,
      settledCents: await settledOf(t, sale, sellerCents),
      back,
      reverses: depositId === null ? `pay:${payment}` : `apply:${depositId}`,
      ...sale,
    },
    { paymentId: payment, ...(refundId !== undefined && { refundId }) },
  );
  const isOfDeposit = depositId !== null;
  await countPaid(ctx, isOfDeposit ? await takeFromDeposit(t, row, cents) : row, {
    paidCents: isOfDeposit ? row.paid_cents : row.paid_cents - cents,
    event: "unpay",
    actor: BY_CLOCK,
    noted,
  });
}
