import type { customPayments, StaffPayment } from "martillo/contract";
import { refundableCents, toDecimal } from "martillo/domain";
import type { CallContext } from "../../../platform/call/context";
import type { Handler } from "../../../platform/call/mount";
import type { Db } from "../../../platform/db/db";
import { displayRange } from "../../../platform/lists/display-range";
import { readDocuments } from "../../documents";
import { readInBalanceCents } from "../failed-refunds";
import { purposeText } from "../money-letters";
import { payableOf } from "../payables";
import { type PaymentRow, readPaymentsById } from "../payment-repository";
import { toPayment } from "../payment-view";
import { readRefundsOf } from "../refund-repository";
import { toRefund } from "../refund-view";
import { countPayments, readForfeitableRows, readPaymentIds } from "./staff-payment-repository";

/** What can still go back the way it came. Money of a balance goes back into it where it was spent. */
async function readRefundable(ctx: CallContext, row: PaymentRow): Promise<number> {
  if (row.provider === "wallet" || row.provider === "offline") return 0;
  if (!payableOf(ctx, row.purpose).isRefundable) return 0;
  if (row.status !== "succeeded" || row.disputed) return 0;
  const inBalanceCents = await readInBalanceCents(ctx.db, row);
  return refundableCents({
    capturedCents: row.captured_cents,
    refundedCents: row.refunded_cents + inBalanceCents,
  });
}

/** Held deposits of these payments whose owner has bought the lot and is late, by payment. */
async function readForfeitable(db: Db, payments: readonly number[]) {
  const rows = await readForfeitableRows(db, payments);
  return new Map(
    rows.map(({ payment_id, deposit, amount_cents }) => [
      payment_id,
      { deposit, amount: toDecimal(amount_cents) },
    ]),
  );
}

async function toStaffPayment(
  ctx: CallContext,
  row: PaymentRow,
  payer: StaffPayment["payer"],
  more: Pick<StaffPayment, "forfeitable" | "documents">,
): Promise<StaffPayment> {
  const [refundable, refunds] = await Promise.all([
    readRefundable(ctx, row),
    readRefundsOf(ctx.db, row.id),
  ]);
  return {
    payment: toPayment(row),
    payer,
    title: purposeText(row),
    provider: row.provider,
    provider_ref: row.provider_ref,
    created_at: row.created_ms,
    paid_on: row.settled_ms,
    came_in: row.came_in,
    disputed: row.disputed ? 1 : 0,
    refundable: toDecimal(refundable),
    refunds: refunds.map(toRefund),
    ...more,
  };
}

/** Payments of everybody, for staff who look for one. */
export const payments: Handler<typeof customPayments> = async (
  { page, limit, search = "", list },
  ctx,
) => {
  const { db } = ctx;
  const isReview = list === "review";
  const text = search.trim() === "" ? null : search.trim();
  const found = await readPaymentIds(db, { isReview, text, limit, offset: (page - 1) * limit });
  const total = await countPayments(db, isReview, text);
  const ids = found.map(({ id }) => id);
  const rows = new Map((await readPaymentsById(db, ids)).map((row) => [row.id, row]));
  const forfeitable = await readForfeitable(db, ids);
  const documents = await readDocuments(db, "payment", ids);
  const records = await Promise.all(
    found.flatMap(({ id, payer_id, name, email }) => {
      const row = rows.get(id);
      const payer = { id: payer_id, name, email };
      const more = {
        forfeitable: forfeitable.get(id) ?? null,
        documents: documents.get(id) ?? [],
      };
      return row ? [toStaffPayment(ctx, row, payer, more)] : [];
    }),
  );
  return { records, totalRecords: total, setDisp: displayRange(page, limit, found.length, total) };
};
