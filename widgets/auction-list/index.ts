// The auctions of a seller, with what can be done with each.
export { AuctionList, type AuctionListEvents, type AuctionListProps } from "./AuctionList";
export { auctionListElement } from "./auction-list.element";
