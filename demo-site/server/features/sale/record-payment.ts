import { formatEuro, partialPayment, refuseAmount } from "martillo/domain";
import type { CallContext, Viewer } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import { noteDeed } from "../../platform/security/audit";
import { mayManageLot } from "../lots";
import { sendMail } from "../../platform/mail/send";
import { recordOffline, sumText, takeTold } from "../money";
import { readMissingBilling } from "./billing";
import { countPaid } from "./count-paid";
import { dueOf, type InvoiceRow, lockInvoice } from "./invoice-repository";
import { issueInvoice } from "./issue";
import { readReaders } from "./letter-to";
import type { SaleActor } from "./sale-event-repository";
import { writePaid } from "./sale-letters";
import { transferConfirmed } from "./transfers.mail";

/** The account of a sale that the viewer manages, locked. Throws NOT_FOUND. */
export async function lockManaged(
  { db, requireViewer }: Pick<CallContext, "db" | "requireViewer">,
  id: number,
): Promise<InvoiceRow> {
  const row = await lockInvoice(db, id);
  if (!row || !mayManageLot(requireViewer(), row.seller_id)) throw new ApiFault("NOT_FOUND");
  return row;
}

/** The role in which the viewer who manages a sale acts. */
export function managerOf(viewer: Viewer, row: InvoiceRow): SaleActor {
  const isStaff = viewer.staff && viewer.id !== row.seller_id;
  return { id: viewer.actedBy ?? viewer.id, role: isStaff ? "staff" : "seller" };
}

/**
 * Notes a payment made in another way; a sale that was not issued is issued first. Null: all that is due. `told`: the payment of a transfer
 * that the buyer told of. Throws AMOUNT_TOO_LOW, AMOUNT_TOO_HIGH, INVOICE_PAID, INVOICE_CANCELLED, BILLING_INCOMPLETE.
 */
export async function recordPayment(
  ctx: CallContext,
  found: InvoiceRow,
  amountCents: number | null,
  reference: string,
  told?: number,
): Promise<InvoiceRow> {
  const viewer = ctx.requireViewer();
  const actor = managerOf(viewer, found);
  if (found.status === "cancel") throw new ApiFault("INVOICE_CANCELLED");
  if (found.status === "paid") throw new ApiFault("INVOICE_PAID");
  if (await readMissingBilling(ctx, found)) {
    throw new ApiFault("BILLING_INCOMPLETE", {
      text: "Al comprador le faltan su NIF o su dirección: pídale que los complete en su compra.",
    });
  }
  const row = found.status === "draft" ? await issueInvoice(ctx, found, actor) : found;
  const dueCents = dueOf(row);
  // The deposit may have paid all of it.
  if (row.status === "paid") return row;
  const cents = amountCents ?? dueCents;
  const bounds = partialPayment({ dueCents });
  // Of what was told the least was looked at when it was told; less may be due by now.
  const refusal = refuseAmount(cents, told === undefined ? bounds : { ...bounds, minCents: 1 });
  if (refusal?.code === "AMOUNT_TOO_HIGH") {
    throw new ApiFault("AMOUNT_TOO_HIGH", { values: { limit: euro(refusal.limitCents) } });
  }
  if (refusal) {
    throw new ApiFault("AMOUNT_TOO_LOW", { values: { minimum: euro(refusal.limitCents) } });
  }
  const of = { invoice: row.id, seller: row.seller_id };
  const payment =
    told === undefined
      ? await recordOffline(
          ctx.db,
          { userId: row.buyer_id, actorId: actor.id, amountCents: cents, reference },
          of,
        )
      : await takeTold(ctx.db, { id: told, amountCents: cents }, of);
  const written = await countPaid(ctx, row, {
    paidCents: row.paid_cents + cents,
    event: "pay",
    actor,
    noted: "record_payment",
    reason: reference,
  });
  // The person who presses knows it already.
  if (actor.role === "staff") await writePaid(ctx, written, cents);
  await noteDeed(ctx.db, viewer, "payment recorded", { invoice: row.id, payment, cents });
  const { buyer } = await readReaders(ctx.db, row);
  await sendMail(ctx, transferConfirmed, buyer.email, {
    name: buyer.name,
    language: buyer.language,
    title: row.title,
    invoice: row.id,
    amount: sumText(cents, buyer),
  });
  return written;
}

function euro(cents: number): string {
  return formatEuro(cents, { whole: false });
}
