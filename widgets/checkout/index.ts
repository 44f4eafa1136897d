export { Checkout, type CheckoutEvents, type CheckoutProps } from "./Checkout";
export { checkoutElement } from "./checkout.element";
