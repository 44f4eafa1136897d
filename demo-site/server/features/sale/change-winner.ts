import type { sellerUpdateInvoice } from "martillo/contract";
import { nextInvoice, parseCents, toDecimal, transition, winnerChangePrice } from "martillo/domain";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { withRetries } from "../../platform/db/retry";
import { noteLotDeed } from "../../platform/security/audit";
import { type EligibleBidder, readEligible } from "./eligible-bidders";
import {
  dueOf,
  type InvoiceRow,
  readInvoice,
  setReplacedBy,
  updateInvoice,
} from "./invoice-repository";
import { lockManaged, managerOf } from "./record-payment";
import { noteSale } from "./sale-events";
import { lastDayText, writeCancelled, writeSecondChance } from "./sale-letters";
import { readSaleSettings } from "./sale-settings";
import { sellToBidder } from "./sell-to-bidder";
import { stopDelivery } from "./stop-delivery";
import { freeVehicle, takeBackIssued } from "./take-back";
import { readTermsOfLot } from "./sold-lot-repository";

/** Gives a sale to another bidder, who is not bound: paying is the consent. The former winner owes nothing any more. */
export const changeWinner: Handler<typeof sellerUpdateInvoice> = async (input, ctx) => {
  const proposedCents = parseCents(input.per_total);
  if (proposedCents <= 0) {
    throw new ApiFault("INVALID_INPUT", { fields: { per_total: "Required" } });
  }
  const { old, invoiceId, priceCents } = await withRetries(() =>
    ctx.db.tx((t) => replace({ ...ctx, db: t }, input, proposedCents)),
  );
  ctx.bus.lotChanged([old.lot_id]);
  for (const id of [old.buyer_id, input.changed_user_id]) {
    ctx.bus.me(id, [old.lot_id]);
    ctx.bus.money(id);
  }
  ctx.bus.money(old.seller_id);
  return {
    invoice_id: invoiceId,
    user_id: input.changed_user_id,
    per_total: toDecimal(priceCents),
  };
};

interface Wanted {
  invoice_id: number;
  user_id: number;
  changed_user_id: number;
  notes?: string | undefined;
}

async function replace(ctx: CallContext, wanted: Wanted, proposedCents: number) {
  const { db: t } = ctx;
  const viewer = ctx.requireViewer();
  const old = await lockManaged(ctx, wanted.invoice_id);
  const actor = managerOf(viewer, old);
  const status = refuseReplacing(old, wanted, actor.role === "staff");
  const bidder = await readBidder(t, old, wanted.changed_user_id);
  const priceCents = winnerChangePrice({ proposedCents, lastPriceCents: bidder.lastPriceCents });
  const notes = wanted.notes?.trim() ?? "";

  if (old.status !== "draft") await takeBackIssued(ctx, old);
  await freeVehicle(ctx, old.id);
  await stopDelivery(ctx, old, { actor, reason: notes });
  await updateInvoice(t, old, { status, notes });
  await noteSale(t, old.id, actor, {
    event: "replace",
    from: old.status,
    to: status,
    reason: notes,
  });
  const invoiceId = await sellTo(ctx, old, { bidder, priceCents, actor });
  await setReplacedBy(t, old.id, invoiceId);
  await noteLotDeed(t, viewer, { id: old.lot_id, seller_id: old.seller_id }, "winner changed", {
    invoice: old.id,
    by: invoiceId,
    price: priceCents,
    notes,
  });
  await tellBoth(ctx, old, invoiceId, notes);
  return { old, invoiceId, priceCents };
}

/** The next status of the account, where it may be replaced at all. */
function refuseReplacing(row: InvoiceRow, wanted: Wanted, isStaff: boolean): InvoiceRow["status"] {
  if (row.status === "paid") throw new ApiFault("INVOICE_PAID");
  // Another person was quicker: the page shows a former winner.
  if (row.buyer_id !== wanted.user_id) throw new ApiFault("ILLEGAL_TRANSITION");
  if (row.paid_cents > 0) throw new ApiFault("INVOICE_HAS_PAYMENTS");
  if (row.delivered === 3) throw new ApiFault("HANDED_OVER");
  if (row.auction !== 1) throw new ApiFault("WINNER_NOT_ELIGIBLE");
  const status = nextInvoice(
    { status: row.status, dueCents: dueOf(row), paidCents: row.paid_cents },
    "replace",
  );
  if (status === null) throw new ApiFault("ILLEGAL_TRANSITION");
  if (!isStaff && row.now_ms < row.due_ms) {
    throw new ApiFault("TOO_EARLY", { values: { date: lastDayText(row.due_ms) } });
  }
  return status;
}

async function readBidder(t: CallContext["db"], row: InvoiceRow, id: number) {
  const eligible = await readEligible(t, {
    lotId: row.lot_id,
    round: row.round,
    except: row.buyer_id,
  });
  const bidder = eligible.find((one) => one.id === id);
  if (!bidder) throw new ApiFault("WINNER_NOT_ELIGIBLE");
  return bidder;
}

async function sellTo(
  ctx: CallContext,
  old: InvoiceRow,
  of: { bidder: EligibleBidder; priceCents: number; actor: ReturnType<typeof managerOf> },
): Promise<number> {
  const { db: t } = ctx;
  const { bidder, priceCents, actor } = of;
  const lot = await readTermsOfLot(t, old.lot_id);
  const status = lot ? transition(lot.status, "reaward") : null;
  // A lot that was listed anew is not this sale's any more.
  if (!lot || status === null || lot.round !== old.round) throw new ApiFault("ILLEGAL_TRANSITION");
  return sellToBidder(ctx, {
    lot: { id: old.lot_id, round: old.round, status },
    terms: lot,
    bidderId: bidder.id,
    bidId: bidder.bidId,
    priceCents,
    how: { channel: "winner_change", bound: false, actor },
  });
}

async function tellBoth(
  ctx: CallContext,
  old: InvoiceRow,
  invoiceId: number,
  notes: string,
): Promise<void> {
  await writeCancelled(ctx, old, { notes });
  const row = await readInvoice(ctx.db, invoiceId);
  if (!row) return;
  const { consent_hours: hours } = await readSaleSettings(ctx.db);
  await writeSecondChance(ctx, row, hours);
}
