// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { accessSchemas } from "./access-schemas";

type Of<Name extends keyof typeof accessSchemas> = CallOf<typeof accessSchemas, Name>;

/** Asks to bid in an auction, takes that back, or reads where the caller stands: access, and the terms that are to be accepted. */
export const auctionAccessRequest: Of<"auction/auctionAccessRequest"> = {
  name: "auction/auctionAccessRequest",
  access: "user",
  scope: "bid",
  silent: true,
};

/** A bidder accepts the terms of an auction as they stand; its seller writes new ones, and says what has changed. */
export const auctionUpdateTerms: Of<"auction/updateAuctionTerms"> = {
  name: "auction/updateAuctionTerms",
  access: "user",
  scope: "bid",
  silent: true,
};

/** The people who have asked to bid in a seller's auctions. */
export const accessRequests: Of<"product/getProjectAccessRequest"> = {
  name: "product/getProjectAccessRequest",
  access: "seller",
  silent: true,
};

/** Lets people bid in an auction, refuses them, takes it back, or invites them; each hears of it by letter. */
export const accessDecision: Of<"product/projectAccessReqStatus"> = {
  name: "product/projectAccessReqStatus",
  access: "seller",
};

/** These calls, by wire name. */
export const accessCalls = {
  "auction/auctionAccessRequest": auctionAccessRequest,
  "auction/updateAuctionTerms": auctionUpdateTerms,
  "product/getProjectAccessRequest": accessRequests,
  "product/projectAccessReqStatus": accessDecision,
};
