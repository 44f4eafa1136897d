import type { CartPickup, cartPickup as cartPickupCall } from "martillo/contract";
import { HOUSE_ZONE } from "martillo/domain";
import type { Handler } from "../../platform/call/mount";
import { readCalendar, readDays } from "../pickup";
import { ownCart } from "./cart-calls";
import { LIVE, readCartLines, stateOf } from "./cart-repository";

/** When the vehicles of a cart can be picked up. */
export const cartPickup: Handler<typeof cartPickupCall> = async ({ cart_id: cartId }, ctx) => {
  const cart = await ownCart(ctx, cartId);
  const lines = (await readCartLines(ctx.db, cart.id)).filter((line) =>
    LIVE.includes(stateOf(line)),
  );
  const records: CartPickup[] = [];
  for (const line of lines) {
    const calendar = await readCalendar(ctx.db, line);
    const days = await readDays(ctx.db, calendar, line.now_ms);
    records.push({
      project_id: line.lot_id,
      local_pickup_check: calendar.fields.local_pickup_check,
      dates: days.map(({ date, slots }) => ({
        date,
        slots: slots.map(({ startsAtMs, left }) => ({ start: startsAtMs, left })),
      })),
    });
  }
  return { records, timezone: HOUSE_ZONE, server_time: await ctx.now() };
};
