/** Auctions as their sellers and everybody else read them. */
import type { AuctionDetail, AuctionState, OwnAuction, SellerAuction } from "martillo/contract";
import {
  type AuctionAction,
  auctionState,
  mayActOnAuction,
  mayChangeAuction,
  toDecimal,
} from "martillo/domain";
import type { CallContext, Viewer } from "../../../platform/call/context";
import type { Db } from "../../../platform/db/db";
import { type LotChoices, readLotChoices } from "../../house";
import { readLots } from "../../lots";
import { readAuctionFields } from "../answers";
import { termFaults } from "../check-lot";
import { momentOf } from "../fields";
import { EVERYBODY } from "../logged";
import type { AuctionRow } from "./auction-repository";
import { auctionFaults, auctionFieldsOf, auctionValuesOf } from "./auction-values";
import { readDraftIds } from "./auction-lot-repository";

/** Where an auction stands now. */
export function stateOf(row: AuctionRow): AuctionState {
  const endsMs = Math.max(row.closes_ms, row.last_ms ?? 0);
  return auctionState({ status: row.status, opensMs: row.opens_ms, endsMs }, row.now_ms);
}

/** Whether its lots take their times from it. */
export function hasPlan(row: AuctionRow): boolean {
  return row.stagger_s !== null;
}

/** What can be done to an auction whose lots have times of their own. */
const WITHOUT_PLAN: ReadonlySet<AuctionAction> = new Set(["archive", "unarchive"]);

export function mayAct(action: AuctionAction, row: AuctionRow, viewer: Pick<Viewer, "staff">) {
  if (!hasPlan(row) && !WITHOUT_PLAN.has(action)) return false;
  if (row.template_name !== null && action === "publish") return false;
  return mayActOnAuction(action, {
    state: stateOf(row),
    hasBids: row.bid_count > 0,
    isArchived: row.archived,
    isDeleted: row.deleted,
    isByStaff: viewer.staff,
  });
}

/** Drafts of an auction by their numbers, and what each still lacks apart from the times, which are the auction's. */
export async function readDrafts(db: Db, auctionId: number, choices: LotChoices) {
  const found = await readDraftIds(db, auctionId);
  const rows = await readLots(
    db,
    found.map(({ id }) => id),
    EVERYBODY,
  );
  return rows.map((row) => {
    const { date_start: _, date_closed: __, ...lacks } = termFaults(row, choices);
    return { id: row.id, lacks };
  });
}

/** An auction for its editor. */
export async function toOwnAuction(ctx: CallContext, row: AuctionRow): Promise<OwnAuction> {
  const state = stateOf(row);
  const drafts =
    row.draft_count > 0 ? await readDrafts(ctx.db, row.id, await readLotChoices(ctx)) : [];
  const ready = drafts.filter(({ lacks }) => Object.keys(lacks).length === 0).length;
  const values = auctionValuesOf(row);
  const fields = auctionFieldsOf(values);
  const names = Object.keys(fields) as (keyof typeof fields)[];
  return {
    ...fields,
    id: row.id,
    seller_id: row.seller_id,
    state,
    edit_version: row.edit_version,
    template: row.template_name,
    missing:
      state === "draft" && row.template_name === null
        ? auctionFaults(values, row.now_ms, {
            readyLots: ready,
            asked: await readAuctionFields(ctx.db),
          })
        : {},
    may: hasPlan(row) ? names.filter((field) => mayChangeAuction(field, state)) : [],
    archived: row.archived,
    lot_count: row.lot_count,
    draft_count: row.draft_count,
    ready_count: ready,
    bid_count: row.bid_count,
    date_last: row.last_ms,
    requests: row.requests,
    terms_version: row.terms_version,
  };
}

export function toSellerAuction(row: AuctionRow): SellerAuction {
  return {
    id: row.id,
    title: row.title,
    avatar: row.avatar || (row.picture ?? ""),
    state: stateOf(row),
    access: row.access,
    date_start: momentOf(row.opens_ms),
    date_closed: momentOf(row.closes_ms),
    date_last: row.last_ms,
    lot_count: row.lot_count,
    open_lot_count: row.open_count,
    sold_lot_count: row.sold_count,
    bid_count: row.bid_count,
    hammer_total: toDecimal(row.hammer_cents),
    requests: row.requests,
    archived: row.archived,
    template: row.template_name,
    updated_at: row.updated_ms,
  };
}

export function toAuctionDetail(row: AuctionRow, isWatched: boolean): AuctionDetail {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    date_start: row.opens_ms,
    date_closed: Math.max(row.closes_ms, row.last_ms ?? 0),
    lot_count: row.lot_count - row.draft_count,
    open_lot_count: row.open_count,
    seller: { id: row.seller_id, name: row.seller_name },
    avatar: row.avatar || (row.picture ?? ""),
    watched: isWatched,
    state: stateOf(row),
    stagger_s: row.stagger_s,
    lots_per_step: row.lots_per_step,
    extension: row.extension,
    access: row.access,
    has_terms: row.terms_version > 0 ? 1 : 0,
    viewing: row.viewing,
    contact: row.contact,
    pickup: row.pickup,
  };
}
