// The documents over payments of plans.
import { defineChunk } from "../../late";

/** Their list: it comes where there are any. */
export const planDocumentsChunk = defineChunk(() => import("./PlanDocuments"));
