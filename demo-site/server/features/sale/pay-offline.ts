import type { sellerPayOffline } from "martillo/contract";
import { parseCents } from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { once } from "../money";
import { readInvoice } from "./invoice-repository";
import { answerDetail } from "./invoice-view";
import { lockManaged, managerOf, recordPayment } from "./record-payment";
import { tellSides } from "./tell-sides";

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
      const of = { startsAtMs, actor: managerOf(viewer, row) };
      for (const listener of ctx.saleListeners) await listener.timeChosen?.(inside, row, of);
    }
    await recordPayment(inside, row, cents, input.reference ?? "");
    return { buyer_id: row.buyer_id, seller_id: row.seller_id };
  });
  tellSides(ctx, sides);
  const row = await readInvoice(ctx.db, input.invoice_id);
  if (!row) throw new ApiFault("NOT_FOUND");
  return answerDetail(ctx, row, "seller");
};
