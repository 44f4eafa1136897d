import { post } from "./ledger/post";
import type { Applied, MoneyTransaction } from "./payables";
import type { PaymentRow } from "./payment-repository";

/** Books what came beyond what was due: it is on its way back. */
export async function bookOver(
  { db }: Pick<MoneyTransaction, "db">,
  payment: PaymentRow,
  { refundId, amountCents }: NonNullable<Applied["over"]>,
): Promise<void> {
  await post(
    db,
    {
      event: "late",
      payment: payment.id,
      provider: payment.provider,
      amountCents,
      refund: refundId,
    },
    { paymentId: payment.id, refundId },
  );
}
