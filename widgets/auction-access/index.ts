// Lets a bidder ask for access to an auction and accept its terms.
export { AuctionAccess, type AuctionAccessEvents, type AuctionAccessProps } from "./AuctionAccess";
export { auctionAccessElement } from "./auction-access.element";
