import type { bidPreBidConfirm } from "martillo/contract";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { readLotStates } from "../lots";

/** A bid of a form of sale that no lot of this house has: nothing is bid by it. */
export const otherForm: Handler<typeof bidPreBidConfirm> = async ({ project_id }, { db }) => {
  const [lot] = await readLotStates(db, [project_id]);
  throw new ApiFault(lot === undefined || lot.status === "draft" ? "NOT_FOUND" : "OTHER_SALE_FORM");
};
