/** The documents over what sellers pay for their plans. */
import { correctPayment, issuePayment } from "../documents";
import {
  type MoneyTransaction,
  type PaymentRow,
  readPlanIncome,
  sumText,
  tellStaff,
} from "../money";
import { readProfileRecipient, readSaleSettings } from "../sale";
import { CREDIT_LABEL, type Terms } from "./offer";
import { planUnnamed } from "./plans.mail";
import { dayText } from "../../platform/dates/written-dates";

/** Up to here an invoice may leave out its recipient [RD 1619/2012, 4.1]. Cents, tax included. */
const SIMPLIFIED_LIMIT_CENTS = 40_000;

/** Issues the document of a payment of a plan; returns its number. The period that it pays has begun. */
export async function issuePlan(
  t: MoneyTransaction,
  payment: PaymentRow,
  of: {
    terms: Terms;
    netCents: number;
    vatCents: number;
    startMs: number | null;
    endMs: number | null;
  },
): Promise<string> {
  const { terms, netCents, vatCents } = of;
  const settings = await readSaleSettings(t.db);
  const { recipient, isComplete } = await readProfileRecipient(t.db, payment.user_id);
  const isSimplified = !isComplete && settings.invoicing === "factura";
  const creditCents = netCents - terms.planCents;
  const { number, totals } = await issuePayment(t.db, {
    paymentId: payment.id,
    operator: t.config.operator,
    settings,
    recipient: isSimplified ? null : recipient,
    title: terms.title,
    lines: [
      { label: terms.title + periodText(of), netCents: terms.planCents },
      ...(creditCents === 0 ? [] : [{ label: CREDIT_LABEL, netCents: creditCents }]),
    ],
    netCents,
    vatCents,
  });
  if (isSimplified && totals.totalCents > SIMPLIFIED_LIMIT_CENTS) {
    await tellStaff(t, planUnnamed, {
      number,
      amount: sumText(totals.totalCents, { language: "for_spanish" }),
      payment: String(payment.id),
    });
  }
  return number;
}

/** ", del 08-10-2026 al 08-11-2026". */
function periodText({ startMs, endMs }: { startMs: number | null; endMs: number | null }): string {
  return startMs === null || endMs === null ? "" : `, del ${dayText(startMs)} al ${dayText(endMs)}`;
}

/** Corrects that document by what a refund took out of the house's books. */
export async function correctPlan(
  t: MoneyTransaction,
  payment: Pick<PaymentRow, "id">,
  refundId: number,
): Promise<void> {
  const taken = await readPlanIncome(t.db, { paymentId: payment.id, refundId });
  await correctPayment(t.db, {
    paymentId: payment.id,
    operator: t.config.operator,
    settings: await readSaleSettings(t.db),
    netCents: -taken.netCents,
    vatCents: -taken.vatCents,
  });
}
