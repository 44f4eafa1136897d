import { formatEuro, HOUSE_ZONE } from "martillo/domain";
import { type SendContext, sendMail } from "../../platform/mail/send";
import { dueOf, readInvoice } from "./invoice-repository";
import { readParties } from "./parties";
import { buyNowDone, saleMade } from "./sale.mail";

const DAY = new Intl.DateTimeFormat("es", { dateStyle: "long", timeZone: HOUSE_ZONE });

/** The last day on which it may be paid: the deadline is the midnight after it. */
export function lastDayText(dueMs: number): string {
  return DAY.format(dueMs - 1);
}

/** Tells the seller of a sale, and who bought without a bid. Once: the account remembers it. */
export async function writeSaleLetters(
  ctx: SendContext,
  invoiceId: number,
  { toBuyer }: { toBuyer: boolean },
): Promise<void> {
  const row = await readInvoice(ctx.db, invoiceId);
  if (!row) return;
  const { buyer, seller } = await readParties(ctx.db, row);
  const told = {
    title: row.title,
    total: formatEuro(dueOf(row), { whole: false }),
    due: lastDayText(row.due_ms),
    invoice: row.id,
  };
  if (toBuyer) {
    await sendMail(ctx, buyNowDone, buyer.email, {
      ...told,
      name: buyer.name,
      seller: row.seller_name,
    });
  }
  await ctx.db.query("update invoices set told = true where id = $1", [invoiceId]);
  await sendMail(ctx, saleMade, seller.email, {
    ...told,
    name: seller.name,
    price: formatEuro(row.total_cents, { whole: false }),
    buyer: buyer.name,
    email: buyer.email,
    phone: buyer.phone,
  });
}
