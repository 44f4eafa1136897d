// Buys what is in a cart, in three steps: to whom the document goes, where the vehicles stand, and what it comes to.
export { Checkout, type CheckoutEvents, type CheckoutProps } from "./Checkout";
export { checkoutElement } from "./checkout.element";
