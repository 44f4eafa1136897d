import { describeElement } from "../../src/element/descriptor";
import { accountStyles } from "../account";
import { PaymentResult } from "./PaymentResult";
import styles from "./payment-result.css?inline";

export const paymentResultElement = describeElement({
  tag: "martillo-payment-result",
  component: PaymentResult,
  styles: `${accountStyles}\n${styles}`,
  reservedHeight: "240px",
  attributes: {
    payment: { prop: "payment", type: "number" },
    "transactions-url": { prop: "transactionsUrl", type: "string" },
  },
});
