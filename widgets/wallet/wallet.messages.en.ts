import type { MessageKeyOf } from "../../src/i18n";
import type { walletMessages } from "./wallet.messages";

export const walletEnglish = {
  "wallet.available": "Available",
  "wallet.bonus": "Bonus",
  "wallet.bonusNote": "Not refundable",
  "wallet.held": "In deposits",
  "wallet.debt": "Owed",
  "wallet.topUp": "Add to the balance",
  "wallet.gift": "Redeem a gift card",
  "wallet.giveBack": "Return balance",
  "wallet.amount": "Amount",
  "wallet.topUpHint": "From €5 to €10,000.",
  "wallet.amountRule": "Type an amount, for example 50.00.",
  "wallet.goOn": "Go on",
  "wallet.topUpDone": "The amount is in your balance.",
  "wallet.topUpReview": "We are looking at the payment. Do not repeat it: we will write to you.",
  "wallet.loading": "Loading…",
  "wallet.noForm": "The form could not be loaded.",
  "wallet.noPayouts": "Your transfers could not be loaded.",
  "wallet.history": "Movements",
  "wallet.none": "There are no movements yet",
  "wallet.noneText": "What you add, spend or get back appears here.",
  "wallet.balanceAfter": "Balance: {amount}",
} satisfies Record<MessageKeyOf<typeof walletMessages>, string>;
