import type { MessageKeyOf } from "../../src/i18n";
import type { checkoutMessages } from "./checkout.messages";
import type { checkoutGateMessages } from "./gate.messages";

export const checkoutEnglish = {
  "checkout.steps": "Steps of the purchase",
  "checkout.step1": "Details",
  "checkout.step2": "Pickup",
  "checkout.step3": "Summary",
  "checkout.stepOf": "Step {step} of 3: {name}",
  "checkout.missingCart": "We cannot find this basket",
  "checkout.missingCartText": "It may be another account's. Go back to your basket.",
  "checkout.toCart": "Back to the basket",
  "checkout.emptied": "There is nothing left to buy in this basket",
  "checkout.emptiedText": "If the purchase is made already, you will see it among your purchases.",
  "checkout.toPurchases": "See my purchases",
  "checkout.notOpened": "The purchase could not be opened.",
  "checkout.continue": "Continue",
  "checkout.back": "Back",
  "checkout.where": "Where each vehicle stands",
  "checkout.standsIn": "It is in {place}. {seller} hands it over.",
  "checkout.pickupText":
    "The time that you choose is kept until the payment. If you leave it for later, you will arrange it in the details of the purchase.",
  "checkout.noTimes": "There are no free times now: you will arrange the pickup once it is paid.",
  "checkout.pickupAt": "Pickup: {when}.",
  "checkout.billTo": "The document is made out to",
  "checkout.change": "Change the details",
  "checkout.fallen": "The reservation of “{title}” is over. Your details are still here.",
  "checkout.gone": "“{title}” is no longer for sale.",
  "checkout.again": "Reserve “{title}” again",
  "checkout.withdrawal":
    "If you buy as a private person from a trader, you may withdraw without giving reasons within 14 days of the handover.",
  "checkout.withdrawalBusiness": "Companies and professionals have no right of withdrawal.",
  "checkout.withdrawalPrivate": "Purchases from a private seller have no right of withdrawal.",
  "checkout.accept": "I have read and accept the",
  "checkout.terms": "terms of sale (they open in another window)",
  "checkout.termsMissing": "Tick that you accept the terms of sale.",
  "checkout.place": "Confirm the order with an obligation to pay",
  "checkout.unknown":
    "We do not know whether your order arrived. Send it again: if it did, nothing is bought twice.",
  "checkout.again2": "Send again",
  "checkout.done": "Order confirmed",
  "checkout.doneText": "We have sent you the confirmation by e-mail.",
  "checkout.together": "You have bought {count} vehicles. {amount} are due in all.",
  "checkout.dueBy": "{title}: {amount}. You can pay it until {date}.",
  "checkout.nothingDue": "{title}: it is paid already.",
  "checkout.pay": "See and pay the purchase",
  "checkout.payLabel": "See and pay “{title}”",
} satisfies Record<
  MessageKeyOf<typeof checkoutMessages> | MessageKeyOf<typeof checkoutGateMessages>,
  string
>;
