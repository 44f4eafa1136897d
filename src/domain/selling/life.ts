import type { MarketStatus } from "../../contract/lots/schemas";

/** What may be done to a lot as a whole by those who sell it. */
export const LIFE_ACTIONS = [
  "publish",
  "unpublish",
  "withdraw",
  "relist",
  "duplicate",
  "archive",
  "unarchive",
  "delete",
  "restore",
  "request_withdraw",
  "request_review",
  "hide",
  "show",
  "cancel",
] as const;

/** One of them. */
export type LifeAction = (typeof LIFE_ACTIONS)[number];

/** Where a lot stands in its life. */
export interface LotInLife {
  phase: MarketStatus;
  /** 1 timed auction, 0 direct sale. */
  auction: 0 | 1;
  /** It has had a bid since it was listed; a bid that was taken back counts, too. */
  hasBids: boolean;
  isArchived: boolean;
  isDeleted: boolean;
  /** It is there to make lots of, and never sold itself. */
  isTemplate: boolean;
  /** The house has taken it out of sight. */
  isHidden: boolean;
  /** The house may call off what has bids. */
  isByStaff: boolean;
}

/** Whether something may be done to a lot now. */
export function mayAct(action: LifeAction, lot: LotInLife): boolean {
  const { phase, auction, hasBids, isArchived, isDeleted, isTemplate, isByStaff } = lot;
  const { isHidden } = lot;
  if (isDeleted) return action === "restore";
  if (isArchived) return action === "unarchive" || action === "duplicate";
  if (isTemplate) return action === "duplicate" || action === "delete";
  switch (action) {
    case "publish":
      return (phase === "draft" || phase === "withdrawn") && !isHidden;
    case "unpublish":
      return phase === "scheduled";
    case "withdraw":
      return WITHDRAWN_FROM.has(phase) && (!hasBids || isByStaff || phase === "provisional");
    case "relist":
      return phase === "unsold" && auction === 1 && !isHidden;
    case "duplicate":
      return true;
    case "archive":
      return ARCHIVED_FROM.has(phase);
    case "delete":
      return phase === "draft";
    case "request_withdraw":
      return !isByStaff && hasBids && RUNS.has(phase);
    case "request_review":
      return !isByStaff && isHidden;
    case "hide":
      return isByStaff && !isHidden && phase !== "draft";
    case "show":
      return isByStaff && isHidden;
    case "cancel":
      return isByStaff && phase !== "draft" && WITHDRAWN_FROM.has(phase);
    case "unarchive":
    case "restore":
      return false;
  }
}

const RUNS: ReadonlySet<MarketStatus> = /* @__PURE__ */ new Set(["open", "closing"]);

const WITHDRAWN_FROM: ReadonlySet<MarketStatus> = /* @__PURE__ */ new Set([
  "draft",
  "scheduled",
  "open",
  "closing",
  "provisional",
  "reserved",
]);

const ARCHIVED_FROM: ReadonlySet<MarketStatus> = /* @__PURE__ */ new Set([
  "unsold",
  "cancelled",
  "withdrawn",
]);

/** For how long a deleted draft can be brought back, in milliseconds. */
export const UNDO_DELETE_MS = 30 * 86_400_000;

/** A draft that was not changed for so long is deleted, in milliseconds. */
export const DRAFT_AGE_MS = 180 * 86_400_000;

/** So long before that its seller is written to. */
export const DRAFT_WARNING_MS = 14 * 86_400_000;

/** What came to nothing and was left alone for so long is put away, in milliseconds. */
export const ARCHIVE_AFTER_MS = 365 * 86_400_000;

/** An unsold lot waits so long after its end before it is listed again by itself. */
export const AUTO_RELIST_AFTER_MS = 600_000;

/** The start price of the next round, in cents: changed by whole percent, never nothing. */
export function relistPrice(startCents: number, changePercent: number): number {
  return Math.max(1, Math.round((startCents * (100 + changePercent)) / 100));
}
