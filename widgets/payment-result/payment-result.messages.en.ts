import type { MessageKeyOf } from "../../src/i18n";
import type { paymentResultMessages } from "./payment-result.messages";

export const paymentResultEnglish = {
  "paymentResult.checking": "We are checking the payment…",
  "paymentResult.paid": "Payment received",
  "paymentResult.pending": "Payment in progress",
  "paymentResult.pendingText":
    "Your bank has not answered us yet. Do not repeat the payment: you may leave, and we will write to you when it is done.",
  "paymentResult.review": "We are reviewing the payment",
  "paymentResult.reviewText": "Do not repeat it. We will write to you.",
  "paymentResult.declined": "Payment declined",
  "paymentResult.declinedText":
    "The bank declined the payment of {amount} and nothing was charged.",
  "paymentResult.unpaid": "The payment was not completed",
  "paymentResult.unpaidText": "Nothing of the {amount} was charged.",
  "paymentResult.again": "Try again",
  "paymentResult.notLoaded": "The payment could not be loaded. Try again.",
  "paymentResult.missing": "We cannot find that payment",
  "paymentResult.missingText":
    "It is not among yours. If you have just paid, look at your transactions.",
  "paymentResult.toPurchase": "Go on with your purchase",
  "paymentResult.transactions": "See my transactions",
  "paymentResult.concept": "What for",
  "paymentResult.conceptOf": "{purpose}: {title}",
  "paymentResult.amount": "Amount",
  "paymentResult.fromBalance": "Also from your balance",
  "paymentResult.refunded": "Returned",
  "paymentResult.method": "Paid with",
  "paymentResult.number": "Number of the payment",
  "paymentResult.topup": "Added to the balance",
  "paymentResult.deposit": "Deposit for bids",
  "paymentResult.invoice": "Purchase",
  "paymentResult.cart": "Purchase",
  "paymentResult.plan": "Plan",
  "paymentResult.debt": "Amount owed",
} satisfies Record<MessageKeyOf<typeof paymentResultMessages>, string>;
