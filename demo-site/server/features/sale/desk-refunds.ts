/** What people of the house give back of a sale at a provider's own desk. */
import { paymentDueAt } from "martillo/domain";
import { sendMail } from "../../platform/mail/send";
import { type MoneyTransaction, sumText } from "../money";
import { dueOf, type InvoiceRow, readInvoice, moveDue } from "./invoice-repository";
import { paymentGoneBack } from "./invoices.mail";
import { dayText, type Reader, readReaders } from "./letter-to";
import { firstAnswer } from "./sale-listener";
import { settingsOf } from "./sale-settings";
import { paidBy, type PaidWith, unpay } from "./unpay";

/** What paid a sale that stands is taken back, so that it is due again. The account is locked. Returns how much of it was. */
export async function takeBackAtDesk(
  t: MoneyTransaction,
  row: InvoiceRow,
  { refundId, ...of }: PaidWith & { cents: number; refundId: number },
): Promise<number> {
  const cents = Math.min(of.cents, paidBy(row, of));
  if (cents === 0 || !(await isStanding(t, row))) return 0;
  await unpay(t, row, {
    ...of,
    cents,
    refund: refundId,
    back: { to: "card", refund: refundId, amountCents: cents },
    refundId,
    noted: "refunded_at_provider",
  });
  await tellDueAgain(t, row, cents);
  return cents;
}

/** It is neither cancelled nor given back, and no return has decided over its money. */
async function isStanding(
  { db, saleListeners }: MoneyTransaction,
  row: InvoiceRow,
): Promise<boolean> {
  if (row.status === "cancel" || row.status === "draft" || row.returned_ms !== null) return false;
  const found = await firstAnswer(saleListeners, ({ returnOf }) => returnOf?.(db, row.id));
  return found !== "decided";
}

/** Both sides hear that it is due again. Its buyer has as long to pay as after a sale, and is late through nothing that the house does. */
async function tellDueAgain(
  t: MoneyTransaction,
  found: InvoiceRow,
  backCents: number,
): Promise<void> {
  const { payment_days: days, holidays } = await settingsOf(t.db, found);
  const dueMs = Math.max(found.due_ms, paymentDueAt({ soldAtMs: found.now_ms, days, holidays }));
  await moveDue(t.db, found.id, dueMs);
  const row = await readInvoice(t.db, found.id);
  if (!row) throw new Error("martillo: an account that was paid back is not there");
  const { buyer, seller } = await readReaders(t.db, row);
  for (const reader of [buyer, seller]) {
    await sendMail(t, paymentGoneBack, reader.email, about(row, reader, backCents));
  }
}

function about(row: InvoiceRow, reader: Reader, backCents: number) {
  const { name, language, isSeller } = reader;
  return {
    name,
    language,
    isSeller,
    title: row.title,
    invoice: row.id,
    amount: sumText(backCents, reader),
    due: sumText(dueOf(row), reader),
    day: dayText(row.due_ms - 1, reader),
  };
}
