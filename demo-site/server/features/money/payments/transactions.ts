import { PATHS } from "martillo/contract";
import type { allTransactions, PaymentSubject, Transaction } from "martillo/contract";
import { toDecimal, wirePaymentStatus } from "martillo/domain";
import type { Handler } from "../../../platform/call/mount";
import { displayRange } from "../../../platform/lists/display-range";
import { readDocuments } from "../../documents";
import { purposeText } from "../money-letters";
import { readSubjects, subjectKey } from "../payables";
import { paymentMethodOf } from "../payment-view";
import { readTransactions, type Row } from "./transaction-repository";

function toTransaction(
  row: Row & { state: Transaction["status"] },
  { hasDocument, about }: { hasDocument: boolean; about: PaymentSubject | undefined },
): Transaction {
  const isRefund = row.kind === "refund";
  const what = about
    ? `${purposeText({ ...row, quote: {} })}: ${about.projects_title}`
    : purposeText(row);
  return {
    id: `${row.kind === "refund" ? "r" : "p"}${row.id}`,
    payment: row.payment_id,
    created_at: row.created_ms,
    paid_on: row.paid_ms,
    kind: row.kind,
    description: isRefund ? `Devolución: ${what}` : what,
    amount: toDecimal(isRefund ? -row.amount_cents : row.amount_cents),
    refunded: toDecimal(row.refunded_cents),
    status: isRefund
      ? row.state
      : wirePaymentStatus({
          status: row.payment_status,
          capturedCents: row.captured_cents,
          refundedCents: row.refunded_cents,
          disputed: row.disputed,
        }),
    payment_method: paymentMethodOf(row),
    ...(row.method && { card: row.method }),
    ref: row.ref,
    ...(about && { about }),
    ...(hasDocument && { receipt: PATHS.subscriptionHistory }),
  };
}

export const listTransactions: Handler<typeof allTransactions> = async (
  { page, limit, filters },
  ctx,
) => {
  const viewer = ctx.requireViewer();
  const { rows, total } = await readTransactions(ctx.db, {
    userId: viewer.staff ? null : viewer.id,
    kind: filters?.kind ?? null,
    status: filters?.status ?? null,
    fromMs: filters?.from ?? null,
    toMs: filters?.to ?? null,
    page,
    limit,
  });
  // Its payer finds the document there; staff find it beside the payment.
  const ids = viewer.staff ? [] : rows.map(({ payment_id }) => payment_id);
  const subjects = await readSubjects(ctx, rows);
  const documents = await readDocuments(ctx.db, "payment", ids);
  return {
    records: rows.map((row) =>
      toTransaction(row, {
        hasDocument: documents.has(row.payment_id),
        about: subjects.get(subjectKey(row)),
      }),
    ),
    totalRecords: total,
    setDisp: displayRange(page, limit, rows.length, total),
  };
};
