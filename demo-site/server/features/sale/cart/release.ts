import { nextCartLine, transition } from "martillo/domain";
import { errorText } from "../../../platform/call/log";
import { type Db, timestampOf } from "../../../platform/db/db";
import { lockLot } from "../../lots";
import type { MoneyContext } from "../../money";
import { type CartLineRow, readCartLine, stateOf } from "./cart-repository";

const AT_ONCE = 200;

/** Takes a line out of its cart, by its person or staff; what it kept is free. The lot is locked. */
export async function removeLine(t: Db, line: CartLineRow): Promise<void> {
  const state = stateOf(line);
  if (nextCartLine(state, "remove") === null) return;
  await endLine(t, line, "removed", line.now_ms);
}

/** Writes down which reservations of a locked lot are over. */
export async function endLinesOf(t: Db, lotId: number): Promise<boolean> {
  const held = await t.query<{ id: number }>(
    "select id from cart_lines where lot_id = $1 and state = 'reserved' for update",
    [lotId],
  );
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
  await t.query(
    `update cart_lines set state = $2, ended_at = coalesce(ended_at, ${timestampOf("$3")}) where id = $1`,
    [line.id, state, endedMs],
  );
  const free = transition("reserved", "release");
  await t.query(
    `update lots set status = $3, reserved_by = null, reserved_until = null, seq = seq + 1,
       updated_at = clock_timestamp() where id = $1 and status = 'reserved' and reserved_by = $2`,
    [line.lot_id, line.user_id, free],
  );
}

/** Frees what nobody keeps any more. Nothing relies on it: everybody looks at the clock. Returns how many lots. */
export async function sweepReservations(ctx: MoneyContext): Promise<number> {
  const rows = await ctx.db.query<{ lot_id: number }>(
    `select c.lot_id from cart_lines c join lots l on l.id = c.lot_id
     where c.state = 'reserved' and (c.reserved_until <= clock_timestamp()
       or l.status <> 'reserved' or l.reserved_by is distinct from c.user_id)
     order by c.reserved_until limit $1`,
    [AT_ONCE],
  );
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
