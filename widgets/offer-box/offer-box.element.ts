import { describeElement } from "../../src/element/descriptor";
import styles from "./offer-box.css?inline";
import { OfferBox } from "./OfferBox";

export const offerBoxElement = describeElement({
  tag: "martillo-offer-box",
  component: OfferBox,
  styles,
  reservedHeight: "48px",
  attributes: {
    lot: { prop: "lot", type: "number" },
    "invoice-url": { prop: "invoiceUrl", type: "string" },
  },
});
