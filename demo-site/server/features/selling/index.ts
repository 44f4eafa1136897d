/** What sellers write: drafts, edits, publishing, and the log of it. */
import { proceeds } from "./proceeds";
import type { SomeHandlers } from "../../platform/call/mount";
import { auctionCalls } from "./auctions";
import { bulkProjectAction } from "./bulk-action";
import { changeStatus } from "./change-status";
import { lotHistory } from "./history";
import { exportLots, sampleSheet } from "./imports/sheets";
import { savedViews } from "./saved-views";
import { uploadSheet } from "./imports/upload-sheet";
import { lotDocument } from "./lot-document";
import { listings } from "./listings";
import { getSingleProject } from "./own-lot";
import { projectAction } from "./project-action";
import { templateCalls } from "./templates";

/** What answers the calls of this feature, by wire name. */
export const calls = {
  ...auctionCalls,
  ...templateCalls,
  "product/projectAction": projectAction,
  "product/changeStatus": changeStatus,
  "product/listings": listings,
  "product/bulkProjectAction": bulkProjectAction,
  "product/getSingleProject": getSingleProject,
  "custom/lotDocument": lotDocument,
  "custom/lotHistory": lotHistory,
  "custom/savedViews": savedViews,
  "product/uploadXLSXFile": uploadSheet,
  "report/sample": sampleSheet,
  "custom/exportLots": exportLots,
  "custom/proceeds": proceeds,
} satisfies SomeHandlers;

// What other features and the process use of this one.
export { missingOf } from "./check-lot";
export { proposalOf } from "./next-round";
export { jobs } from "./jobs";
