// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import { formOf } from "../uploads/values";
import type { sellingSchemas } from "./schemas";

type Of<Name extends keyof typeof sellingSchemas> = CallOf<typeof sellingSchemas, Name>;

/**
 * A seller's own lots: add, save (a draft, as incomplete as it is), edit, publish, relist, withdraw. Answers what publishing would still
 * refuse, and the version of the edit.
 */
export const productProjectAction: Of<"product/projectAction"> = {
  name: "product/projectAction",
  access: "seller",
};

/**
 * Moves a lot on in its life: publishes it, takes a scheduled one back into the drafts, withdraws it, puts it away or brings it back,
 * deletes a draft or brings it back within 30 days. A deleted lot has no `record`.
 */
export const productChangeStatus: Of<"product/changeStatus"> = {
  name: "product/changeStatus",
  access: "seller",
};

/** A seller's own lots as a table: filtered, in pages, with what only the seller's side sees. Staff read those of all sellers. */
export const productListings: Of<"product/listings"> = {
  name: "product/listings",
  access: "seller",
  silent: true,
};

/** Does the same to many lots, each for itself: answers what was done, and why the rest was not. */
export const productBulkProjectAction: Of<"product/bulkProjectAction"> = {
  name: "product/bulkProjectAction",
  access: "seller",
};

/** A lot as its seller edits it; with `as_buyer` exactly what `product/singleProduct` answers, or would, to a visitor. */
export const productGetSingleProject: Of<"product/getSingleProject"> = {
  name: "product/getSingleProject",
  access: "seller",
  silent: true,
};

/**
 * A sheet of lots becomes drafts. With a file it is only looked through: what each row would become, and what is wrong with it, cell by
 * cell. Then, by the id of the import: `run` imports the rows that are right, one by one and each once; `cancel` stops it; `undo` deletes
 * the new drafts that were not touched since, for 24 hours; `errors` answers the wrong rows as a sheet. It never publishes.
 */
export const productUploadXlsxFile: Of<"product/uploadXLSXFile"> = {
  name: "product/uploadXLSXFile",
  access: "seller",
  silent: true,
  multipart: formOf,
};

/** The sheet that `product/uploadXLSXFile` takes, with a row as an example and the values that it may have. */
export const reportSample: Of<"report/sample"> = {
  name: "report/sample",
  access: "seller",
  answersFile: true,
  silent: true,
};

/** A seller's lots as a sheet with the columns of `product/uploadXLSXFile`: what goes out comes back unchanged. */
export const customExportLots: Of<"custom/exportLots"> = {
  name: "custom/exportLots",
  access: "seller",
  answersFile: true,
  silent: true,
};

/** Views of lists that the people of an account keep for each other: search, filters and order. */
export const customSavedViews: Of<"custom/savedViews"> = {
  name: "custom/savedViews",
  access: "seller",
  silent: true,
};

/**
 * Keeps a document for lots of the account. Which lot it belongs to is written as its `documents`; what none has named for a month is gone.
 */
export const customLotDocument: Of<"custom/lotDocument"> = {
  name: "custom/lotDocument",
  access: "seller",
  rateLimit: "upload",
  multipart: formOf,
};

/** The changes of a lot with their authors and times, the newest first: for its seller, the people who work for the seller, and staff. */
export const customLotHistory: Of<"custom/lotHistory"> = {
  name: "custom/lotHistory",
  access: "seller",
  silent: true,
};

/** What the seller of a lot receives at given prices: less the house's commission, with the day of payment. Nothing is changed by it. */
export const customProceeds: Of<"custom/proceeds"> = {
  name: "custom/proceeds",
  access: "seller",
  silent: true,
};

/** These calls, by wire name. */
export const sellingCalls = {
  "product/projectAction": productProjectAction,
  "product/changeStatus": productChangeStatus,
  "product/listings": productListings,
  "product/bulkProjectAction": productBulkProjectAction,
  "product/getSingleProject": productGetSingleProject,
  "product/uploadXLSXFile": productUploadXlsxFile,
  "report/sample": reportSample,
  "custom/exportLots": customExportLots,
  "custom/savedViews": customSavedViews,
  "custom/lotDocument": customLotDocument,
  "custom/lotHistory": customLotHistory,
  "custom/proceeds": customProceeds,
};
