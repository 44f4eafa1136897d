export { Cart, type CartEvents, type CartProps } from "./Cart";
export { cartElement } from "./cart.element";
