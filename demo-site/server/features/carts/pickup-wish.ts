/** When what is in a cart would be picked up: chosen before it is bought, booked with the checkout. */
import type { CallContext } from "../../platform/call/context";
import type { Db } from "../../platform/db/db";
import { lockInvoice } from "../sale";
import { bookPickup, readCalendar, requirePlace } from "../pickup";
import { type CartLineRow, type PickupWish, writeWish } from "./cart-repository";

/** Keeps what was chosen for a line, or that nothing is. Throws APPOINTMENT_DATE, APPOINTMENT_FULL. */
export async function keepWish(t: Db, line: CartLineRow, wish: PickupWish | null): Promise<void> {
  if (wish) await requirePlace(t, await readCalendar(t, line), wish.startsAtMs, line.now_ms);
  await writeWish(t, line.id, wish && JSON.stringify(wish));
}

/** Books what was chosen for a line that is bought now; it waits for its payment. */
export async function bookWish(
  ctx: CallContext,
  invoiceId: number,
  { pickup: wish }: CartLineRow,
): Promise<void> {
  const row = wish && (await lockInvoice(ctx.db, invoiceId));
  if (!row) return;
  const viewer = ctx.requireViewer();
  const actor = { id: viewer.actedBy ?? viewer.id, role: "buyer" } as const;
  await bookPickup(ctx, row, { person: undefined, ...wish }, { actor, mayWait: true });
}
