import type { MessageKeyOf } from "../../i18n";
import type { bidDepositMessages } from "./bid-deposit.messages";

export const bidDepositEnglish = {
  "bidDeposit.waits": "Your bid of {amount} waits: we offer it again once the deposit is made.",
  "bidDeposit.fate": "What becomes of the deposit",
  "bidDeposit.fateLost": "If you do not win, all of it goes back as soon as the auction ends.",
  "bidDeposit.fateWon": "If you win, it counts towards what you have to pay.",
  "bidDeposit.fateUnpaid": "You only lose it if you win and do not pay for the vehicle.",
  "bidDeposit.keep":
    "Reserve bid: leave the deposit, even if somebody else wins, until they have paid (15 days at most)",
  "bidDeposit.done": "Deposit made: you may bid",
  "bidDeposit.bid": "Go on with the bid of {amount}",
  "bidDeposit.loading": "Loading…",
  "bidDeposit.notLoaded": "The payment of the deposit could not be loaded.",
} satisfies Record<MessageKeyOf<typeof bidDepositMessages>, string>;
