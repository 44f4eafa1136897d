import { describeElement } from "../../src/element/descriptor";
import { Payment } from "./Payment";
import styles from "./payment.css?inline";

export const paymentElement = describeElement({
  tag: "martillo-payment",
  component: Payment,
  styles,
  reservedHeight: "44px",
  attributes: {
    purpose: { prop: "purpose", type: "string" },
    reference: { prop: "reference", type: "string" },
    amount: { prop: "amount", type: "string" },
  },
});
