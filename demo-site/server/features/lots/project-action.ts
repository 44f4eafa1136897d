/** A seller's own lots. Every action but `add` runs under the lot's lock, checked by the one table of transitions. */
import type { MarketStatus, ParsedInputOf, productProjectAction } from "martillo/contract";
import { parseCents, transition, type LotEvent } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import { errorText } from "../../platform/call/log";
import type { Handler } from "../../platform/call/mount";
import { mayManageLot, ownerIdOf } from "./lot-access";
import { lockLot, readLots } from "./lot-repository";
import type { LotRow } from "./lot-row";
import { phaseOf } from "./lot-state";
import { toLot } from "./lot-view";
import { noteCancellation, noteRejection } from "./result-notices";
import { noteLotDeed } from "../../platform/security/audit";
import { addSearchTerms } from "./search-terms";
import { checkLot } from "./check-lot";
import { editLot } from "./edit-lot";
import { movedExtension, UNSAID, valuesFrom, withoutAuctionTerms } from "./lot-values";
import {
  hadBids,
  insertLot,
  ownsEvent,
  rejectResult,
  setStatus,
  startRound,
} from "./project-repository";

type Input = ParsedInputOf<typeof productProjectAction>;
type InputFor<Name extends Input["action"]> = Extract<Input, { action: Name }>;

export const projectAction: Handler<typeof productProjectAction> = async (input, ctx) => {
  const viewer = ctx.requireViewer();
  const id = input.action === "add" ? await add(input, ctx) : input.id;
  if (input.action !== "add") {
    const losers = await ctx.db.tx(async (t) => {
      await change(t, input, await lockOwnLot(t, input.id, ctx), ctx);
      return ctx.closeOffers({ ...ctx, db: t }, id);
    });
    ctx.bus.lotChanged([id]);
    for (const { buyer_id } of losers) ctx.bus.money(buyer_id);
    // What was asked for is done; suggestions catch up with the next count.
    await addSearchTerms(ctx.db, id).catch((error: unknown) =>
      ctx.log.warn({ lot: id, ...errorText(error) }, "search terms could not be added"),
    );
  }
  const [row] = await readLots(ctx.db, [id], viewer);
  if (!row) throw new ApiFault("NOT_FOUND");
  return { record: toLot(row, viewer.id) };
};

async function add(input: InputFor<"add">, ctx: CallContext): Promise<number> {
  const sellerId = ownerIdOf(ctx.requireViewer());
  const named = valuesFrom(input, { images: [], title: input.title });
  const values = withoutAuctionTerms({
    ...UNSAID,
    ...named,
    title: input.title,
    description: input.description,
    auction: input.auction,
    start_cents: parseCents(input.start_price),
    opens_ms: input.date_start,
    closes_ms: input.date_closed,
    category: input.category,
    brand: input.brand,
    model: input.model,
  });
  checkLot(values, await ctx.now());
  await checkEvent(ctx.db, values.auction_id, sellerId);
  return insertLot(ctx.db, sellerId, values);
}

/** The lot under its lock, if it is the viewer's to change. */
async function lockOwnLot(t: Db, id: number, ctx: CallContext): Promise<LotRow> {
  const viewer = ctx.requireViewer();
  const locked = await lockLot(t, id);
  if (!locked) throw new ApiFault("NOT_FOUND");
  if (!mayManageLot(viewer, locked.seller_id)) throw new ApiFault("FORBIDDEN");
  const [row] = await readLots(t, [id], viewer);
  if (!row) throw new ApiFault("NOT_FOUND");
  return row;
}

async function change(
  t: Db,
  input: Exclude<Input, { action: "add" }>,
  row: LotRow,
  ctx: CallContext,
): Promise<void> {
  switch (input.action) {
    case "edit":
      await checkEvent(t, input.auction_id ?? null, row.seller_id);
      return editLot(t, input, row);
    case "publish":
      requireVerified(ctx);
      await takePlace(t, row, ctx);
      return publish(t, row);
    case "relist":
      requireVerified(ctx);
      await takePlace(t, row, ctx);
      return relist(t, input, row);
    case "withdraw":
      return withdraw(t, input, row, ctx);
  }
}

/** Nobody offers anything to the public before somebody has looked at the account. */
function requireVerified(ctx: CallContext) {
  const viewer = ctx.requireViewer();
  if (viewer.status !== "active" && !viewer.staff) throw new ApiFault("NOT_VERIFIED");
}

/** The seller's plan allows so many; what is refused afterwards takes nothing, as all is one transaction. */
async function takePlace(t: Db, row: LotRow, { planLimits, requireViewer }: CallContext) {
  await planLimits.takeListing(t, {
    sellerId: row.seller_id,
    kind: row.auction === 1 ? "auction" : "direct",
    lotId: row.id,
    isByStaff: requireViewer().staff,
  });
}

async function publish(t: Db, row: LotRow): Promise<void> {
  const status = after(row.status, row.auction === 1 ? "publish" : "list");
  checkLot({ ...row, opens_ms: Math.max(row.opens_ms, row.now_ms) }, row.now_ms);
  await setStatus(t, row.id, opened(status, row.opens_ms, row.now_ms));
}

async function relist(t: Db, input: InputFor<"relist">, row: LotRow): Promise<void> {
  const status = after(phaseOf(row), "relist");
  const values = {
    ...row,
    opens_ms: input.date_start,
    closes_ms: input.date_closed,
    extension: movedExtension(row, input.date_closed),
    start_cents: input.start_price === undefined ? row.start_cents : parseCents(input.start_price),
    reserve_cents: reserveOf(input, row),
  };
  checkLot(values, row.now_ms);
  await startRound(t, row.id, opened(status, values.opens_ms, row.now_ms), {
    opensMs: values.opens_ms,
    closesMs: values.closes_ms,
    startCents: values.start_cents,
    reserveCents: values.reserve_cents,
    extension: values.extension,
  });
}

function reserveOf({ reserve_price }: InputFor<"relist">, row: LotRow): number | null {
  if (reserve_price === undefined) return row.reserve_cents;
  return reserve_price === null ? null : parseCents(reserve_price);
}

/** Nobody's bid is taken away by the seller: once there was one only staff may call an auction off. */
async function withdraw(
  t: Db,
  input: InputFor<"withdraw">,
  row: LotRow,
  ctx: CallContext,
): Promise<void> {
  const phase = phaseOf(row);
  const event = withdrawEvent(row, phase);
  const status = after(phase, event);
  const viewer = ctx.requireViewer();
  const isRunning = phase !== "provisional";
  if (isRunning && !viewer.staff && (await hadBids(t, row.id))) {
    throw new ApiFault("ILLEGAL_TRANSITION");
  }
  if (event === "reject") await rejectResult(t, row.id);
  await setStatus(t, row.id, status, input.notes ?? null);
  if (event === "reject") await noteRejection(t, row.id, row.leader_id);
  else if (isRunning && row.auction === 1) await noteCancellation(t, row.id);
  // What the house takes off costs its seller nothing.
  if (viewer.staff && viewer.id !== row.seller_id) await ctx.planLimits.giveListingBack(t, row.id);
  const details = { from: phase, to: status, ...(input.notes && { reason: input.notes }) };
  await noteLotDeed(t, viewer, row, "projectAction.withdraw", details);
}

function withdrawEvent(row: LotRow, phase: MarketStatus): LotEvent {
  if (phase === "provisional") return "reject";
  return row.auction === 0 && phase !== "draft" ? "withdraw" : "cancel";
}

function after(from: MarketStatus, event: LotEvent): MarketStatus {
  const status = transition(from, event);
  if (status === null) throw new ApiFault("ILLEGAL_TRANSITION");
  return status;
}

/** A lot whose start has come need not wait for the sweeper. */
function opened(status: MarketStatus, opensMs: number, nowMs: number): MarketStatus {
  return status === "scheduled" && opensMs <= nowMs ? after(status, "open") : status;
}

async function checkEvent(db: Db, auctionId: number | null, sellerId: number): Promise<void> {
  if (auctionId === null || (await ownsEvent(db, auctionId, sellerId))) return;
  throw new ApiFault("INVALID_INPUT", { fields: { auction_id: "No es una subasta suya." } });
}
