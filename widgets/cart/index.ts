// What the signed-in person keeps, or has won and not confirmed yet: until when, with what, and what it comes to.
export { Cart, type CartEvents, type CartProps } from "./Cart";
export { cartElement } from "./cart.element";
