import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import styles from "./transaction-list.css?inline";
import { TransactionList } from "./TransactionList";

export const transactionListElement = describeElement({
  tag: "martillo-transaction-list",
  component: TransactionList,
  styles: withAccountStyles(styles),
  reservedHeight: "320px",
  attributes: {},
});
