import type { MessageKeyOf } from "../../locales/message-key-of";
import type { lotMessages } from "./lot.messages";

export const lotEnglish = {
  "siteLot.here": "You are here",
  "siteLot.similar": "Other lots like this",
  "siteLot.outbid": "Outbid",
  "siteLot.inEvent": "Auction {event}",
  "siteLot.numberInEvent": "Lot {number} of auction {event}",
  "siteLot.auctionHeading": "Auction: {title}",
  "siteLot.saleHeading": "Direct sale: {title}",
  "siteLot.auctionDescription": "{title}, in {place}. In auction at {price}, closing on {closing}.",
  "siteLot.saleDescription": "{title}, in {place}. For sale at {price}.",
} satisfies Record<MessageKeyOf<typeof lotMessages>, string>;
