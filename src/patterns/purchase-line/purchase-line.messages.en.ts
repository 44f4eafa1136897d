import type { MessageKeyOf } from "../../i18n";
import type { purchaseLineMessages } from "./purchase-line.messages";

export const purchaseLineEnglish = {
  "purchaseLine.steps": "Steps of the purchase",
  "purchaseLine.pay": "Pay",
  "purchaseLine.book": "Book the collection",
  "purchaseLine.bring": "Bring papers",
  "purchaseLine.collect": "Collect with the code",
  "purchaseLine.papers": "Transfer",
  "purchaseLine.isDone": "(done)",
  "purchaseLine.isOpen": "(to do)",
  "purchaseLine.do_pay": "Pay {amount}",
  "purchaseLine.do_book": "Book the collection",
  "purchaseLine.do_bring": "See what to bring",
  "purchaseLine.do_collect": "See the collection code",
  "purchaseLine.do_papers": "Send the proof",
  "purchaseLine.do_give_back": "See the return",
  "purchaseLine.do_wait": "",
  "purchaseLine.do_none": "",
  "purchaseLine.nextOf": "{step}: {title}",
  "purchaseLine.due": "{amount} left, until {date}.",
  "purchaseLine.wasDue": "{amount} left: the time to pay ended on {date}.",
  "purchaseLine.moneyOnItsWay": "Your payment is on its way: there is nothing else to do.",
  "purchaseLine.bookText": "Paid. Book when you collect it.",
  "purchaseLine.storageFrom": "Paid, and it waits for you: storage costs from {date}.",
  "purchaseLine.bringText": "Collection on {date}. Bring your identity document and the code.",
  "purchaseLine.collectText": "Today is the day: collection on {date}.",
  "purchaseLine.papersText":
    "Put the vehicle into your name. {count, plural, one {1 paper of yours is missing} other {# papers of yours are missing}}.",
  "purchaseLine.papersMissing":
    "{count, plural, one {1 paper of the seller is missing} other {# papers of the seller are missing}}.",
  "purchaseLine.giveBackText": "Give the vehicle back with its keys and papers.",
  "purchaseLine.waitText": "It is the seller's turn.",
  "purchaseLine.doneText": "All done: the vehicle is yours.",
} satisfies Record<MessageKeyOf<typeof purchaseLineMessages>, string>;
