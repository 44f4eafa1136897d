import type { Services } from "../../platform/call/context";

/** Both sides of a sale read again what they show of it. After the commit. */
export function tellSides(
  { bus }: Pick<Services, "bus">,
  { buyer_id, seller_id }: { buyer_id: number; seller_id: number },
): void {
  bus.money(buyer_id);
  bus.money(seller_id);
}
