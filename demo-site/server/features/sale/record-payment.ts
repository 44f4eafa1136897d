import type { sellerPayOffline } from "martillo/contract";
import { formatEuro, parseCents, partialPayment, refuseAmount } from "martillo/domain";
import type { CallContext, Viewer } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { noteDeed } from "../../platform/security/audit";
import { mayManageLot } from "../lots";
import { sendMail } from "../../platform/mail/send";
import { once, recordOffline, sumText, takeTold } from "../money";
import { readMissingBilling } from "./cart/billing";
import { countPaid } from "./count-paid";
import { dueOf, type InvoiceRow, lockInvoice, readInvoice } from "./invoice-repository";
import { answerDetail } from "./invoice-view";
import { issueInvoice } from "./issue";
import { readReaders } from "./letter-to";
import { bookPickup, confirmPickup } from "./pickup/book";
import type { SaleActor } from "./sale-event-repository";
import { writePaid } from "./sale-letters";
import { transferConfirmed } from "./transfers.mail";
import { tellSides } from "./tell-sides";

/** The account of a sale that the viewer manages, locked. Throws NOT_FOUND. */
export async function lockManaged(
  { db, requireViewer }: Pick<CallContext, "db" | "requireViewer">,
  id: number,
): Promise<InvoiceRow> {
  const row = await lockInvoice(db, id);
  if (!row || !mayManageLot(requireViewer(), row.seller_id)) throw new ApiFault("NOT_FOUND");
  return row;
}

/** As what somebody who manages a sale acts. */
export function managerOf(viewer: Viewer, row: InvoiceRow): SaleActor {
  const isStaff = viewer.staff && viewer.id !== row.seller_id;
  return { id: viewer.actedBy ?? viewer.id, role: isStaff ? "staff" : "seller" };
}

/**
 * Notes a payment made in another way; what was not issued is issued first. Null: all that is due. `told`: the payment of a transfer that the
 * buyer told of. Throws AMOUNT_TOO_LOW, AMOUNT_TOO_HIGH, INVOICE_PAID, INVOICE_CANCELLED, BILLING_INCOMPLETE.
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
  if (await readMissingBilling(ctx.db, found)) {
    throw new ApiFault("BILLING_INCOMPLETE", {
      text: "Al comprador le faltan su NIF o su dirección: pídale que los complete en su compra.",
    });
  }
  const row =
    found.status === "draft"
      ? await issueInvoice(ctx.db, found, ctx.config.operator, actor)
      : found;
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
  const written = await countPaid(ctx.db, row, {
    paidCents: row.paid_cents + cents,
    event: "pay",
    actor,
    noted: "record_payment",
    reason: reference,
  });
  // Who presses knows it already.
  if (actor.role === "staff") await writePaid(ctx, written, cents);
  await noteDeed(ctx.db, viewer, "payment recorded", { invoice: row.id, payment, cents });
  const { buyer } = await readReaders(ctx.db, row);
  await sendMail(ctx, transferConfirmed, buyer.email, {
    name: buyer.name,
    english: buyer.english,
    title: row.title,
    invoice: row.id,
    amount: sumText(cents, buyer),
  });
  return written;
}

/** Notes a payment of the buyer's that the seller has had by transfer or in cash. */
export const payOffline: Handler<typeof sellerPayOffline> = async (input, ctx) => {
  const viewer = ctx.requireViewer();
  const { idempotency_key: key, ...body } = input;
  const cents = parseCents(input.amount);
  const call = "seller/offline/payCartOffline";
  const keyed = { userId: viewer.id, key, call, body, isMove: true };
  const sides = await once(ctx.db, keyed, async (t) => {
    const inside = { ...ctx, db: t };
    const row = await lockManaged(inside, input.invoice_id);
    const startsAtMs = input.payment_object?.appointmentTime ?? undefined;
    if (startsAtMs !== undefined) {
      const wish = { startsAtMs, person: undefined };
      await bookPickup(inside, row, wish, { actor: managerOf(viewer, row), mayWait: true });
    }
    await confirmPickup(inside, await recordPayment(inside, row, cents, input.reference ?? ""));
    return { buyer_id: row.buyer_id, seller_id: row.seller_id };
  });
  tellSides(ctx, sides);
  const row = await readInvoice(ctx.db, input.invoice_id);
  if (!row) throw new ApiFault("NOT_FOUND");
  return answerDetail(ctx.db, row, "seller", ctx.config.operator);
};

function euro(cents: number): string {
  return formatEuro(cents, { whole: false });
}
