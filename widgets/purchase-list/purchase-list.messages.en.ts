import type { MessageKeyOf } from "../../src/i18n";
import type { purchaseListMessages } from "./purchase-list.messages";

export const purchaseListEnglish = {
  "purchaseList.none": "You have not bought anything yet",
  "purchaseList.noneOfThese": "There are none like that",
  "purchaseList.noneText": "What you win at auction or buy at a fixed price appears here.",
  "purchaseList.cancelled": "Sale cancelled",
  "purchaseList.disputed": "Payment claimed back by the bank: collection waits",
  "purchaseList.seeReturn": "See the return",
  "purchaseList.giveBack": "Return or withdraw",
  "purchaseList.return_requested": "Return requested",
  "purchaseList.return_accepted": "Return accepted",
  "purchaseList.return_rejected": "Return rejected",
  "purchaseList.return_withdrawn": "Return taken back",
  "purchaseList.return_received": "Return: the money is to follow",
  "purchaseList.return_closed": "Returned",
  "purchaseList.returned": "Returned on {date}",
  "purchaseList.nextOf": "{step}: {title}",
} as const satisfies Record<MessageKeyOf<typeof purchaseListMessages>, string>;
