import { nextCartLine, refuseReservation, reservationUntil, transition } from "martillo/domain";
import type { CallContext } from "../../../platform/call/context";
import { ApiFault } from "../../../platform/call/fault";
import type { Db } from "../../../platform/db/db";
import { timestampOf } from "../../../platform/db/db";
import { lockLot, type LotStateRow, phaseOf } from "../../lots";
import { requireBuyer } from "../require-buyer";
import { readSaleSettings } from "../sale-settings";
import { lockOpenCart } from "./cart-repository";
import { lotReserved, timeText } from "./faults";
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
  // From here on all reservations of this person wait for each other: nobody counts past the most.
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

async function isBought(t: Db, userId: number, lotId: number): Promise<boolean> {
  const rows = await t.query(
    "select 1 from cart_lines where user_id = $1 and lot_id = $2 and state = 'awaiting' limit 1",
    [userId, lotId],
  );
  return rows.length > 0;
}

/** When the person's last reservation of the lot ended, and whether anybody else has wanted it since it began. */
async function readPast(t: Db, userId: number, lotId: number) {
  const [row] = await t.query<{ ended_ms: number; asked_by_others: boolean }>(
    `select floor(extract(epoch from coalesce(c.ended_at, c.reserved_until)) * 1000)::float8 as ended_ms,
       c.asked_by_others or exists (select 1 from cart_lines o
         where o.lot_id = c.lot_id and o.user_id <> c.user_id and o.reserved_at > c.reserved_at) as asked_by_others
     from cart_lines c where c.user_id = $1 and c.lot_id = $2 and c.state in ('reserved', 'expired', 'removed')
     order by c.reserved_at desc nulls last limit 1`,
    [userId, lotId],
  );
  return row;
}

/** Other lots that the person keeps. */
async function countHolds(t: Db, userId: number, lotId: number): Promise<number> {
  const [row] = await t.query<{ n: number }>(
    `select count(*)::int as n from cart_lines c join lots l on l.id = c.lot_id
     where c.user_id = $1 and c.lot_id <> $2 and c.state = 'reserved'
       and c.reserved_until > clock_timestamp() and l.status = 'reserved' and l.reserved_by = $1`,
    [userId, lotId],
  );
  return row?.n ?? 0;
}

/** What was opened after its day, as sales from before there were accounts, nobody could have paid in time. */
async function requireNothingOverdue(t: Db, userId: number): Promise<void> {
  const rows = await t.query(
    `select 1 from invoices i where i.buyer_id = $1 and i.bound and i.status in ('draft', 'unpaid', 'partial')
       and i.due_at <= clock_timestamp() and exists (select 1 from sale_events e
         where e.invoice_id = i.id and e.position = 1 and e.at < i.due_at) limit 1`,
    [userId],
  );
  if (rows.length > 0) throw new ApiFault("PURCHASE_OVERDUE");
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
  const kept = await t.query(
    `update cart_lines set state = $3, round = l.round, reserved_at = ${timestampOf("$4")},
       reserved_until = ${timestampOf("$5")}, entered_at = null, ended_at = null, asked_by_others = false
     from lots l where l.id = $2 and cart_id = $1 and lot_id = $2 and state = 'expired' returning 1`,
    [cartId, lot.id, again, lot.now_ms, untilMs],
  );
  if (kept.length === 0) {
    await t.query(
      `insert into cart_lines (cart_id, user_id, lot_id, round, state, reserved_at, reserved_until)
       select $1, $3, l.id, l.round, 'reserved', ${timestampOf("$4")}, ${timestampOf("$5")}
       from lots l where l.id = $2`,
      [cartId, lot.id, userId, lot.now_ms, untilMs],
    );
  }
  await t.query(
    `update lots set status = $2, reserved_by = $3, reserved_until = ${timestampOf("$4")}, seq = seq + 1,
       updated_at = clock_timestamp() where id = $1`,
    [lot.id, status, userId, untilMs],
  );
}

/** Whoever keeps it now waits for it no longer. */
async function endAlert(t: Db, userId: number, lotId: number): Promise<void> {
  await t.query("delete from free_alerts where user_id = $1 and lot_id = $2", [userId, lotId]);
}

/** Somebody wanted what another keeps: who keeps it cannot have it again at once. Beside the call that was refused. */
export async function noteAsked(db: Db, userId: number, lotId: number): Promise<void> {
  await db.query(
    `update cart_lines set asked_by_others = true
     where lot_id = $1 and user_id <> $2 and state = 'reserved' and not asked_by_others`,
    [lotId, userId],
  );
}
