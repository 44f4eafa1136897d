/** Rules of auctions that group lots: when each lot ends, where an auction stands, and what may still change of it. */
import type { AuctionFields, AuctionState } from "../../contract/selling/auction-schemas";

/** How the ends of an auction's lots follow each other. */
export interface Stagger {
  /** Seconds from one step to the next. */
  staggerS: number;
  /** Lots that end together. */
  lotsPerStep: number;
}

/** How many milliseconds after the first one the lot with that number ends, from 1. */
export function endOffsetMs(lotNo: number, { staggerS, lotsPerStep }: Stagger): number {
  return Math.floor((lotNo - 1) / lotsPerStep) * staggerS * 1000;
}

/** The facts of an auction from which its state follows. */
export interface AuctionStanding {
  status: "draft" | "published" | "cancelled";
  opensMs: number;
  /** When its last lot ends, extensions counted. */
  endsMs: number;
}

/** Where an auction stands: it runs from its start to the end of its last lot. */
export function auctionState(
  { status, opensMs, endsMs }: AuctionStanding,
  nowMs: number,
): AuctionState {
  if (status !== "published") return status;
  if (nowMs < opensMs) return "scheduled";
  return nowMs < endsMs ? "running" : "finished";
}

/** Lots can be added to a published auction until so long before its start, in milliseconds. */
export const ADD_UNTIL_MS = 3_600_000;

/** What may be done to an auction as a whole. */
export const AUCTION_ACTIONS = [
  "publish",
  "unpublish",
  "cancel",
  "archive",
  "unarchive",
  "delete",
  "restore",
  "duplicate",
] as const;

/** One of them. */
export type AuctionAction = (typeof AUCTION_ACTIONS)[number];

/** Where an auction stands in its life. */
export interface AuctionLife {
  state: AuctionState;
  /** One of its lots has a bid. */
  hasBids: boolean;
  isArchived: boolean;
  isDeleted: boolean;
  isByStaff: boolean;
}

/** Whether something may be done to an auction now. */
export function mayActOnAuction(action: AuctionAction, life: AuctionLife): boolean {
  const { state, hasBids, isArchived, isDeleted, isByStaff } = life;
  if (isDeleted) return action === "restore";
  if (isArchived) return action === "unarchive" || action === "duplicate";
  switch (action) {
    case "publish":
      // Once more: lots that were not complete then, or were added since.
      return state === "draft" || state === "scheduled" || state === "running";
    case "unpublish":
      return state === "scheduled";
    case "cancel":
      return (state === "scheduled" || state === "running") && (!hasBids || isByStaff);
    case "archive":
      return state === "finished" || state === "cancelled";
    case "delete":
      return state === "draft";
    case "duplicate":
      return true;
    case "unarchive":
    case "restore":
      return false;
  }
}

/** What its readers look up may change while it runs; what bidders have relied on may not. */
const TEXTS: ReadonlySet<keyof AuctionFields> = /* @__PURE__ */ new Set([
  "description",
  "viewing",
  "contact",
] as const);

/** Whether a field of an auction may still be changed. */
export function mayChangeAuction(field: keyof AuctionFields, state: AuctionState): boolean {
  if (state === "draft" || state === "scheduled") return true;
  return state === "running" && TEXTS.has(field);
}
