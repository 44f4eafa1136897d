import type { makeofferAll, makeofferSearch, ParsedInputOf, sellerOffers } from "martillo/contract";
import { offerBounds, OFFERS_PER_LOT, toDecimal } from "martillo/domain";
import type { CallContext } from "../../platform/call/context";
import type { Handler } from "../../platform/call/mount";
import type { Db } from "../../platform/db/db";
import { displayRange } from "../../platform/lists/display-range";
import { filterCondition } from "../../platform/lists/filter-condition";
import { SqlParameters } from "../../platform/lists/sql-parameters";
import { requirePermission } from "../../platform/security/permissions";
import { escapeLike, ownerIdOf, readLotStates } from "../lots";
import { readSaleSettings } from "../sale";
import {
  countOffers,
  IS_REVEALED,
  type List,
  readLatest,
  readOffersSoFar,
  STATUS,
} from "./offer-repository";
import { type OfferReader, toOffers } from "./offer-view";

type Input = ParsedInputOf<typeof makeofferSearch>;

/** The offers of one account: those that it made, or received. Null for everybody's. */
interface Whose extends OfferReader {
  ownerId: number | null;
}

function asBuyer(ctx: CallContext): Whose {
  const { id: ownerId, pass } = ctx.requireViewer();
  return { side: "buyer", isStaff: false, isElsewhere: pass !== null, ownerId };
}

function asSeller(ctx: CallContext): Whose {
  const viewer = ctx.requireViewer();
  // Offers say who makes them.
  requirePermission(viewer, "award");
  const { staff: isStaff } = viewer;
  return { side: "seller", isStaff, ownerId: isStaff ? null : ownerIdOf(viewer) };
}

/** Offers that the account made, and what it may offer for the lot that it asks for. */
export const ownOffers: Handler<typeof makeofferSearch> = async (input, ctx) => {
  const list = await read(ctx.db, input, asBuyer(ctx));
  const lotId = input.filters?.project_id;
  const terms = lotId === undefined ? undefined : await termsOf(ctx, lotId);
  return { ...list, ...(terms && { terms }) };
};

/** Of an account that sells those that it received, of any other those that it made. */
export const allOffers: Handler<typeof makeofferAll> = (input, ctx) => {
  const sells = ctx.requireViewer().admin && ctx.requireViewer().pass === null;
  return read(ctx.db, input, sells ? asSeller(ctx) : asBuyer(ctx));
};

export const receivedOffers: Handler<typeof sellerOffers> = (input, ctx) =>
  read(ctx.db, input, asSeller(ctx));

async function read(db: Db, { filters = {}, page, limit }: Input, whose: Whose): Promise<List> {
  const parameters = new SqlParameters(whose.ownerId);
  const owner = `($1::bigint is null or o.${whose.side}_id = $1::bigint)`;
  const conditions = [owner];
  if (filters.project_id !== undefined) {
    conditions.push(`o.lot_id = ${parameters.add(filters.project_id)}::bigint`);
  }
  if (filters.project_status) {
    conditions.push(filterCondition("l.status", filters.project_status, parameters));
  }
  if (filters.status) conditions.push(filterCondition(STATUS, filters.status, parameters));
  for (const name of ["email", "first_name", "last_name"] as const) {
    const text = filters[name]?.trim();
    if (!text) continue;
    // A reader who may not read a name cannot find it either.
    const mayRead = whose.isStaff || whose.side === "buyer" ? "true" : IS_REVEALED;
    conditions.push(
      `(${mayRead}) and buyer.${name} ilike ${parameters.add(`%${escapeLike(text)}%`)}`,
    );
  }
  const where = conditions.join(" and ");
  const { rows, total } = await readLatest(db, {
    where,
    values: [...parameters.values],
    page,
    limit,
  });
  return {
    records: await toOffers(db, rows, whose),
    totalRecords: total,
    setDisp: displayRange(page, limit, rows.length, total),
    counts: await countOffers(db, whose.ownerId, whose.side, owner),
  };
}

async function termsOf(ctx: CallContext, lotId: number) {
  const [lot] = await readLotStates(ctx.db, [lotId]);
  if (!lot || lot.status === "draft") return undefined;
  const soFar = await readOffersSoFar(ctx.db, lot, ctx.requireViewer().id);
  const { offer_minimum_percent: minimumPercent } = await readSaleSettings(ctx.db);
  const askingCents = lot.auction === 0 ? lot.price_cents : null;
  const { minCents, maxCents } = offerBounds({ askingCents, minimumPercent });
  const left = Math.max(0, OFFERS_PER_LOT - soFar.rows);
  const viewer = ctx.requireViewer();
  const isBuyer = !viewer.staff && lot.seller_id !== ownerIdOf(viewer);
  return {
    open: soFar.isTaken && isBuyer ? (1 as const) : (0 as const),
    minimum: toDecimal(minCents),
    maximum: askingCents === null ? null : toDecimal(maxCents),
    left,
  };
}
