import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import { PaymentResult } from "./PaymentResult";
import styles from "./payment-result.css?inline";

export const paymentResultElement = describeElement({
  tag: "martillo-payment-result",
  component: PaymentResult,
  styles: withAccountStyles(styles),
  reservedHeight: "240px",
  attributes: {
    payment: { prop: "payment", type: "number" },
    "transactions-url": { prop: "transactionsUrl", type: "string" },
  },
});
