// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import { formOf } from "../uploads/values";
import type { templateSchemas } from "./template-schemas";

type Of<Name extends keyof typeof templateSchemas> = CallOf<typeof templateSchemas, Name>;

/** A seller's own templates of lots: add, save or edit (any part of one), duplicate. None is ever on sale. */
export const templateProductProjectAction: Of<"template/product/projectAction"> = {
  name: "template/product/projectAction",
  access: "seller",
};

/** Deletes a template of a lot, or brings it back within 30 days. Nothing else can be done to one. */
export const templateProductChangeStatus: Of<"template/product/changeStatus"> = {
  name: "template/product/changeStatus",
  access: "seller",
};

/** A seller's own templates of lots as a table. Lists in which no template can be are empty. Staff read those of all sellers. */
export const templateProductListings: Of<"template/product/listings"> = {
  name: "template/product/listings",
  access: "seller",
  silent: true,
};

/** Does the same to many templates, each for itself: deletes them, brings them back, duplicates them, sets their plan or changes their price. */
export const templateProductBulkProjectAction: Of<"template/product/bulkProjectAction"> = {
  name: "template/product/bulkProjectAction",
  access: "seller",
};

/** A template as its seller edits it; with `as_buyer` as a lot of it would look to a visitor. */
export const templateProductGetSingleProject: Of<"template/product/getSingleProject"> = {
  name: "template/product/getSingleProject",
  access: "seller",
  silent: true,
};

/** A sheet of lots becomes templates that are called by the titles of their rows, the same way in which it becomes drafts. */
export const templateProductUploadXLSXFile: Of<"template/product/uploadXLSXFile"> = {
  name: "template/product/uploadXLSXFile",
  access: "seller",
  silent: true,
  multipart: formOf,
};

/** A seller's own templates of lots by text, filters, order and page. The text is looked for in their names, too. */
export const templateProductSearch: Of<"template/product/search"> = {
  name: "template/product/search",
  access: "seller",
  silent: true,
};

/** A seller's own templates of lots. Lists in which no template can be are empty. */
export const templateProductDashboard: Of<"template/product/dashboard"> = {
  name: "template/product/dashboard",
  access: "seller",
  silent: true,
};

/** An own template as the page of a lot would show it. */
export const templateProductSingleProduct: Of<"template/product/singleProduct"> = {
  name: "template/product/singleProduct",
  access: "seller",
  silent: true,
};

/** The same as `product/searchManifest`, for those who write lots. */
export const templateProductSearchManifest: Of<"template/product/searchManifest"> = {
  name: "template/product/searchManifest",
  access: "seller",
  silent: true,
};

/** The same as `product/getProjectAccessRequest`, for those who write lots. */
export const templateProductGetProjectAccessRequest: Of<"template/product/getProjectAccessRequest"> =
  { name: "template/product/getProjectAccessRequest", access: "seller", silent: true };

/** The same as `product/projectAccessReqStatus`, for those who write lots. */
export const templateProductProjectAccessReqStatus: Of<"template/product/projectAccessReqStatus"> =
  { name: "template/product/projectAccessReqStatus", access: "seller" };

/** A seller's own templates of auctions: add or save (any part of one), duplicate, delete. None is ever published. */
export const templateAuctionAuctionAction: Of<"template/auction/auctionAction"> = {
  name: "template/auction/auctionAction",
  access: "seller",
};

/** Deletes a template of an auction, or brings it back. Nothing else can be done to one. */
export const templateAuctionChangeStatus: Of<"template/auction/changeStatus"> = {
  name: "template/auction/changeStatus",
  access: "seller",
};

/** One own template of an auction. */
export const templateAuctionGetSingleAuction: Of<"template/auction/getSingleAuction"> = {
  name: "template/auction/getSingleAuction",
  access: "seller",
  silent: true,
};

/** A seller's own templates of auctions, the one that was changed last in front; a template has no state. */
export const templateAuctionSearch: Of<"template/auction/search"> = {
  name: "template/auction/search",
  access: "seller",
  silent: true,
};

/** The lots of an own template: it holds none. */
export const templateAuctionLots: Of<"template/auction/lots"> = {
  name: "template/auction/lots",
  access: "seller",
  silent: true,
};

/** The same as `auction/getAllProjectsAssociated`, for those who write lots. */
export const templateAuctionGetAllProjectsAssociated: Of<"template/auction/getAllProjectsAssociated"> =
  { name: "template/auction/getAllProjectsAssociated", access: "seller", silent: true };

/** The same as `auction/addtoAuction`, for those who write lots. */
export const templateAuctionAddtoAuction: Of<"template/auction/addtoAuction"> = {
  name: "template/auction/addtoAuction",
  access: "seller",
};

/** The same as `auction/auctionAccessRequest`, for those who write lots. */
export const templateAuctionAuctionAccessRequest: Of<"template/auction/auctionAccessRequest"> = {
  name: "template/auction/auctionAccessRequest",
  access: "seller",
  silent: true,
};

/** The same as `auction/updateAuctionTerms`, for those who write lots. */
export const templateAuctionUpdateAuctionTerms: Of<"template/auction/updateAuctionTerms"> = {
  name: "template/auction/updateAuctionTerms",
  access: "seller",
  silent: true,
};

/** These calls, by wire name. */
export const templateCalls = {
  "template/product/projectAction": templateProductProjectAction,
  "template/product/changeStatus": templateProductChangeStatus,
  "template/product/listings": templateProductListings,
  "template/product/bulkProjectAction": templateProductBulkProjectAction,
  "template/product/getSingleProject": templateProductGetSingleProject,
  "template/product/uploadXLSXFile": templateProductUploadXLSXFile,
  "template/product/search": templateProductSearch,
  "template/product/dashboard": templateProductDashboard,
  "template/product/singleProduct": templateProductSingleProduct,
  "template/product/searchManifest": templateProductSearchManifest,
  "template/product/getProjectAccessRequest": templateProductGetProjectAccessRequest,
  "template/product/projectAccessReqStatus": templateProductProjectAccessReqStatus,
  "template/auction/auctionAction": templateAuctionAuctionAction,
  "template/auction/changeStatus": templateAuctionChangeStatus,
  "template/auction/getSingleAuction": templateAuctionGetSingleAuction,
  "template/auction/search": templateAuctionSearch,
  "template/auction/lots": templateAuctionLots,
  "template/auction/getAllProjectsAssociated": templateAuctionGetAllProjectsAssociated,
  "template/auction/addtoAuction": templateAuctionAddtoAuction,
  "template/auction/auctionAccessRequest": templateAuctionAuctionAccessRequest,
  "template/auction/updateAuctionTerms": templateAuctionUpdateAuctionTerms,
};
