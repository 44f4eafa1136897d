import { CheckoutView } from "./CheckoutView";
import { type CheckoutOptions, useCheckout } from "./use-checkout";

/** A checkout of the person who is signed in. */
export function OpenCheckout(options: CheckoutOptions) {
  return <CheckoutView model={useCheckout(options)} />;
}
