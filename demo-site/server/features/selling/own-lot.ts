import type { OwnLot, productGetSingleProject } from "martillo/contract";
import { changesOf, type LotStage } from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { type LotChoices, readLotChoices } from "../house";
import { mayManageLot, ownerIdOf, phaseOf, readLots, toLotDetail, type LotRow } from "../lots";
import { missingOf } from "./check-lot";
import { OF_THE_AUCTION } from "./edit-lot";
import { fieldsOf, momentOf, valuesOf } from "./fields";
import { withPlannedTimes } from "./lot-values";
import { proposalOf } from "./next-round";
import { hadBids } from "./project-repository";

/** No account has this id. */
const NOBODY = 0;

export const getSingleProject: Handler<typeof productGetSingleProject> = async (
  { id, as_buyer: asBuyer = false },
  ctx,
) => {
  const viewer = ctx.requireViewer();
  // A preview shows nothing of who asks for it: neither maximum nor what they follow.
  const reader = asBuyer ? { ...viewer, id: NOBODY, asEmployeesId: ownerIdOf(viewer) } : viewer;
  const [row] = await readLots(ctx.db, [id], reader);
  if (!row) throw new ApiFault("NOT_FOUND");
  if (!mayManageLot(viewer, row.seller_id)) throw new ApiFault("FORBIDDEN");
  return {
    record: asBuyer
      ? await toLotDetail(ctx.db, row, null)
      : toOwnLot(row, {
          hasBids: await hadBids(ctx.db, row.id),
          choices: await readLotChoices(ctx),
        }),
  };
};

function toOwnLot(
  row: LotRow,
  { hasBids, choices }: { hasBids: boolean; choices: LotChoices },
): OwnLot {
  const phase = phaseOf(row);
  return {
    ...fieldsOf(valuesOf(row)),
    id: row.id,
    seller_id: row.seller_id,
    market_status: phase,
    bid_count: row.bid_count,
    edit_version: row.edit_version,
    missing: missingOf(row, choices),
    may: mayOf(row, { phase, hasBids: phase !== "unsold" && hasBids }),
    planned: plannedOf(row),
    relist: proposalOf(row),
    addenda: row.addenda,
    archived: row.archived,
    hidden: row.hidden_reason,
    template: row.template_name,
  };
}

function mayOf(row: LotRow, stage: LotStage): OwnLot["may"] {
  const may: OwnLot["may"] = changesOf(stage);
  if (row.lot_no !== null) for (const field of OF_THE_AUCTION) may[field] = "never";
  return may;
}

function plannedOf(row: LotRow): OwnLot["planned"] {
  const { opens_ms, closes_ms } = withPlannedTimes(valuesOf(row), row.now_ms);
  return { date_start: momentOf(opens_ms), date_closed: momentOf(closes_ms) };
}
