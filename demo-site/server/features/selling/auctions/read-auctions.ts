/** Auctions and their lots as lists. */
import type {
  auctionGetSingle,
  auctionLots,
  auctionProjects,
  AuctionState,
  customOwnAuctions,
  productSearchManifest,
} from "martillo/contract";
import { ApiFault } from "../../../platform/call/fault";
import type { Handler } from "../../../platform/call/mount";
import type { Db } from "../../../platform/db/db";
import { displayRange } from "../../../platform/lists/display-range";
import { can } from "../../../platform/security/permissions";
import { readLotChoices } from "../../house";
import {
  answerFacts,
  fragmentCondition,
  mayManageLot,
  ownerIdOf,
  readLots,
  toLot,
  userInfoOf,
} from "../../lots";
import { readAuctionFields } from "../answers";
import { readListingFacts } from "../listing-repository";
import { toSellerLot } from "../listings";
import { newestTerms } from "./access-repository";
import { type AuctionRow, isWatching, readAuction, readAuctions } from "./auction-repository";
import { toAuctionDetail, toOwnAuction, toSellerAuction } from "./auction-view";
import { readOwnAuction } from "./own-auction";
import { pageOf } from "./auction-lot-repository";

export const singleAuction: Handler<typeof auctionGetSingle> = async ({ id }, ctx) => {
  const { db, viewer } = ctx;
  const row = await readAuction(db, id);
  const isOwn = viewer !== null && row !== undefined && mayManageLot(viewer, row.seller_id);
  const sees = isOwn && (can(viewer, "post") || can(viewer, "publish"));
  if (!row || row.deleted || (row.status === "draft" && !sees)) throw new ApiFault("NOT_FOUND");
  const watched = await isWatching(db, id, viewer?.id ?? null);
  const terms = row.terms_version > 0 ? await newestTerms(db, id) : undefined;
  return {
    record: { ...toAuctionDetail(row, watched), ...(await moreOf(db, row)) },
    ...(terms && {
      terms: { version: terms.version, html: terms.html, created_at: terms.created_ms },
    }),
    ...(sees && { own: await toOwnAuction(ctx, row) }),
  };
};

/** The answers to what the house asks of auctions; nothing where there is none. */
async function moreOf(db: Db, { custom_fields: answers }: AuctionRow) {
  if (Object.keys(answers).length === 0) return {};
  const more = answerFacts(await readAuctionFields(db), answers);
  return more.length > 0 ? { more } : {};
}

export const lotsOfAuction: Handler<typeof auctionLots> = async (input, ctx) => {
  const row = await readAuction(ctx.db, input.auction_id);
  if (!row || row.deleted || row.status === "draft") throw new ApiFault("NOT_FOUND");
  return lotsInside(input, ctx);
};

/** What everybody may see of the lots of an auction that the caller may read. */
export const lotsInside: Handler<typeof auctionLots> = async (input, { db, viewer }) => {
  const { page, limit } = input;
  const { ids, total } = await pageOf(
    db,
    { ...input, order: "l.lot_no, l.closes_at, l.id" },
    () => `l.auction_id = $1 and l.status not in ('draft', 'withdrawn', 'cancelled')
      and l.hidden_at is null`,
  );
  const rows = await readLots(db, ids, viewer);
  return {
    records: rows.map((lot) => toLot(lot, viewer?.id ?? null)),
    totalRecords: total,
    setDisp: displayRange(page, limit, rows.length, total),
  };
};

export const searchManifest: Handler<typeof productSearchManifest> = async (input, ctx) => {
  const { records, ...range } = await lotsOfAuction(input, ctx);
  return {
    ...range,
    records: records.map(
      ({ lot_no: no = null, id, title, wprice, market_status, date_closed }) => ({
        lot_no: no,
        id,
        title,
        price: wprice,
        state: market_status,
        end: date_closed,
      }),
    ),
    // Lots of an auction come in the order of their numbers alone.
    sorts: [],
    userinfo: ctx.viewer && userInfoOf(ctx.viewer),
  };
};

export const projectsOfAuction: Handler<typeof auctionProjects> = async (input, ctx) => {
  const viewer = ctx.requireViewer();
  const auction = await readOwnAuction(ctx.db, input.auction_id, ctx);
  const { page, limit, side, search = "" } = input;
  const isInside = side === "inside";
  const { ids, total } = await pageOf(
    ctx.db,
    { ...input, order: isInside ? "l.lot_no, l.id" : "l.id" },
    (parameters) => {
      const found = search.trim() === "" ? "true" : fragmentCondition(search, parameters);
      const which = isInside
        ? "l.auction_id = $1"
        : `l.auction_id is distinct from $1 and l.lot_no is null and l.auction = 1 and l.status = 'draft'
           and l.template_name is null and l.archived_at is null and l.seller_id = ${parameters.add(auction.seller_id)}`;
      return `${which} and l.deleted_at is null and ${found}`;
    },
  );
  const rows = await readLots(ctx.db, ids, viewer);
  const facts = await readListingFacts(ctx.db, ids);
  const choices = await readLotChoices(ctx);
  return {
    records: rows.map((row) => ({
      ...toSellerLot(row, viewer, { facts: facts.get(row.id), choices }),
      lot_no: row.lot_no,
    })),
    totalRecords: total,
    setDisp: displayRange(page, limit, rows.length, total),
  };
};

/** Lists of lots, for auctions: whether lots are sold is known when the auctions are over. */
const LISTS: Readonly<Record<string, readonly AuctionState[] | null>> = {
  open: ["scheduled", "running"],
  sold: ["finished"],
  unsold: ["finished", "cancelled"],
  draft: ["draft"],
  templates: null,
  all: null,
};

export const ownAuctions: Handler<typeof customOwnAuctions> = async (input, ctx) => {
  const viewer = ctx.requireViewer();
  const { list, state, access, end, archived = false, search = "" } = input;
  const { orderby, order, page, limit } = input;
  const { rows, total } = await readAuctions(ctx.db, {
    sellerId: viewer.staff ? (input.seller_id ?? null) : ownerIdOf(viewer),
    states: state?.length ? state : (LISTS[list] ?? null),
    access,
    end,
    orderby,
    order,
    isArchived: archived,
    isTemplates: list === "templates",
    search: search.trim(),
    page,
    limit,
  });
  return {
    records: rows.map(toSellerAuction),
    totalRecords: total,
    setDisp: displayRange(page, limit, rows.length, total),
  };
};
