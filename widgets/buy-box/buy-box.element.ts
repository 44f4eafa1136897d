import { describeElement } from "../../src/element/descriptor";
import styles from "./buy-box.css?inline";
import { BuyBox } from "./BuyBox";

export const buyBoxElement = describeElement({
  tag: "martillo-buy-box",
  component: BuyBox,
  styles,
  reservedHeight: "48px",
  attributes: {
    lot: { prop: "lot", type: "number" },
    "cart-url": { prop: "cartUrl", type: "string" },
    "invoice-url": { prop: "invoiceUrl", type: "string" },
  },
});
