import type { MessageKeyOf } from "../../../src/i18n";
import type { walletDialogMessages } from "./dialogs.messages";

export const walletDialogEnglish = {
  "walletDialogs.amount": "Amount",
  "walletDialogs.amountRule": "Type an amount, for example 50.00.",
  "walletDialogs.amountMost": "{amount} is the most that can go back.",
  "walletDialogs.hintCards": "It goes back to the card or account it came from. At most {amount}.",
  "walletDialogs.hintBank":
    "{cards} can go back to the cards and accounts it came from. The rest, up to {amount} in all, can go to your bank account.",
  "walletDialogs.bank": "Account that receives it",
  "walletDialogs.bankChoice": "{holder} ···· {last4}",
  "walletDialogs.number": "Whole number of the account",
  "walletDialogs.numberHint":
    "Of your account we know the ending alone, {last4}. The number is used for this transfer only.",
  "walletDialogs.numberEnding": "That is another account’s number: it must end in {last4}.",
  "walletDialogs.noBank": "To receive {amount} you need a verified bank account.",
  "walletDialogs.toBanks": "Add or verify an account",
  "walletDialogs.banksFailed": "Your accounts could not be loaded.",
  "walletDialogs.partCards": "{amount} go back to your cards, in a few days.",
  "walletDialogs.partBank":
    "We transfer {amount} to your account. We do it by hand, usually within three working days, and will write to you.",
  "walletDialogs.send": "Return",
  "walletDialogs.done": "The refund is on its way.",
  "walletDialogs.doneBank": "The transfer is asked for: we will write to you when it is made.",
  "walletDialogs.payouts": "Transfers to your account",
  "walletDialogs.toAccount": "To the account that ends in {last4}",
  "walletDialogs.requested": "Asked for on {date}",
  "walletDialogs.paid": "Transferred on {date} · {reference}",
  "walletDialogs.returned": "Your bank sent it back on {date}: {reason}",
  "walletDialogs.cancelled": "Cancelled on {date}: {reason}",
  "walletDialogs.code": "Code of the gift card",
  "walletDialogs.redeem": "Redeem",
  "walletDialogs.giftDone": "The gift card’s amount is in your balance.",
} satisfies Record<MessageKeyOf<typeof walletDialogMessages>, string>;
