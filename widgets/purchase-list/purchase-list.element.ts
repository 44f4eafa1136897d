import { describeElement } from "../../src/element/descriptor";
import { accountStyles } from "../account";
import styles from "./purchase-list.css?inline";
import { PurchaseList } from "./PurchaseList";

export const purchaseListElement = describeElement({
  tag: "martillo-purchase-list",
  component: PurchaseList,
  styles: `${accountStyles}\n${styles}`,
  reservedHeight: "320px",
  attributes: { type: { prop: "type", type: "string" } },
});
