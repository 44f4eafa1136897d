import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import styles from "./purchase-list.css?inline";
import { PurchaseList } from "./PurchaseList";

export const purchaseListElement = describeElement({
  tag: "martillo-purchase-list",
  component: PurchaseList,
  styles: withAccountStyles(styles),
  reservedHeight: "320px",
  attributes: { type: { prop: "type", type: "string" } },
});
