import { describeElement } from "../../src/element/descriptor";
import { accountStyles } from "../account";
import styles from "./transaction-list.css?inline";
import { TransactionList } from "./TransactionList";

export const transactionListElement = describeElement({
  tag: "martillo-transaction-list",
  component: TransactionList,
  styles: `${accountStyles}\n${styles}`,
  reservedHeight: "320px",
  attributes: {},
});
