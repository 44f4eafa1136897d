import type { MessageKeyOf } from "../../../src/i18n";
import type { giveBackMessages } from "./give-back.messages";

export const giveBackEnglish = {
  "walletGiveBack.amount": "Amount",
  "walletGiveBack.amountRule": "Type an amount, for example 50.00.",
  "walletGiveBack.amountMost": "{amount} is the most that can go back.",
  "walletGiveBack.hintCards": "It goes back to the card it came from. At most {amount}.",
  "walletGiveBack.hintBank":
    "{cards} can go back to your cards. The rest, up to {amount} in all, can go to your bank account.",
  "walletGiveBack.bank": "Account that receives it",
  "walletGiveBack.bankChoice": "{holder} ···· {last4}",
  "walletGiveBack.number": "Whole number of the account",
  "walletGiveBack.numberHint":
    "Of your account we know the ending alone, {last4}. The number is used for this transfer only.",
  "walletGiveBack.numberRule": "Type the whole number of the account.",
  "walletGiveBack.numberEnding": "That is another account’s number: it must end in {last4}.",
  "walletGiveBack.noBank": "To receive {amount} you need a verified bank account.",
  "walletGiveBack.toBanks": "Add or verify an account",
  "walletGiveBack.banksFailed": "Your accounts could not be loaded.",
  "walletGiveBack.partCards": "{amount} go back to your cards, in a few days.",
  "walletGiveBack.partBank":
    "We transfer {amount} to your account. We do it by hand, usually within three working days, and will write to you.",
  "walletGiveBack.send": "Return",
  "walletGiveBack.done": "The refund is on its way.",
  "walletGiveBack.doneBank": "The transfer is asked for: we will write to you when it is made.",
  "walletGiveBack.payouts": "Transfers to your account",
  "walletGiveBack.toAccount": "To the account that ends in {last4}",
  "walletGiveBack.requested": "Asked for on {date}",
  "walletGiveBack.paid": "Transferred on {date} · {reference}",
  "walletGiveBack.returned": "Your bank sent it back on {date}: {reason}",
  "walletGiveBack.cancelled": "Cancelled on {date}: {reason}",
} satisfies Record<MessageKeyOf<typeof giveBackMessages>, string>;
