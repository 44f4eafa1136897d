import type { MessageKeyOf } from "../../i18n";
import type { offerDialogMessages } from "./offer-dialog.messages";

export const offerDialogEnglish = {
  "offerDialog.makeTitle": "Make an offer",
  "offerDialog.counterTitle": "Make a counter-offer",
  "offerDialog.acceptTitle": "Accept the offer",
  "offerDialog.declineTitle": "Decline the offer",
  "offerDialog.withdrawTitle": "Withdraw the offer",
  "offerDialog.doneTitle": "Done",
  "offerDialog.forLot": "For “{title}”.",
  "offerDialog.amount": "Amount",
  "offerDialog.between": "Between {minimum} and {maximum}.",
  "offerDialog.from": "From {minimum}.",
  "offerDialog.note": "Message (optional)",
  "offerDialog.seen":
    "The seller will see the amount and the message. Your name, your phone and your e-mail only if the vehicle is sold to you.",
  "offerDialog.asWho": "I buy as",
  "offerDialog.consumer": "A private person",
  "offerDialog.business": "A company or professional",
  "offerDialog.acceptTerms": "I have read and accept the",
  "offerDialog.terms": "terms of sale (they open in another window)",
  "offerDialog.termsMissing": "Tick that you accept the terms of sale.",
  "offerDialog.amountMissing": "Enter the amount.",
  "offerDialog.tooLow": "The least amount is {minimum}.",
  "offerDialog.tooHigh": "The largest amount is {maximum}.",
  "offerDialog.review": "Review the offer",
  "offerDialog.back": "Change",
  "offerDialog.price": "Amount",
  "offerDialog.total": "Total",
  "offerDialog.premiumExtra": "The buyer's premium comes on top of this amount.",
  "offerDialog.binds":
    "If the seller accepts it before it expires, you are bound to pay. You can withdraw it as long as it is not accepted.",
  "offerDialog.acceptBinds":
    "Accepting binds you to pay. We will tell you until which day you can.",
  "offerDialog.sellBinds":
    "Accepting sells the vehicle. All other offers end, and both of you get each other's details.",
  "offerDialog.declineText": "You are about to decline the offer of {amount}.",
  "offerDialog.withdrawText":
    "You are about to withdraw the offer of {amount}. It can no longer be accepted then.",
  "offerDialog.sendOffer": "Send offer (with an obligation to pay if accepted)",
  "offerDialog.sendCounter": "Send counter-offer",
  "offerDialog.acceptBuyer": "Accept with an obligation to pay",
  "offerDialog.sell": "Sell for {amount}",
  "offerDialog.declineNow": "Decline the offer",
  "offerDialog.withdrawNow": "Withdraw the offer",
  "offerDialog.unknown":
    "We do not know whether it arrived. Send it again: if it did, nothing is done twice.",
  "offerDialog.again": "Send again",
  "offerDialog.sent": "We have sent your offer of {amount}. It stands until {date}.",
  "offerDialog.declinedAtOnce":
    "The seller does not take {amount} and expects more. You are bound to nothing and can make another offer.",
  "offerDialog.counterSent": "We have sent your counter-offer of {amount}. It stands until {date}.",
  "offerDialog.bought":
    "“{title}” is yours for {amount}. We have sent you the confirmation by e-mail.",
  "offerDialog.sold": "You have sold “{title}” for {amount}. We have sent you the buyer's details.",
  "offerDialog.toPurchase": "See and pay the purchase",
  "offerDialog.toSale": "See the sale",
  "offerDialog.close": "Close",
} satisfies Record<MessageKeyOf<typeof offerDialogMessages>, string>;
