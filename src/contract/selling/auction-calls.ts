// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { auctionSchemas } from "./auction-schemas";

type Of<Name extends keyof typeof auctionSchemas> = CallOf<typeof auctionSchemas, Name>;

/**
 * A seller's own auctions: add or save (a draft, as incomplete as it is), publish with the lots that are complete, duplicate, delete. An
 * auction decides when its lots begin and end, in the order of their numbers.
 */
export const auctionAction: Of<"auction/auctionAction"> = {
  name: "auction/auctionAction",
  access: "seller",
};

/** Moves an auction on in its life, with its lots: publishes it, takes it back, calls it off, puts it away, deletes a draft or brings it back. */
export const auctionChangeStatus: Of<"auction/changeStatus"> = {
  name: "auction/changeStatus",
  access: "seller",
};

/** One auction: order and ends of its lots, who may bid, where they can be looked at. Its seller reads more. */
export const auctionGetSingle: Of<"auction/getSingleAuction"> = {
  name: "auction/getSingleAuction",
  access: "public",
  scope: "read",
  silent: true,
  alsoGet: true,
};

/** The lots of an own auction in their order, or drafts that could be put into it. */
export const auctionProjects: Of<"auction/getAllProjectsAssociated"> = {
  name: "auction/getAllProjectsAssociated",
  access: "seller",
  silent: true,
};

/** Puts lots into an own auction, takes them out, or orders them: answers their numbers and ends, and why others stayed as they were. */
export const auctionAddLots: Of<"auction/addtoAuction"> = {
  name: "auction/addtoAuction",
  access: "seller",
};

/** The lots of an auction by their numbers. */
export const auctionLots: Of<"auction/lots"> = {
  name: "auction/lots",
  access: "public",
  scope: "read",
  silent: true,
  alsoGet: true,
};

/** The catalogue of an auction in the order of its numbers, without pictures: for print and for spreadsheets. */
export const productSearchManifest: Of<"product/searchManifest"> = {
  name: "product/searchManifest",
  access: "public",
  scope: "read",
  silent: true,
  alsoGet: true,
};

/** A seller's own auctions as a table; staff read those of all sellers. */
export const customOwnAuctions: Of<"custom/ownAuctions"> = {
  name: "custom/ownAuctions",
  access: "seller",
  silent: true,
};

/** These calls, by wire name. */
export const auctionCalls = {
  "auction/auctionAction": auctionAction,
  "auction/changeStatus": auctionChangeStatus,
  "auction/getSingleAuction": auctionGetSingle,
  "auction/getAllProjectsAssociated": auctionProjects,
  "auction/addtoAuction": auctionAddLots,
  "auction/lots": auctionLots,
  "product/searchManifest": productSearchManifest,
  "custom/ownAuctions": customOwnAuctions,
};
