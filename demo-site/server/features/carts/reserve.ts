import { endAlert } from "./free-alert-repository";
import { nextCartLine, refuseReservation, reservationUntil, transition } from "martillo/domain";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Db } from "../../platform/db/db";
import { lockLot, type LotStateRow, phaseOf, reserveLot } from "../lots";
import { hasOverdue, lotReserved, readSaleSettings, requireBuyer, timeText } from "../sale";
import {
  countHolds,
  insertReserved,
  isBought,
  lockOpenCart,
  readPast,
  reserveAgain,
} from "./cart-repository";
import { endLinesOf } from "./release";

/**
 * Keeps a direct sale for the viewer. One that is kept already, or bought, stays as it is. Run it in a transaction. Throws LOT_RESERVED,
 * RESERVATION_LIMIT, RESERVED_TOO_RECENTLY, PURCHASE_OVERDUE, NOT_FOR_SALE.
 */
export async function reserve(ctx: CallContext, lotId: number): Promise<void> {
  const { db: t } = ctx;
  const { id: userId } = ctx.requireViewer();
  const lot = await lockLot(t, lotId);
  if (!lot || lot.status === "draft" || lot.is_hidden) throw new ApiFault("NOT_FOUND");
  await requireBuyer(ctx, lot);
  // An offer that was accepted, or a purchase, is in the cart already.
  if (await isBought(t, userId, lotId)) return;
  const phase = phaseOf(lot);
  if (lot.auction === 1 || (phase !== "open" && phase !== "reserved")) {
    throw new ApiFault("NOT_FOR_SALE");
  }
  // From here on all reservations of this person wait for each other: no call counts past the most.
  const cart = await lockOpenCart(t, userId, "buynow");
  const settings = await readSaleSettings(t);
  const isHeld = phase === "reserved";
  const past = await readPast(t, userId, lotId);
  const refusal = refuseReservation({
    holder: isHeld
      ? { isSelf: lot.reserved_by === userId, untilMs: lot.reserved_until_ms ?? 0 }
      : null,
    otherHolds: await countHolds(t, userId, lotId),
    mostHolds: settings.holds,
    lastEndedMs: past?.ended_ms ?? null,
    askedByOthers: past?.asked_by_others ?? false,
    nowMs: lot.now_ms,
  });
  if (refusal?.code === "LOT_RESERVED") throw lotReserved(lot);
  if (refusal?.code === "RESERVATION_LIMIT") {
    throw new ApiFault(refusal.code, { values: { count: String(refusal.count) } });
  }
  if (refusal) throw new ApiFault(refusal.code, { values: { time: timeText(refusal.untilMs) } });
  if (isHeld) return;
  await requireNothingOverdue(t, userId);
  await endLinesOf(t, lotId);
  await endAlert(t, userId, lotId);
  await take(t, lot, cart.id, userId, settings.reservation_s * 1_000);
}

/**
 * An account that was opened after its due day, as for sales from before there were accounts, does not count: it could not be paid in time.
 */
async function requireNothingOverdue(t: Db, userId: number): Promise<void> {
  const found = await hasOverdue(t, userId);
  if (found) throw new ApiFault("PURCHASE_OVERDUE");
}

async function take(
  t: Db,
  lot: LotStateRow,
  cartId: number,
  userId: number,
  lengthMs: number,
): Promise<void> {
  const status = transition("open", "reserve");
  if (status === null) throw new ApiFault("ILLEGAL_TRANSITION");
  const untilMs = reservationUntil({ reservedAtMs: lot.now_ms, enteredAtMs: null, lengthMs });
  const again = nextCartLine("expired", "reserve_again");
  const kept = await reserveAgain(t, { cartId, lotId: lot.id, again, nowMs: lot.now_ms, untilMs });
  if (!kept) {
    await insertReserved(t, { cartId, lotId: lot.id, userId, nowMs: lot.now_ms, untilMs });
  }
  await reserveLot(t, { lotId: lot.id, status, userId, untilMs });
}
