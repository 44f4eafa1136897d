import type { BulkAction, SellerLot, SellerPermission } from "../../src/contract";
import { type LifeAction, mayAct } from "../../src/domain";
import type { OfferedAction, SellingListName } from "./use-selling-list";

/** What can be done to a row, as its menu shows it. */
export interface RowAct {
  id:
    | "see"
    | "edit"
    | "award"
    | "invoice"
    | "relist"
    | Exclude<OfferedAction, "price_percent" | "set" | "assign_auction">;
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
  "request_withdraw",
  "request_review",
  "hide",
  "show",
  "cancel",
];

/** The reader of the list. */
export interface Actor {
  permissions: readonly SellerPermission[];
  isStaff: boolean;
}

/** What writes a lot; all else moves it on in its life. */
const WRITES: ReadonlySet<string> = new Set([
  "edit",
  "use",
  "keep",
  "addendum",
  "duplicate",
  "price_percent",
  "set",
]);

/** Whether the reader may do an action at all, on any lot. */
export function isAllowed(action: string, { permissions, isStaff }: Actor): boolean {
  if (action === "hide" || action === "show" || action === "cancel") return isStaff;
  if (action === "award") return permissions.includes("award");
  return (
    action === "see" ||
    action === "invoice" ||
    permissions.includes(WRITES.has(action) ? "post" : "publish")
  );
}

/** The reader's possible actions on a lot now. The server has the last word. */
export function actionsOf(row: SellerLot, actor: Actor): RowAct[] {
  return possible(row, actor.isStaff).filter(({ id }) => isAllowed(id, actor));
}

function possible(row: SellerLot, isByStaff: boolean): RowAct[] {
  const standing = {
    phase: row.market_status,
    auction: row.auction,
    hasBids: row.bid_count > 0,
    isArchived: row.archived,
    isDeleted: false,
    isTemplate: row.template !== null,
    isHidden: row.hidden !== null,
    isByStaff,
  };
  if (standing.isTemplate) {
    return [{ id: "use" }, { id: "edit" }, { id: "delete", isDanger: true }];
  }
  const isDraft = row.market_status === "draft";
  return [
    ...(isDraft ? [] : [{ id: "see" as const }]),
    ...(row.market_status === "provisional" ? [{ id: "award" as const }] : []),
    ...(row.invoice === null ? [] : [{ id: "invoice" as const }]),
    ...(row.archived ? [] : [{ id: "edit" as const }]),
    ...LIFE.filter((action) => mayAct(action, standing))
      // A draft is deleted; to withdraw it would leave it lying about.
      .filter((action) => !(isDraft && action === "withdraw"))
      // The house calls it off with a reason.
      .filter((action) => !(isByStaff && action === "withdraw" && !isDraft))
      .map((id) => ({ id, isDanger: DANGERS.has(id) })),
    ...(isAddedTo(row) ? [{ id: "addendum" as const }] : []),
    { id: "keep" },
  ];
}

/** True for a lot with bids: its description can no longer change, but an addition can stand below it. */
function isAddedTo({ market_status: state, bid_count: bids, archived }: SellerLot): boolean {
  return state === "open" && bids > 0 && !archived;
}

const DANGERS: ReadonlySet<string> = new Set(["delete", "withdraw", "hide", "cancel"]);

/** What can be done to many lots of a list at once. */
export const BULK_ACTIONS: Record<SellingListName, readonly Exclude<BulkAction, "restore">[]> = {
  open: ["set", "duplicate", "unpublish", "withdraw", "hide", "show", "cancel"],
  sold: ["duplicate"],
  unsold: ["duplicate", "publish", "archive", "unarchive"],
  draft: ["publish", "assign_auction", "set", "price_percent", "duplicate", "delete"],
  templates: ["delete"],
};
