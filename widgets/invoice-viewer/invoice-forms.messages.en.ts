import type { MessageKeyOf } from "../../src/i18n";
import type { invoiceFormsMessages } from "./invoice-forms.messages";

export const invoiceFormsEnglish = {
  "invoiceForms.amount": "Amount",
  "invoiceForms.by_wallet": "Balance",
  "invoiceForms.by_offline": "Transfer or cash",
  "invoiceForms.billingText":
    "The house issues the invoice in your name: before you pay it needs your tax number and your address. They are kept for this purchase.",
  "invoiceForms.billingNow": "Save and go on",
  "invoiceForms.billingElsewhere": "Complete my details at the auction house",
  "invoiceForms.partText":
    "You can pay a part now, at least a quarter of what is due, and the rest before the time to pay ends.",
  "invoiceForms.partNow": "Continue",
  "invoiceForms.told": "We have told the seller, and write to you once it is confirmed.",
  "invoiceForms.toldAlone":
    "We have told the seller; the receipt was not kept: {reason} You can add it here.",
  "invoiceForms.again": "Send again",
  "invoiceForms.recordUnknown":
    "We do not know whether the payment was noted. Send it again: if it was, it is not noted twice.",
  "invoiceForms.tellUnknown":
    "We do not know whether your notice arrived. Send it again: if it did, the seller is not told twice.",
  "invoiceForms.recordText": "Note what the buyer has paid you by transfer or in cash.",
  "invoiceForms.tellText":
    "Tell the seller of the transfer that you have sent: their details are above. It counts as paid once they confirm that it has come.",
  "invoiceForms.tellNow": "Tell the seller",
  "invoiceForms.receipt": "Add the receipt (optional)",
  "invoiceForms.receiptHint":
    "PDF or photo of your bank's receipt, up to 10 MB. Only you and your seller see it.",
  "invoiceForms.receiptChosen": "Receipt: {name}",
  "invoiceForms.receiptText": "Show the seller the receipt of your transfer, to be found sooner.",
  "invoiceForms.receiptMissing": "Choose a file.",
  "invoiceForms.receiptNow": "Send the receipt",
  "invoiceForms.seeReceipt": "See the receipt: {name}",
  "invoiceForms.confirmText": "On {date} the buyer told of a transfer of {amount}.",
  "invoiceForms.confirmNow": "{amount} have come",
  "invoiceForms.rejectNow": "It has not come",
  "invoiceForms.noTransfer": "No transfer is waiting any more.",
  "invoiceForms.method": "Way of paying",
  "invoiceForms.buyerAlone": "Only the buyer can use it.",
  "invoiceForms.pickupWith": "Pickup",
  "invoiceForms.reference": "Reference of the transfer or receipt (optional)",
  "invoiceForms.quick": "Usual amounts",
  "invoiceForms.quarter": "25%",
  "invoiceForms.half": "50%",
  "invoiceForms.all": "All",
  "invoiceForms.amountMissing": "Enter an amount, for example 1,250.00.",
  "invoiceForms.amountHigh": "{amount} at most, what is left to pay.",
  "invoiceForms.amountLow": "{amount} at least, a quarter of what is left.",
  "invoiceForms.save": "Save the payment",
  "invoiceForms.takeBackText":
    "The payments that you noted by hand will no longer count, and the sale will be unpaid again. No money moves.",
  "invoiceForms.takeBackNow": "Undo the payments",
  "invoiceForms.cancelText":
    "The vehicle will be free, and we tell the buyer. It does not go on sale by itself.",
  "invoiceForms.notes": "Explanation",
  "invoiceForms.cancelReturns": "What was paid goes back:",
  "invoiceForms.return_card": "{amount} to the card or account that it was paid with",
  "invoiceForms.return_balance": "{amount} to the buyer’s balance",
  "invoiceForms.return_seller":
    "{amount} that the seller collected: the seller gives it back in the same way",
  "invoiceForms.cancelNow": "Cancel the sale",
  "invoiceForms.cancelAndReturn": "Cancel the sale and return {amount}",
  "invoiceForms.dueText": "The buyer can pay until {date}. You can give more time, not less.",
  "invoiceForms.dueDay": "Last day to pay",
  "invoiceForms.dueMissing": "Choose a later day.",
  "invoiceForms.dueWhy": "Explain why there is more time.",
  "invoiceForms.dueNow": "Give more time",
} as const satisfies Record<MessageKeyOf<typeof invoiceFormsMessages>, string>;
