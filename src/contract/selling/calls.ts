import type { CallOf } from "../call";
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
 * deletes a draft or brings it back within 30 days. What is deleted has no `record`.
 */
export const productChangeStatus: Of<"product/changeStatus"> = {
  name: "product/changeStatus",
  access: "seller",
};

/** A lot as its seller edits it; with `as_buyer` exactly what `product/singleProduct` answers, or would, to a visitor. */
export const productGetSingleProject: Of<"product/getSingleProject"> = {
  name: "product/getSingleProject",
  access: "seller",
  silent: true,
};

/** What was written of a lot, by whom and when, the newest first: for its seller, who works for it, and staff. */
export const customLotHistory: Of<"custom/lotHistory"> = {
  name: "custom/lotHistory",
  access: "seller",
  silent: true,
};

/** The calls of this room, by wire name. */
export const sellingCalls = {
  "product/projectAction": productProjectAction,
  "product/changeStatus": productChangeStatus,
  "product/getSingleProject": productGetSingleProject,
  "custom/lotHistory": customLotHistory,
};
