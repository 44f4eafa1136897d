import { SellerCommission } from "martillo/contract/schemas";

/** SQL for what the house takes of sellers of what is published now; null where it takes nothing. */
export const HOUSE_COMMISSION =
  "(select value -> 'seller_commission' from settings where key = 'sale')";

/** SQL for what the house takes of the seller of a lot `l`: what held when it was published; drafts go by what holds now. */
export const LOT_COMMISSION = `case when l.status = 'draft' then ${HOUSE_COMMISSION} else l.seller_commission end`;

/** Terms as the settings and lots keep them; null where nothing is taken, or the terms cannot be read. */
export function readCommission(stored: unknown): SellerCommission | null {
  const read = SellerCommission.safeParse(stored);
  if (!read.success) return null;
  const { percent, minimum } = read.data;
  return percent === 0 && minimum === 0 ? null : read.data;
}
