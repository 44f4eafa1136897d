/** The calls of names that begin with `template/`: what works on templates, and what answers as without the prefix. */
import type { SomeHandlers } from "../../../platform/call/mount";
import { auctionCalls } from "../auctions";
import {
  actOnAuctionTemplate,
  auctionTemplates,
  changeAuctionTemplateStatus,
  lotsOfTemplate,
  singleAuctionTemplate,
} from "./auction-templates";
import { searchTemplates, singleTemplate, templateDashboard, templateListings } from "./lists";
import {
  changeTemplates,
  changeTemplateStatus,
  getTemplate,
  templateAction,
  uploadTemplates,
} from "./lot-templates";

export const templateCalls = {
  "template/product/projectAction": templateAction,
  "template/product/changeStatus": changeTemplateStatus,
  "template/product/listings": templateListings,
  "template/product/bulkProjectAction": changeTemplates,
  "template/product/getSingleProject": getTemplate,
  "template/product/uploadXLSXFile": uploadTemplates,
  "template/product/search": searchTemplates,
  "template/product/dashboard": templateDashboard,
  "template/product/singleProduct": singleTemplate,
  "template/auction/auctionAction": actOnAuctionTemplate,
  "template/auction/changeStatus": changeAuctionTemplateStatus,
  "template/auction/getSingleAuction": singleAuctionTemplate,
  "template/auction/search": auctionTemplates,
  "template/auction/lots": lotsOfTemplate,
  "template/product/searchManifest": auctionCalls["product/searchManifest"],
  "template/product/getProjectAccessRequest": auctionCalls["product/getProjectAccessRequest"],
  "template/product/projectAccessReqStatus": auctionCalls["product/projectAccessReqStatus"],
  "template/auction/getAllProjectsAssociated": auctionCalls["auction/getAllProjectsAssociated"],
  "template/auction/addtoAuction": auctionCalls["auction/addtoAuction"],
  "template/auction/auctionAccessRequest": auctionCalls["auction/auctionAccessRequest"],
  "template/auction/updateAuctionTerms": auctionCalls["auction/updateAuctionTerms"],
} satisfies SomeHandlers;
