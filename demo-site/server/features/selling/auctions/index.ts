/** Auctions that group lots. */
import type { SomeHandlers } from "../../../platform/call/mount";
import { askForAccess, decideAccess, listAccess } from "./access";
import { addToAuction } from "./add-lots";
import { actOnAuction, changeAuctionStatus } from "./auction-action";
import { updateTerms } from "./terms";
import {
  lotsOfAuction,
  ownAuctions,
  projectsOfAuction,
  searchManifest,
  singleAuction,
} from "./read-auctions";

export const auctionCalls = {
  "auction/auctionAction": actOnAuction,
  "auction/changeStatus": changeAuctionStatus,
  "auction/getSingleAuction": singleAuction,
  "auction/getAllProjectsAssociated": projectsOfAuction,
  "auction/addtoAuction": addToAuction,
  "auction/lots": lotsOfAuction,
  "product/searchManifest": searchManifest,
  "custom/ownAuctions": ownAuctions,
  "auction/auctionAccessRequest": askForAccess,
  "auction/updateAuctionTerms": updateTerms,
  "product/getProjectAccessRequest": listAccess,
  "product/projectAccessReqStatus": decideAccess,
} satisfies SomeHandlers;
