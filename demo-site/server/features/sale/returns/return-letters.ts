import { type SendContext, sendMail } from "../../../platform/mail/send";
import { sumText, tellStaff } from "../../money";
import type { InvoiceRow } from "../invoice-repository";
import { dayText, momentText, type Reader, readReaders } from "../letter-to";
import type { ReturnRow } from "./return-repository";
import * as letters from "./returns.mail";

function about(row: InvoiceRow, of: ReturnRow, reader: Reader): letters.AboutReturn {
  const { name, english, isSeller } = reader;
  return {
    name,
    english,
    isSeller,
    isWithdrawal: of.reason === "desistimiento",
    isAgreement: of.reason === "acuerdo",
    isAsker: (of.asked_by === "seller") === isSeller,
    title: row.title,
    invoice: row.id,
  };
}

/** Both sides hear at once of what was asked. */
export async function tellRequested(
  ctx: SendContext,
  row: InvoiceRow,
  of: ReturnRow,
  outcome: letters.Receipt["outcome"],
): Promise<void> {
  const { buyer, seller } = await readReaders(ctx.db, row);
  for (const reader of [buyer, seller]) {
    await sendMail(ctx, letters.returnReceived, reader.email, {
      ...about(row, of, reader),
      when: momentText(of.requested_ms, reader),
      text: of.text,
      outcome,
      refundDue: lastDay(of, reader),
    });
  }
}

/** What one side has decided; the house hears of an appeal. */
export async function tellDecided(
  ctx: SendContext,
  row: InvoiceRow,
  of: ReturnRow,
  decision: letters.Decision["decision"],
  notes: string,
): Promise<void> {
  const { buyer, seller } = await readReaders(ctx.db, row);
  for (const reader of [buyer, seller]) {
    await sendMail(ctx, letters.returnDecided, reader.email, {
      ...about(row, of, reader),
      decision,
      notes,
      refundDue: lastDay(of, reader),
      mayAppeal: !of.appealed,
    });
  }
  if (decision !== "appealed") return;
  await tellStaff(ctx, letters.returnDecided, {
    ...about(row, of, { ...seller, name: "", english: false }),
    decision,
    notes,
    refundDue: lastDay(of, { english: false }),
    mayAppeal: false,
  });
}

/** The money is on its way or there. */
export async function tellClosed(ctx: SendContext, row: InvoiceRow, of: ReturnRow): Promise<void> {
  const { buyer, seller } = await readReaders(ctx.db, row);
  for (const reader of [buyer, seller]) {
    const euro = (cents: number) => sumText(cents, reader);
    await sendMail(ctx, letters.returnClosed, reader.email, {
      ...about(row, of, reader),
      amount: euro(of.refund_cents ?? 0),
      parts: of.backs.map(({ to, amountCents }) => ({ to, amount: euro(amountCents) })),
      notes: of.refund_notes,
    });
  }
}

/** The day is near, or over: its seller is reminded, and then the house. */
export async function tellDue(
  ctx: SendContext,
  row: InvoiceRow,
  of: ReturnRow,
  { isLate }: { isLate: boolean },
): Promise<void> {
  const { seller } = await readReaders(ctx.db, row);
  const values = { ...about(row, of, seller), isLate };
  await sendMail(ctx, letters.returnDue, seller.email, { ...values, day: lastDay(of, seller) });
  if (!isLate) return;
  const spanish = { english: false };
  await tellStaff(ctx, letters.returnDue, {
    ...values,
    ...spanish,
    name: "",
    day: lastDay(of, spanish),
  });
}

function lastDay(of: ReturnRow, reader: Pick<Reader, "english">): string {
  return dayText(of.refund_due_ms - 1, reader);
}
