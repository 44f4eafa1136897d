import { type SendContext, sendMail } from "../../platform/mail/send";
import { sumText, tellStaff } from "../money";
import { dayText, type InvoiceRow, momentText, type Reader, readReaders } from "../sale";
import type { ReturnRow } from "./return-repository";
import type { AboutReturn } from "./about-return";
import { type AboutLoss, returnLoss } from "./return-loss.mail";
import * as letters from "./returns.mail";

function about(row: InvoiceRow, of: ReturnRow, reader: Reader): AboutReturn {
  const { name, language, isSeller } = reader;
  return {
    name,
    language,
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
    ...about(row, of, house(seller)),
    decision,
    notes,
    refundDue: lastDay(of, { language: "for_spanish" }),
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
  const values = (reader: Reader) => ({
    ...about(row, of, reader),
    isLate,
    day: lastDay(of, reader),
  });
  await sendMail(ctx, letters.returnDue, seller.email, values(seller));
  if (isLate) await tellStaff(ctx, letters.returnDue, values(house(seller)));
}

export type LossOutcome = AboutLoss["outcome"];

/** What became of a deduction for lost value: both sides hear of it, and the house of one that is disputed or that it has left undecided. */
export async function tellLoss(
  ctx: SendContext,
  row: InvoiceRow,
  of: ReturnRow,
  outcome: LossOutcome,
): Promise<void> {
  const { buyer, seller } = await readReaders(ctx.db, row);
  for (const reader of [buyer, seller]) {
    await sendMail(ctx, returnLoss, reader.email, aboutLoss(row, of, reader, outcome));
  }
  if (outcome !== "disputed" && outcome !== "undecided") return;
  await tellStaff(ctx, returnLoss, aboutLoss(row, of, house(seller), outcome));
}

/** A deduction is settled soon by the clock: its buyer may still dispute it, or the house decide. */
export async function tellLossDue(ctx: SendContext, row: InvoiceRow, of: ReturnRow): Promise<void> {
  const { buyer, seller } = await readReaders(ctx.db, row);
  if (of.loss_status === "proposed") {
    await sendMail(ctx, returnLoss, buyer.email, aboutLoss(row, of, buyer, "near"));
  } else await tellStaff(ctx, returnLoss, aboutLoss(row, of, house(seller), "near"));
}

/** The house reads what the seller does, without a name and in Spanish. */
function house(seller: Reader): Reader {
  return { ...seller, name: "", language: "for_spanish" };
}

function aboutLoss(
  row: InvoiceRow,
  of: ReturnRow,
  reader: Reader,
  outcome: LossOutcome,
): AboutLoss {
  const euro = (cents: number) => sumText(cents, reader);
  return {
    ...about(row, of, reader),
    outcome,
    asked: euro(of.loss_asked_cents),
    kept: euro(of.loss_cents),
    released: euro(of.loss_asked_cents - of.loss_cents),
    isReleased: of.loss_cents < of.loss_asked_cents,
    notes: { proposed: of.refund_notes, disputed: of.loss_dispute, decided: of.loss_decision },
    day: of.loss_due_ms === null ? "" : dayText(of.loss_due_ms - 1, reader),
    isStaff: reader.name === "",
  };
}

function lastDay(of: ReturnRow, reader: Pick<Reader, "language">): string {
  return dayText(of.refund_due_ms - 1, reader);
}
