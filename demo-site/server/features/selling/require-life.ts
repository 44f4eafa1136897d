import { type LifeAction, mayAct } from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import type { Db } from "../../platform/db/db";
import { phaseOf, type LotRow } from "../lots";
import { hadBids } from "./project-repository";

/** Throws ILLEGAL_TRANSITION where something may not be done to a locked lot now. */
export async function requireLife(t: Db, action: LifeAction, row: LotRow, isByStaff: boolean) {
  const may = mayAct(action, {
    phase: phaseOf(row),
    auction: row.auction,
    hasBids: await hadBids(t, row.id),
    isArchived: row.archived,
    isDeleted: false,
    isTemplate: row.template_name !== null,
    isHidden: row.is_hidden,
    isByStaff,
  });
  if (!may) throw new ApiFault("ILLEGAL_TRANSITION");
}
