/** What sellers write: drafts, edits, publishing, and the log of it. */
import type { SomeHandlers } from "../../platform/call/mount";
import { bulkProjectAction } from "./bulk-action";
import { changeStatus } from "./change-status";
import { lotHistory } from "./history";
import { exportLots, sampleSheet } from "./imports/sheets";
import { uploadSheet } from "./imports/upload-sheet";
import { listings } from "./listings";
import { getSingleProject } from "./own-lot";
import { projectAction } from "./project-action";

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "product/projectAction": projectAction,
  "product/changeStatus": changeStatus,
  "product/listings": listings,
  "product/bulkProjectAction": bulkProjectAction,
  "product/getSingleProject": getSingleProject,
  "custom/lotHistory": lotHistory,
  "product/uploadXLSXFile": uploadSheet,
  "report/sample": sampleSheet,
  "custom/exportLots": exportLots,
} satisfies SomeHandlers;

// What other features and the process use of this one.
export { jobs } from "./jobs";
export { startRound } from "./project-repository";
