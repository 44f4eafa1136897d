import type { Db } from "../../platform/db/db";
import type { InvoiceRow, TypedBilling } from "../sale";
import { readCart, readCartOf } from "./cart-repository";

/** What the buyer of a sale has typed in the cart in which it waits for its document. */
export async function readTyped(
  db: Db,
  sale: Pick<InvoiceRow, "id" | "buyer_id">,
): Promise<TypedBilling | undefined> {
  const cartId = await readCartOf(db, sale.id);
  const cart = cartId === null ? undefined : await readCart(db, cartId);
  if (cart?.user_id !== sale.buyer_id) return undefined;
  return { cart: { id: cart.id, type: cart.type }, billing: cart.billing };
}
