/** What people of the house give back of a sale at a provider's own desk. */
import { invoiceParts, paymentDueAt } from "martillo/domain";
import { type Db, timestampOf } from "../../platform/db/db";
import { sendMail } from "../../platform/mail/send";
import { type MoneyTransaction, post, settledOf, sumText } from "../money";
import { countPaid } from "./count-paid";
import { dueOf, type InvoiceRow, readInvoice, readLines, toSaleLines } from "./invoice-repository";
import { paymentGoneBack } from "./invoices.mail";
import { dayText, type Reader, readReaders } from "./letter-to";
import { BY_CLOCK } from "./sale-events";
import { settingsOf } from "./sale-settings";

interface AtDesk {
  amountCents: number;
  refundId: number;
  /** Key of the entry that paid. */
  reverses: string;
}

/** A payment of a sale that stands is taken back, so that it is due again. The account is locked. Returns how much of it was. */
export async function takePaymentBack(
  t: MoneyTransaction,
  row: InvoiceRow,
  of: AtDesk,
): Promise<number> {
  const cents = Math.min(of.amountCents, row.paid_cents);
  if (cents === 0 || !(await isStanding(t.db, row))) return 0;
  await unpay(t.db, row, { ...of, amountCents: cents });
  await count(t, row, { paidCents: row.paid_cents - cents, backCents: cents });
  return cents;
}

/** A deposit that pays a sale is taken back from it. The account is locked. Returns how much of it was. */
export async function takeDepositBack(
  t: MoneyTransaction,
  row: InvoiceRow,
  of: AtDesk,
): Promise<number> {
  const cents = Math.min(of.amountCents, row.deposit_cents);
  if (cents === 0 || !(await isStanding(t.db, row))) return 0;
  await unpay(t.db, row, { ...of, amountCents: cents });
  const less = await takeFromDeposit(t.db, row, cents);
  await count(t, less, { paidCents: row.paid_cents, backCents: cents });
  return cents;
}

/** The deposit pays so much less of it. */
export async function takeFromDeposit(t: Db, row: InvoiceRow, cents: number): Promise<InvoiceRow> {
  await t.query("update invoices set deposit_cents = deposit_cents - $2 where id = $1", [
    row.id,
    cents,
  ]);
  return { ...row, deposit_cents: row.deposit_cents - cents };
}

/** It is neither cancelled nor given back, and no return has decided over its money. */
async function isStanding(t: Db, row: InvoiceRow): Promise<boolean> {
  if (row.status === "cancel" || row.status === "draft" || row.returned_ms !== null) return false;
  const decided = await t.query(
    "select 1 from returns where invoice_id = $1 and status = 'received' and refund_cents is not null limit 1",
    [row.id],
  );
  return decided.length === 0;
}

async function unpay(
  t: Db,
  row: InvoiceRow,
  { amountCents, refundId: refund, reverses }: AtDesk,
): Promise<void> {
  const of = { invoice: row.id, seller: row.seller_id };
  const { sellerCents } = invoiceParts(toSaleLines(await readLines(t, row.id)));
  await post(
    t,
    {
      event: "unpay",
      refund,
      settledCents: await settledOf(t, of, sellerCents),
      back: { to: "card", refund, amountCents },
      reverses,
      ...of,
    },
    { refundId: refund },
  );
}

/** Both sides hear that it is due again. Its buyer has as long to pay as after a sale, and is late through nothing that the house does. */
async function count(
  t: MoneyTransaction,
  found: InvoiceRow,
  { paidCents, backCents }: { paidCents: number; backCents: number },
): Promise<void> {
  await countPaid(t.db, found, {
    paidCents,
    event: "unpay",
    actor: BY_CLOCK,
    noted: "refunded_at_provider",
  });
  const { payment_days: days, holidays } = await settingsOf(t.db, found);
  const dueMs = Math.max(found.due_ms, paymentDueAt({ soldAtMs: found.now_ms, days, holidays }));
  await t.db.query(
    `update invoices set due_at = ${timestampOf("$2")}, reminders = 0 where id = $1`,
    [found.id, dueMs],
  );
  const row = await readInvoice(t.db, found.id);
  if (!row) throw new Error("martillo: an account that was paid back is not there");
  const { buyer, seller } = await readReaders(t.db, row);
  for (const reader of [buyer, seller]) {
    await sendMail(t, paymentGoneBack, reader.email, about(row, reader, backCents));
  }
}

function about(row: InvoiceRow, reader: Reader, backCents: number) {
  const { name, english, isSeller } = reader;
  return {
    name,
    english,
    isSeller,
    title: row.title,
    invoice: row.id,
    amount: sumText(backCents, reader),
    due: sumText(dueOf(row), reader),
    day: dayText(row.due_ms - 1, reader),
  };
}
