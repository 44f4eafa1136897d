import type { MessageKeyOf } from "../../locales/message-key-of";
import type { myBidsMessages } from "./my-bids.messages";

export const myBidsEnglish = {
  "siteMyBids.title": "My bids",
  "siteMyBids.titleAll": "My bids: all",
  "siteMyBids.titleWinning": "My bids: winning",
  "siteMyBids.titleOutbid": "My bids: outbid",
  "siteMyBids.titleWon": "My bids: won",
  "siteMyBids.titleLost": "My bids: not won",
  "siteMyBids.all": "All",
  "siteMyBids.winning": "Winning",
  "siteMyBids.outbid": "Outbid",
  "siteMyBids.won": "Won",
  "siteMyBids.lost": "Not won",
  "siteMyBids.events": "Auctions in which you bid",
  "siteMyBids.leadingOn": "Winning {count, plural, one {# lot} other {# lots}}",
  "siteMyBids.outbidOn": "Outbid on {count, plural, one {# lot} other {# lots}}",
  "siteMyBids.noneAll": "You have not bid yet",
  "siteMyBids.noneAllText": "When you bid on a lot, it will be here with its state, live.",
  "siteMyBids.noneWinning": "You are not leading on any lot",
  "siteMyBids.noneWinningText": "Here you will see the open auctions that you are winning.",
  "siteMyBids.noneOutbid": "Nobody has outbid you",
  "siteMyBids.noneOutbidText": "If somebody bids more than your maximum, the lot will come here.",
  "siteMyBids.noneLost": "No auction lost",
  "siteMyBids.noneLostText": "Those that another bidder wins will stay here.",
} satisfies Record<MessageKeyOf<typeof myBidsMessages>, string>;
