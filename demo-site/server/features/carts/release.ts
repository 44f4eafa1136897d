import { nextCartLine, transition } from "martillo/domain";
import { errorText } from "../../platform/call/log";
import type { Db } from "../../platform/db/db";
import { lockLot, releaseReservation } from "../lots";
import type { MoneyContext } from "../money";
import {
  type CartLineRow,
  endReservedLine,
  lockReservedLines,
  readCartLine,
  readEndedReservations,
  stateOf,
} from "./cart-repository";

/** Takes a line out of its cart, by its person or staff; the lot that it kept is free. The lot is locked. */
export async function removeLine(t: Db, line: CartLineRow): Promise<void> {
  const state = stateOf(line);
  if (nextCartLine(state, "remove") === null) return;
  await endLine(t, line, "removed", line.now_ms);
}

/** Writes down which reservations of a locked lot are over. */
export async function endLinesOf(t: Db, lotId: number): Promise<boolean> {
  const held = await lockReservedLines(t, lotId);
  let hasEnded = false;
  for (const { id } of held) {
    const line = await readCartLine(t, id);
    if (!line) continue;
    const state = stateOf(line);
    if (state !== "expired" && state !== "gone") continue;
    hasEnded = true;
    await endLine(t, line, state, Math.min(line.until_ms ?? line.now_ms, line.now_ms));
  }
  return hasEnded;
}

async function endLine(
  t: Db,
  line: CartLineRow,
  state: "expired" | "removed" | "gone",
  endedMs: number,
): Promise<void> {
  await endReservedLine(t, line.id, state, endedMs);
  const free = transition("reserved", "release");
  await releaseReservation(t, line.lot_id, line.user_id, free);
}

/** Frees lots whose reservation is over. No code relies on it: all readers look at the clock. Returns how many lots. */
export async function sweepReservations(ctx: MoneyContext): Promise<number> {
  const rows = await readEndedReservations(ctx.db);
  for (const { lot_id: lotId } of rows) {
    try {
      const hasEnded = await ctx.db.tx(async (t) => {
        await lockLot(t, lotId);
        return endLinesOf(t, lotId);
      });
      if (hasEnded) ctx.bus.lotChanged([lotId]);
    } catch (error) {
      ctx.log.error({ lot: lotId, ...errorText(error) }, "a reservation could not be ended");
    }
  }
  return rows.length;
}
