import type { BulkAction, MarketStatus, SellerLot, SellerPermission } from "../../src/contract";
import { type LifeAction, type LotInLife, mayAct, mayChangeField } from "../../src/domain";
import type { OfferedAction, SellingKind, SellingListName } from "./use-selling-list";

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
  "rename",
  "copy",
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
    return [
      { id: "use" },
      { id: "edit" },
      { id: "rename" },
      { id: "copy" },
      { id: "delete", isDanger: true },
    ];
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

/** States of a list's lots. */
export const STATES = {
  open: ["scheduled", "open", "closing", "reserved"],
  sold: ["sold"],
  unsold: ["provisional", "unsold", "closed", "cancelled", "withdrawn"],
  draft: ["draft"],
  templates: ["draft"],
} as const satisfies Record<SellingListName, readonly MarketStatus[]>;

/** States that a clock brings about, which a direct sale has none of. */
const TIMED: ReadonlySet<MarketStatus> = new Set([
  "scheduled",
  "closing",
  "closed",
  "provisional",
  "unsold",
]);

/** An action for many lots at once. */
export type ManyAction = Exclude<BulkAction, "restore">;

/** In the order of their buttons. */
const FOR_MANY = [
  "publish",
  "assign_auction",
  "set",
  "price_percent",
  "duplicate",
  "unpublish",
  "withdraw",
  "archive",
  "unarchive",
  "hide",
  "show",
  "cancel",
  "delete",
] as const satisfies readonly ManyAction[];

/** The list, and whether it shows what was put away. */
export interface ShownList {
  list: SellingListName;
  kind: SellingKind;
  isArchived: boolean;
}

/** What can be done to many lots of a list at once: what at least one state of its lots allows. The server decides lot by lot. */
export function bulkActionsOf(shown: ShownList, actor: Actor): ManyAction[] {
  if (shown.list === "templates") return isAllowed("delete", actor) ? ["delete"] : [];
  const lots = lotsOf(shown, actor.isStaff);
  return FOR_MANY.filter(
    (action) => isAllowed(action, actor) && lots.some((lot) => isDoneToMany(action, lot)),
  );
}

/** A lot of each kind that the list may show. */
function lotsOf({ list, kind, isArchived }: ShownList, isByStaff: boolean): LotInLife[] {
  const kinds = kind === "all" ? ([1, 0] as const) : ([kind === "auction" ? 1 : 0] as const);
  return kinds.flatMap((auction) =>
    STATES[list]
      .filter((phase) => auction === 1 || !TIMED.has(phase))
      .flatMap((phase) =>
        // Only their seller sees drafts: there is nothing to hide.
        (phase === "draft" ? [false] : [false, true]).map((isHidden) => ({
          phase,
          auction,
          isHidden,
          isArchived,
          isByStaff,
          hasBids: false,
          isDeleted: false,
          isTemplate: false,
        })),
      ),
  );
}

function isDoneToMany(action: (typeof FOR_MANY)[number], lot: LotInLife): boolean {
  const { phase, auction, isArchived } = lot;
  switch (action) {
    case "assign_auction":
      return auction === 1 && phase === "draft" && !isArchived;
    case "set":
      // The next round asks for its dates, and for its price, lot by lot.
      return auction === 1 && isWritten("schedule", lot);
    case "price_percent":
      return isWritten("start_price", lot);
    case "withdraw":
      // A draft is deleted; a bid below the reserve is decided on, lot by lot.
      return phase !== "draft" && phase !== "provisional" && mayAct(action, lot);
    default:
      return mayAct(action, lot);
  }
}

function isWritten(field: "schedule" | "start_price", { phase, isArchived, hasBids }: LotInLife) {
  if (isArchived || phase === "unsold") return false;
  return mayChangeField(field, { phase, hasBids }) !== "never";
}
