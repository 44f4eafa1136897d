import { CartView } from "./CartView";
import { type CartOptions, useCart } from "./use-cart";

/** A cart of the person who is signed in. */
export function OpenCart(options: CartOptions) {
  return <CartView model={useCart(options)} />;
}
