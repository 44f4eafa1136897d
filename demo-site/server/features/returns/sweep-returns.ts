/** What the clock does to returns. No rule relies on it. */
import { nextLoss } from "martillo/domain";
import type { MoneyContext } from "../money";
import { BY_CLOCK, type InvoiceRow, lockInvoice, lookAfter, noteSale, tellSides } from "../sale";
import { tellDecided, tellDue, tellLossDue } from "./return-letters";
import {
  lockReturn,
  readLossesNear,
  readLossesOver,
  readToClose,
  readToLapse,
  readToRemind,
  type ReturnRow,
  setLetters,
  updateReturn,
} from "./return-repository";
import { hasOpenLoss, isOpen } from "./return-rules";
import { closeWhenBack, settleLoss } from "./settle-return";

const AT_ONCE = 100;
/** When its seller is reminded, in days from the day of the money. With the last one the house hears of it, too. */
const REMINDERS_DAYS = [-4, 0] as const;

/** Ends those whose money is back, and writes about those that wait. Returns how many it touched. */
export async function sweepReturns(ctx: MoneyContext): Promise<number> {
  let count = 0;
  // Those whose refunds wait for their bank are passed by: they would be looked at again and again.
  const back = await readToClose(ctx.db, AT_ONCE);
  for (const each of back) count += await one(ctx, each, close);
  const lapsed = await readToLapse(ctx.db, AT_ONCE);
  for (const each of lapsed) count += await one(ctx, each, lapse);
  count += await sweepLosses(ctx);
  for (const [index, days] of REMINDERS_DAYS.entries()) {
    const due = await readToRemind(ctx.db, AT_ONCE, index, days);
    const isLate = days >= 0;
    for (const each of due) {
      count += await one(ctx, each, (inside, row, of) =>
        remind(inside, row, of, { index, isLate }),
      );
    }
  }
  return count;
}

/** Settles deductions whose time is over, and writes about those whose time is nearly over. */
async function sweepLosses(ctx: MoneyContext): Promise<number> {
  let count = 0;
  const over = await readLossesOver(ctx.db, AT_ONCE);
  for (const each of over) count += await one(ctx, each, lapseLoss);
  const near = await readLossesNear(ctx.db, AT_ONCE);
  for (const each of near) count += await one(ctx, each, remindOfLoss);
  return count;
}

/** Under the locks of its sale and of itself. */
function one(
  ctx: MoneyContext,
  { id, invoice_id }: { id: number; invoice_id: number },
  run: (inside: MoneyContext, row: InvoiceRow, of: ReturnRow) => Promise<void>,
): Promise<1> {
  return lookAfter(ctx, { return: id }, async (inside) => {
    const row = await lockInvoice(inside.db, invoice_id);
    const of = await lockReturn(inside.db, id);
    if (row && of && isOpen(of.status)) await run(inside, row, of);
  });
}

async function close(ctx: MoneyContext, row: InvoiceRow, of: ReturnRow): Promise<void> {
  const closed = await closeWhenBack(ctx, row, of, BY_CLOCK);
  if (closed.status !== "closed") return;
  tellSides(ctx, row);
  ctx.bus.lotChanged([row.lot_id]);
}

/**
 * A deduction that was not disputed is accepted; one that the house has not decided is given up, so that the buyer's money never waits for
 * ever.
 */
async function lapseLoss(ctx: MoneyContext, row: InvoiceRow, of: ReturnRow): Promise<void> {
  const status = of.loss_status && nextLoss(of.loss_status, "lapse");
  if (status === null || of.loss_due_ms === null || row.now_ms < of.loss_due_ms) return;
  const isAccepted = status === "accepted";
  await settleLoss(ctx, row, of, {
    status,
    keptCents: isAccepted ? of.loss_cents : 0,
    actor: BY_CLOCK,
    outcome: isAccepted ? "lapsed" : "undecided",
  });
  tellSides(ctx, row);
  ctx.bus.lotChanged([row.lot_id]);
}

async function remindOfLoss(ctx: MoneyContext, row: InvoiceRow, of: ReturnRow): Promise<void> {
  if (!hasOpenLoss(of) || of.loss_reminded) return;
  await tellLossDue(ctx, row, await updateReturn(ctx.db, of, { loss_reminded: true }));
}

/** The other side has not answered. */
async function lapse(ctx: MoneyContext, row: InvoiceRow, of: ReturnRow): Promise<void> {
  if (of.status !== "requested") return;
  const lapsed = await updateReturn(ctx.db, of, { status: "withdrawn" }, "decided");
  await noteSale(ctx.db, row.id, BY_CLOCK, {
    event: "return_lapsed",
    from: row.status,
    to: row.status,
  });
  await tellDecided(ctx, row, lapsed, "lapsed", "");
}

async function remind(
  ctx: MoneyContext,
  row: InvoiceRow,
  of: ReturnRow,
  { index, isLate }: { index: number; isLate: boolean },
): Promise<void> {
  if (of.letters !== index || of.refund_cents !== null) return;
  await setLetters(ctx.db, of.id, index + 1);
  await tellDue(ctx, row, of, { isLate });
}
