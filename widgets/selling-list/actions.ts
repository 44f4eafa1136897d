import type { BulkAction, SellerLot } from "../../src/contract";
import { type LifeAction, mayAct } from "../../src/domain";
import type { OfferedAction, SellingListName } from "./use-selling-list";

/** What can be done to a row, as its menu shows it. */
export interface RowAct {
  id: "see" | "edit" | Exclude<OfferedAction, "price_percent">;
  isDanger?: boolean;
}

const LIFE: readonly (Exclude<LifeAction, "restore"> & RowAct["id"])[] = [
  "publish",
  "relist",
  "duplicate",
  "unpublish",
  "unarchive",
  "archive",
  "withdraw",
  "delete",
];

/** What its seller can do to a lot now. The server has the last word. */
export function actionsOf(row: SellerLot): RowAct[] {
  const standing = {
    phase: row.market_status,
    auction: row.auction,
    hasBids: row.bid_count > 0,
    isArchived: row.archived,
    isDeleted: false,
    isTemplate: row.template !== null,
    isByStaff: false,
  };
  if (standing.isTemplate) {
    return [{ id: "use" }, { id: "edit" }, { id: "delete", isDanger: true }];
  }
  const isDraft = row.market_status === "draft";
  return [
    ...(isDraft ? [] : [{ id: "see" as const }]),
    ...(row.archived ? [] : [{ id: "edit" as const }]),
    ...LIFE.filter((action) => mayAct(action, standing))
      // A draft is deleted; to withdraw it would leave it lying about.
      .filter((action) => !(isDraft && action === "withdraw"))
      .map((id) => ({ id, isDanger: id === "delete" || id === "withdraw" })),
    { id: "keep" },
  ];
}

/** What can be done to many lots of a list at once. */
export const BULK_ACTIONS: Record<SellingListName, readonly Exclude<BulkAction, "restore">[]> = {
  open: ["duplicate", "unpublish", "withdraw"],
  sold: ["duplicate"],
  unsold: ["duplicate", "publish", "archive", "unarchive"],
  draft: ["publish", "price_percent", "duplicate", "delete"],
  templates: ["delete"],
};
