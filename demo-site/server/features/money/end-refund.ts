/** How a refund ends: it has arrived, or its money is here again. */
import { nextRefund } from "martillo/domain";
import { sendMail } from "../../platform/mail/send";
import { balanceChange } from "./failed-refunds";
import { readTaken } from "./failed-refund-repository";
import { post } from "./ledger/post";
import { aboutSum, tellRefunded, tellUnallocated } from "./money-letters";
import { readPayer } from "./payer-repository";
import { refundFailed } from "./money.mail";
import type { MoneyTransaction } from "./payables";
import { addRefunded, type PaymentRow } from "./payment-repository";
import { type RefundRow, setRefund } from "./refund-repository";
import { readRefundCurrency, reopenReview } from "./stray-repository";

/** What became of a refund. */
export interface RefundEnd {
  event: "succeed" | "fail";
  /** The provider's name for it; null where it refused it. */
  refundRef: string | null;
}

/**
 * Books the end of a refund, or that it comes back after it had arrived. Money that does not go back is in the payer's balance, so that no
 * money is lost; but for what the payer's bank has taken back, and what had been given at the house's cost. The payment is locked.
 */
export async function endRefund(
  t: MoneyTransaction,
  payment: PaymentRow,
  refund: RefundRow,
  { event, refundRef }: RefundEnd,
): Promise<void> {
  const status = nextRefund(refund.status, event);
  if (status === null) return;
  if (status === "succeeded") await arrive(t, payment, refund);
  else await comeBack(t, payment, refund);
  await setRefund(t.db, refund.id, { status, providerRef: refundRef });
}

async function arrive(t: MoneyTransaction, payment: PaymentRow, refund: RefundRow): Promise<void> {
  const { id, user_id: userId, amount_cents: cents } = refund;
  await post(
    t.db,
    {
      event: "refundsucceeded",
      refund: id,
      provider: payment.provider,
      amountCents: cents,
      currency: await currencyOf(t, payment, refund),
    },
    { paymentId: payment.id, refundId: id },
  );
  await tellRefunded(t, payment, { userId, cents });
}

async function comeBack(
  t: MoneyTransaction,
  payment: PaymentRow,
  refund: RefundRow,
): Promise<void> {
  const { id, user_id: user, amount_cents: cents } = refund;
  const currency = await currencyOf(t, payment, refund);
  const taken = refund.is_at_desk ? await readTaken(t.db, id) : { strayCents: 0, houseCents: 0 };
  // It fitted nothing before, or is in another currency than any balance: staff decide once more.
  const isStray = taken.strayCents > 0 || currency !== payment.currency;
  const keptCents = isStray
    ? cents - taken.houseCents
    : await balanceChange(t.db, payment, { failed: { cents, houseCents: taken.houseCents } });
  await post(
    t.db,
    {
      event: "refundfailed",
      refund: id,
      user,
      amountCents: cents,
      houseCents: cents - keptCents,
      currency,
      ...(isStray && { to: "unallocated" as const }),
      ...(refund.status === "succeeded" && { backAt: payment.provider }),
    },
    { paymentId: payment.id, refundId: id },
  );
  await addRefunded(t.db, payment.id, -cents);
  if (isStray) {
    await reopenReview(t.db, payment.id, "the provider did not take the refund");
    await tellUnallocated(t, payment, { cents: keptCents, currency });
    return;
  }
  const payer = keptCents > 0 && (await readPayer(t.db, user));
  if (payer) await sendMail(t, refundFailed, payer.email, aboutSum(t, payment, payer, keptCents));
}

/** The currency in which it is on its way. */
async function currencyOf(
  t: MoneyTransaction,
  payment: PaymentRow,
  { id }: RefundRow,
): Promise<string> {
  return (await readRefundCurrency(t.db, id)) ?? payment.currency;
}
