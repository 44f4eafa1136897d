import type { MessageKeyOf } from "../../src/i18n";
import type { invoiceListMessages } from "./invoice-list.messages";

export const invoiceListEnglish = {
  "invoiceList.none": "You have not bought anything yet",
  "invoiceList.noneText": "What you win at auction or buy at a fixed price appears here.",
  "invoiceList.noSales": "You have not sold anything yet",
  "invoiceList.noSalesText":
    "What you sell appears here, with its buyer and what is still to be paid.",
  "invoiceList.noneOfThese": "There are none like that",
  "invoiceList.search": "Search by title or seller",
  "invoiceList.searchSales": "Search by title, buyer or document",
  "invoiceList.loadingTools": "Loading…",
  "invoiceList.noTools": "The tools could not be loaded.",
  "invoiceList.markOne": "Mark {title}",
  "invoiceList.find": "Search",
  "invoiceList.auction": "Auction",
  "invoiceList.direct": "Direct sale",
  "invoiceList.number": "Purchase no. {id}",
  "invoiceList.soldNumber": "Sale no. {id}",
  "invoiceList.publishedBy": "published by {name}",
  "invoiceList.left": "{amount} left",
  "invoiceList.dueBy": "Until {date}",
  "invoiceList.pay": "Pay",
  "invoiceList.record": "Record a payment",
  "invoiceList.wasDue": "The time to pay ended on {date}",
} as const satisfies Record<MessageKeyOf<typeof invoiceListMessages>, string>;
