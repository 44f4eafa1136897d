import { describeElement } from "../../src/element/descriptor";
import { cartStyles } from "../../src/patterns/cart";
import { withAccountStyles } from "../account";
import styles from "./cart.css?inline";
import { Cart } from "./Cart";

export const cartElement = describeElement({
  tag: "martillo-cart",
  component: Cart,
  styles: withAccountStyles(cartStyles, styles),
  reservedHeight: "320px",
  attributes: {
    type: { prop: "type", type: "string" },
    "checkout-url": { prop: "checkoutUrl", type: "string" },
  },
});
