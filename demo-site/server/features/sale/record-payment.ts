import type { sellerPayOffline } from "martillo/contract";
import { formatEuro, parseCents, partialPayment, refuseAmount } from "martillo/domain";
import type { CallContext, Viewer } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { noteDeed } from "../../platform/security/audit";
import { mayManageLot } from "../lots";
import { once, recordOffline } from "../money";
import { countPaid } from "./count-paid";
import { dueOf, type InvoiceRow, lockInvoice, readInvoice } from "./invoice-repository";
import { readDetail } from "./invoice-view";
import { issueInvoice } from "./issue";
import { bookPickup, confirmPickup } from "./pickup/book";
import type { SaleActor } from "./sale-events";

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
 * Notes a payment made in another way; what was not issued is issued first. Null: all that is due. Throws AMOUNT_TOO_LOW, AMOUNT_TOO_HIGH,
 * INVOICE_PAID, INVOICE_CANCELLED.
 */
export async function recordPayment(
  ctx: CallContext,
  found: InvoiceRow,
  amountCents: number | null,
  reference: string,
): Promise<InvoiceRow> {
  const viewer = ctx.requireViewer();
  const actor = managerOf(viewer, found);
  if (found.status === "cancel") throw new ApiFault("INVOICE_CANCELLED");
  if (found.status === "paid") throw new ApiFault("INVOICE_PAID");
  const row =
    found.status === "draft"
      ? await issueInvoice(ctx.db, found, ctx.config.operator, actor)
      : found;
  const dueCents = dueOf(row);
  // The deposit may have paid all of it.
  if (row.status === "paid") return row;
  const cents = amountCents ?? dueCents;
  const refusal = refuseAmount(cents, partialPayment({ dueCents }));
  if (refusal?.code === "AMOUNT_TOO_HIGH") {
    throw new ApiFault("AMOUNT_TOO_HIGH", { values: { limit: euro(refusal.limitCents) } });
  }
  if (refusal) {
    throw new ApiFault("AMOUNT_TOO_LOW", { values: { minimum: euro(refusal.limitCents) } });
  }
  const of = { invoice: row.id, seller: row.seller_id };
  const payment = await recordOffline(
    ctx.db,
    { userId: row.buyer_id, actorId: actor.id, amountCents: cents, reference },
    of,
  );
  const written = await countPaid(ctx.db, row, {
    paidCents: row.paid_cents + cents,
    event: "pay",
    actor,
    noted: "record_payment",
    reason: reference,
  });
  await noteDeed(ctx.db, viewer, "payment recorded", { invoice: row.id, payment, cents });
  return written;
}

/** Notes a payment of the buyer's that the seller has had by transfer or in cash. */
export const payOffline: Handler<typeof sellerPayOffline> = async (input, ctx) => {
  const viewer = ctx.requireViewer();
  const { idempotency_key: key, ...body } = input;
  const cents = parseCents(input.amount);
  const keyed = { userId: viewer.id, key, call: "seller/offline/payCartOffline", body };
  const buyerId = await once(ctx.db, keyed, async (t) => {
    const inside = { ...ctx, db: t };
    const row = await lockManaged(inside, input.invoice_id);
    const startsAtMs = input.payment_object?.appointmentTime ?? undefined;
    if (startsAtMs !== undefined) {
      const wish = { startsAtMs, person: undefined };
      await bookPickup(inside, row, wish, { actor: managerOf(viewer, row), mayWait: true });
    }
    await confirmPickup(inside, await recordPayment(inside, row, cents, input.reference ?? ""));
    return row.buyer_id;
  });
  ctx.bus.money(buyerId);
  const row = await readInvoice(ctx.db, input.invoice_id);
  if (!row) throw new ApiFault("NOT_FOUND");
  return { record: await readDetail(ctx.db, row, "seller", ctx.config.operator) };
};

function euro(cents: number): string {
  return formatEuro(cents, { whole: false });
}
