import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import styles from "./deposit-list.css?inline";
import { DepositList } from "./DepositList";

export const depositListElement = describeElement({
  tag: "martillo-deposit-list",
  component: DepositList,
  styles: withAccountStyles(styles),
  reservedHeight: "320px",
  attributes: {
    action: { prop: "action", type: "string" },
    deposit: { prop: "deposit", type: "number" },
    "document-url": { prop: "documentUrl", type: "string" },
  },
});
