import type { MessageKeyOf } from "../../src/i18n";
import type { purchaseListMessages } from "./purchase-list.messages";

export const purchaseListEnglish = {
  "purchaseList.none": "You have not bought anything yet",
  "purchaseList.noneOfThese": "There are none like that",
  "purchaseList.noneText": "What you win at auction or buy at a fixed price appears here.",
  "purchaseList.steps": "Steps of the purchase",
  "purchaseList.bought": "Bought",
  "purchaseList.paid": "Paid",
  "purchaseList.ready": "Ready",
  "purchaseList.collected": "Collected",
  "purchaseList.papers": "Papers",
  "purchaseList.isDone": "(done)",
  "purchaseList.isOpen": "(to do)",
  "purchaseList.cancelled": "Sale cancelled",
  "purchaseList.next_pay": "Pay",
  "purchaseList.next_book": "Book the collection",
  "purchaseList.next_collect": "See the appointment",
  "purchaseList.next_papers": "Send papers",
  "purchaseList.next_give_back": "See the return",
  "purchaseList.next_wait": "",
  "purchaseList.next_none": "",
  "purchaseList.nextOf": "{step}: {title}",
  "purchaseList.due": "{amount} left, until {date}.",
  "purchaseList.wasDue": "{amount} left: the time to pay ended on {date}.",
  "purchaseList.appointment": "Collection on {date}.",
  "purchaseList.bookText": "Book when you collect it.",
  "purchaseList.storageFrom": "It waits for you: storage costs from {date}.",
  "purchaseList.papersOwed":
    "{count, plural, one {1 paper of yours is missing} other {# papers of yours are missing}}.",
  "purchaseList.papersMissing":
    "{count, plural, one {1 paper of the seller is missing} other {# papers of the seller are missing}}.",
  "purchaseList.waitText": "It is the seller's turn.",
} as const satisfies Record<MessageKeyOf<typeof purchaseListMessages>, string>;
