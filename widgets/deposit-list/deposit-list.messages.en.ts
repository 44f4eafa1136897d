import type { MessageKeyOf } from "../../src/i18n";
import type { depositListMessages } from "./deposit-list.messages";

export const depositListEnglish = {
  "depositList.pending": "Pending",
  "depositList.held": "Held",
  "depositList.applied": "Applied",
  "depositList.returned": "Returned",
  "depositList.forfeited": "Lost",
  "depositList.charged_back": "Taken back by the bank",
  "depositList.kept": "Reserve bid: it goes back when the winner pays.",
  "depositList.toWallet": "To your balance",
  "depositList.toCard": "To the card that you paid with",
  "depositList.appliedText": "It was deducted from your purchase.",
  "depositList.reason": "Reason: {reason}",
  "depositList.none": "You have not made a deposit yet",
  "depositList.noneOfThese": "You have no such deposits",
  "depositList.noneText":
    "When a lot asks for a deposit before bids, it appears here, and so does its way back.",
  "depositList.document": "Receipt",
  "depositList.documentOf": "Receipt of the deposit for “{title}”, lot {lot}",
  "depositList.giveBack": "Ask for it back",
  "depositList.giveBackOf": "Ask for deposit {id} of “{title}” back",
  "depositList.giveBackText":
    "We return {amount} the way you paid it. To bid on “{title}” you will have to make another deposit.",
  "depositList.giveBackNow": "Return",
  "depositList.stay": "Leave it",
  "depositList.returnDone": "The deposit is on its way back.",
  "depositList.documentNo": "Receipt of deposit no. {id}",
  "depositList.lot": "Lot",
  "depositList.amount": "Amount",
  "depositList.paidOn": "Paid on",
  "depositList.paidWith": "Paid with",
  "depositList.endedOn": "Ended on",
  "depositList.fate": "What became of it",
  "depositList.terms":
    "The deposit stands for bids on this lot. Whoever does not win gets all of it back; for the winner it is deducted from the purchase.",
  "depositList.print": "Print",
} satisfies Record<MessageKeyOf<typeof depositListMessages>, string>;
