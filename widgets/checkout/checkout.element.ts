import { describeElement } from "../../src/element/descriptor";
import { cartStyles } from "../../src/patterns/cart";
import { withAccountStyles } from "../account";
import styles from "./checkout.css?inline";
import { Checkout } from "./Checkout";

export const checkoutElement = describeElement({
  tag: "martillo-checkout",
  component: Checkout,
  styles: withAccountStyles(cartStyles, styles),
  reservedHeight: "480px",
  attributes: {
    cart: { prop: "cart", type: "number" },
    type: { prop: "type", type: "string" },
    "invoice-url": { prop: "invoiceUrl", type: "string" },
    "cart-url": { prop: "cartUrl", type: "string" },
  },
});
