/** How the money of a return goes back, and how the return ends. */
import { lossDueAt, nextInvoice, nextReturn } from "martillo/domain";
import type { CallContext } from "../../platform/call/context";
import type { SendContext } from "../../platform/mail/send";
import { ApiFault } from "../../platform/call/fault";
import { giveBackReturned, readRefundStatuses } from "../money";
import {
  cancelSale,
  correctInvoice,
  correctionOf,
  dueOf,
  freeLot,
  freeVehicle,
  type InvoiceRow,
  markReturned,
  noteSale,
  readInvoice,
  readLines,
  type ReturnService,
  type SaleActor,
  type SaleContext,
  takeBackPaid,
  updateInvoice,
} from "../sale";
import { fundsOf } from "./refundable";
import { type LossOutcome, tellClosed, tellLoss } from "./return-letters";
import { type ReturnRow, updateReturn } from "./return-repository";
import { hasOpenLoss } from "./return-rules";

type Tools = SendContext & SaleContext & Pick<CallContext, "ports">;

/**
 * A sale that is not paid in full is called off by its buyer's withdrawal: the money that was paid goes back, the deposit is held again and
 * goes back by itself, and nothing is held against anybody. The account is locked. Throws PAYMENT_DISPUTED.
 */
export async function callOff(
  ctx: Tools,
  found: InvoiceRow,
  of: ReturnRow,
  actor: SaleActor,
): Promise<ReturnRow> {
  const { db: t } = ctx;
  const paidCents = found.paid_cents;
  const { row, backs } = await takeBackPaid(ctx, found, actor);
  await cancelSale(ctx, row, { reason: "otro", notes: "Desistimiento.", actor, isTold: true });
  const decided = await updateReturn(t, of, { refund_cents: paidCents, backs });
  return closeWhenBack(ctx, await again(t, row.id), decided, actor);
}

/**
 * Decides how much money goes back for a vehicle that is back, and sets it on its way. A deduction for lost value waits for its buyer. The
 * account is locked.
 */
export async function refundReturn(
  ctx: Tools,
  row: InvoiceRow,
  of: ReturnRow,
  to: {
    amountCents: number;
    services: ReturnService[];
    lossCents: number;
    notes: string;
    actor: SaleActor;
  },
): Promise<ReturnRow> {
  const { db: t } = ctx;
  const lines = await readLines(t, row.id);
  const { parts } = correctionOf(lines, to);
  const given = await giveBackReturned(ctx, {
    ...fundsOf(row),
    returnId: of.id,
    seller: row.seller_id,
    buyerId: row.buyer_id,
    parts,
    amountCents: to.amountCents,
    // Something of it has gone back before, at the provider's own desk.
    dueCents: dueOf(row),
    askedBy: to.actor.id,
  });
  await noteSale(t, row.id, to.actor, {
    event: "return_refund",
    from: row.status,
    to: row.status,
    reason: to.notes,
  });
  const decided = await updateReturn(t, of, {
    refund_cents: to.amountCents,
    services: to.services,
    loss_cents: to.lossCents,
    refund_notes: to.notes,
    backs: given,
    ...(to.lossCents > 0 && {
      loss_status: "proposed",
      loss_asked_cents: to.lossCents,
      loss_due_ms: lossDueAt("proposed", row.now_ms),
    }),
  });
  if (hasOpenLoss(decided)) await tellLoss(ctx, row, decided, "proposed");
  return closeWhenBack(ctx, row, decided, to.actor);
}

/**
 * What its seller gives up of a deduction goes back as the rest did, and the return may end. Nothing goes back where all of it is kept. The
 * account is locked.
 */
export async function settleLoss(
  ctx: Tools,
  row: InvoiceRow,
  of: ReturnRow,
  to: {
    status: NonNullable<ReturnRow["loss_status"]>;
    /** What stays deducted. */
    keptCents: number;
    decision?: string;
    actor: SaleActor;
    outcome: LossOutcome;
  },
): Promise<ReturnRow> {
  const { db: t } = ctx;
  const amountCents = of.loss_cents - to.keptCents;
  const given = await giveBackReturned(ctx, {
    ...fundsOf(row),
    returnId: `${of.id}.loss`,
    seller: row.seller_id,
    buyerId: row.buyer_id,
    // A deduction is the seller's alone.
    parts: { sellerCents: amountCents, houseCents: 0, vatCents: 0, disbursedCents: 0 },
    amountCents,
    before: of.backs,
    askedBy: to.actor.id,
  });
  await noteSale(t, row.id, to.actor, {
    event: "return_loss_settled",
    from: row.status,
    to: row.status,
    reason: to.decision ?? "",
  });
  const settled = await updateReturn(t, of, {
    loss_status: to.status,
    loss_cents: to.keptCents,
    loss_decision: to.decision ?? "",
    loss_due_ms: null,
    refund_cents: (of.refund_cents ?? 0) + amountCents,
    backs: [...of.backs, ...given],
  });
  await tellLoss(ctx, row, settled, to.outcome);
  return closeWhenBack(ctx, row, settled, to.actor);
}

/**
 * Ends a return whose money has gone back, or has nowhere to wait for, and corrects what was issued. While a card's refund is under way it stays
 * as it is, and the clock looks again. The vehicle and its lot are free as soon as the money is back, also while a deduction is open. The
 * account is locked.
 */
export async function closeWhenBack(
  ctx: Tools,
  row: InvoiceRow,
  of: ReturnRow,
  actor: SaleActor,
): Promise<ReturnRow> {
  const { db: t } = ctx;
  if (of.refund_cents === null) return of;
  const ids = of.backs.flatMap(({ refundId }) => (refundId === null ? [] : [refundId]));
  const statuses = await readRefundStatuses(t, ids);
  if ([...statuses.values()].includes("pending")) return of;
  const status = nextReturn(of.status, "refund");
  if (status === null) throw new ApiFault("ILLEGAL_TRANSITION");
  const isSold = row.status !== "cancel";
  // It was freed before where a deduction was open, and may be sold again by now.
  if (row.returned_ms === null) await takeIn(ctx, row, { isSold });
  if (hasOpenLoss(of)) return of;
  await noteSale(t, row.id, actor, { event: "return_closed", from: row.status, to: row.status });
  const closed = await updateReturn(t, of, { status }, "closed");
  if (isSold) {
    const { kept, changed } = correctionOf(await readLines(t, row.id), {
      services: of.services,
      lossCents: of.loss_cents,
    });
    await correctInvoice(t, row, ctx.config.operator, { kept, changed });
  }
  await tellClosed(ctx, row, closed);
  return closed;
}

/** The vehicle is its seller's again, and can be sold. */
async function takeIn(
  ctx: SaleContext,
  row: InvoiceRow,
  { isSold }: { isSold: boolean },
): Promise<void> {
  const { db: t } = ctx;
  if (isSold) {
    const facts = { status: row.status, dueCents: 0, paidCents: row.paid_cents };
    const status = nextInvoice(facts, "close_return");
    if (status === null) throw new ApiFault("ILLEGAL_TRANSITION");
    await updateInvoice(t, row, { status });
    await freeVehicle(ctx, row.id);
    await freeLot(t, row, "otro");
  }
  await markReturned(t, row.id);
}

async function again(t: Tools["db"], id: number): Promise<InvoiceRow> {
  const row = await readInvoice(t, id);
  if (!row) throw new Error("martillo: an account that was called off is not there");
  return row;
}
