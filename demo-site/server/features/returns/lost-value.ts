/** What a buyer, a seller and the house do with a deduction for lost value. */
import type { ParsedInputOf, returnInvoice } from "martillo/contract";
import { formatEuro, lossDueAt, parseCents } from "martillo/domain";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { NewFile } from "../files";
import { lastDayText, noteSale, type PartyOf } from "../sale";
import { tellLoss } from "./return-letters";
import { addReturnFiles, type ReturnRow, updateReturn } from "./return-repository";
import { isTooLate, lossAfter, type LossAction } from "./return-rules";
import { settleLoss } from "./settle-return";

interface Answer extends Pick<ParsedInputOf<typeof returnInvoice>, "notes" | "amount"> {
  action: LossAction;
  files: readonly NewFile[];
}

/** One press. Throws LOSS_WINDOW_OVER, AMOUNT_TOO_HIGH, and ILLEGAL_TRANSITION where it is settled. The account and the return are locked. */
export async function answerLoss(
  ctx: CallContext,
  { row, actor }: PartyOf,
  of: ReturnRow,
  { action, notes, amount, files }: Answer,
): Promise<void> {
  const status = lossAfter(of, action);
  if (status === null) throw new ApiFault("ILLEGAL_TRANSITION");
  if (isTooLate(action, of, row.now_ms) && of.loss_due_ms !== null) {
    throw new ApiFault("LOSS_WINDOW_OVER", { values: { date: lastDayText(of.loss_due_ms) } });
  }
  if (action === "loss_dispute") {
    await addReturnFiles(ctx.db, of.id, files, { side: "buyer", about: "loss" });
    await noteSale(ctx.db, row.id, actor, {
      event: "return_loss_disputed",
      from: row.status,
      to: row.status,
      reason: notes,
    });
    const disputed = await updateReturn(ctx.db, of, {
      loss_status: status,
      loss_dispute: notes,
      loss_due_ms: lossDueAt(status, row.now_ms),
      loss_reminded: false,
    });
    await tellLoss(ctx, row, disputed, "disputed");
    return;
  }
  await settleLoss(ctx, row, of, {
    status,
    keptCents: keptCentsOf(of, action, amount),
    decision: action === "loss_accept" ? "" : notes,
    actor,
    outcome: status,
  });
}

function keptCentsOf(of: ReturnRow, action: LossAction, amount: Answer["amount"]): number {
  if (action === "loss_accept") return of.loss_cents;
  if (action === "loss_waive") return 0;
  const keptCents = parseCents(amount ?? "0");
  if (keptCents > of.loss_cents) {
    const limit = formatEuro(of.loss_cents, { whole: false });
    throw new ApiFault("AMOUNT_TOO_HIGH", { values: { limit } });
  }
  return keptCents;
}
