import type { MessageKeyOf } from "../../locales/message-key-of";
import type { searchMessages } from "./search.messages";

export const searchEnglish = {
  "siteSearch.auctions": "Vehicles in auction",
  "siteSearch.sales": "Vehicles at a fixed price",
  "siteSearch.auctionsDescription":
    "Open auctions of cars, vans, motorcycles, trucks and machinery, closing to the second.",
  "siteSearch.salesDescription":
    "Cars, vans, motorcycles, trucks and machinery at a fixed price, with the total in view.",
  "siteSearch.kinds": "Kind of sale",
  "siteSearch.event": "Auction",
  "siteSearch.closesOn": "Closes: {moment}",
  "siteSearch.closedOn": "ended on {moment}",
  "siteSearch.cancelled": "This auction was called off: its lots take no more bids.",
  "siteSearch.extends": "A bid in the last {time} of a lot extends it.",
  "siteSearch.pickup": "Pickup: {days}, from {from} to {to}.",
  "siteSearch.pickupAny": "Pickup: on working days, from {from} to {to}.",
  "siteSearch.seeEnded": "See its ended lots",
  "siteSearch.seeAll": "See all auctions",
  "siteSearch.eventNumber": "Auction {id}",
  "siteSearch.opensOn": "opens on {moment}",
  "siteSearch.allAtOnce": "All lots end at once. An extension delays its own lot alone.",
  "siteSearch.staggered":
    "{step, plural, one {The lots end one after the other, every {time}.} other {The lots end # at a time, every {time}.}} An extension delays its own lot alone.",
  "siteSearch.byRequest": "Only those with access bid: ask for it, and the seller decides.",
  "siteSearch.byInvitation": "Only those whom the seller invites bid.",
  "siteSearch.viewing": "Viewing: {text}",
  "siteSearch.contact": "Contact: {text}",
  "siteSearch.seeAccess": "Access and terms",
  "siteSearch.seeTerms": "Terms of the auction",
} satisfies Record<MessageKeyOf<typeof searchMessages>, string>;
