import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import styles from "./selling-list.css?inline";
import { SellingList } from "./SellingList";

export const sellingListElement = describeElement({
  tag: "martillo-selling-list",
  component: SellingList,
  styles: withAccountStyles(styles),
  reservedHeight: "480px",
  attributes: {
    list: { prop: "list", type: "string" },
    kind: { prop: "kind", type: "string" },
    "keep-address": { prop: "keepAddress", type: "boolean" },
  },
});
