import type { MessageKeyOf } from "../../src/i18n";
import type { paymentMessages } from "./payment.messages";

export const paymentEnglish = {
  "payment.pay": "Pay",
  "payment.payAmount": "Pay {amount}",
  "payment.paid": "Paid",
  "payment.title": "Payment",
  "payment.close": "Close",
  "payment.loading": "Loading…",
  "payment.notLoaded": "The payment could not be loaded.",
} satisfies Record<MessageKeyOf<typeof paymentMessages>, string>;
