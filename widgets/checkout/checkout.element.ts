import { describeElement } from "../../src/element/descriptor";
import { cartStyles } from "../../src/patterns/cart";
import { accountStyles } from "../account";
import styles from "./checkout.css?inline";
import { Checkout } from "./Checkout";

export const checkoutElement = describeElement({
  tag: "martillo-checkout",
  component: Checkout,
  styles: `${accountStyles}\n${cartStyles}\n${styles}`,
  reservedHeight: "480px",
  attributes: {
    cart: { prop: "cart", type: "number" },
    type: { prop: "type", type: "string" },
    "invoice-url": { prop: "invoiceUrl", type: "string" },
    "cart-url": { prop: "cartUrl", type: "string" },
  },
});
