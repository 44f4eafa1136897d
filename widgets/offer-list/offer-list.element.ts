import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import styles from "./offer-list.css?inline";
import { OfferList } from "./OfferList";

export const offerListElement = describeElement({
  tag: "martillo-offer-list",
  component: OfferList,
  styles: withAccountStyles(styles),
  reservedHeight: "320px",
  attributes: {
    side: { prop: "side", type: "string" },
    "invoice-url": { prop: "invoiceUrl", type: "string" },
  },
});
