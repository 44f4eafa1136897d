import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import { BankManager } from "./BankManager";
import styles from "./bank-manager.css?inline";

export const bankManagerElement = describeElement({
  tag: "martillo-bank-manager",
  component: BankManager,
  styles: withAccountStyles(styles),
  reservedHeight: "240px",
  attributes: { kind: { prop: "kind", type: "string" } },
});
