import type { MessageKeyOf } from "../../i18n";
import type { offersMessages } from "./offers.messages";

export const offersEnglish = {
  "offers.open": "Open",
  "offers.accepted": "Accepted",
  "offers.declined": "Declined",
  "offers.countered": "Answered",
  "offers.withdrawn": "Withdrawn",
  "offers.expired": "Expired",
  "offers.lost": "Void",
  "offers.thread": "What was offered",
  "offers.youOffered": "You offered {amount}",
  "offers.youAsked": "You asked {amount}",
  "offers.buyerOffered": "The buyer offered {amount}",
  "offers.sellerAsked": "The seller asked {amount}",
  "offers.sellerOffered": "The seller offered it to you for {amount}",
  "offers.youGave": "You offered it for {amount}",
  "offers.expiresIn": "Expires in",
  "offers.accept": "Accept",
  "offers.decline": "Decline",
  "offers.counter": "Counter-offer",
  "offers.withdraw": "Withdraw",
  "offers.acceptAmount": "Accept {amount}",
  "offers.notOpened": "It could not be opened. Check the connection and press again.",
} satisfies Record<MessageKeyOf<typeof offersMessages>, string>;
