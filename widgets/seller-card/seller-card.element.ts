import { describeElement } from "../../src/element/descriptor";
import styles from "./seller-card.css?inline";
import { SellerCard } from "./SellerCard";

export const sellerCardElement = describeElement({
  tag: "martillo-seller-card",
  component: SellerCard,
  styles,
  reservedHeight: "320px",
  attributes: {
    seller: { prop: "seller", type: "number" },
    "lots-url": { prop: "lotsUrl", type: "string" },
    "heading-level": { prop: "headingLevel", type: "number" },
  },
  properties: { onRead: {} },
});
