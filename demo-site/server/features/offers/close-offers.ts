/** Offers that come to nothing by themselves: their time is over, or their lot went another way. */
import type { Db } from "../../platform/db/db";
import type { SendContext } from "../../platform/mail/send";
import { offerEnded, offerExpiring } from "./offer.mail";
import { writeToSide } from "./offer-letters";
import { endExpired, endPast, readOffer, takeToWarn } from "./offer-repository";
import type { Sides } from "../sale";

declare module "../../platform/call/context" {
  interface Services {
    /** Ends the open offers for a locked lot that went another way, with their letters. Returns whose they were. */
    closeOffers(ctx: SendContext, lotId: number): Promise<Sides[]>;
  }
}

/**
 * Ends the open offers for lots that were sold, withdrawn or listed anew; of one locked lot, or of any that was forgotten. A lot that still
 * takes offers keeps them. Returns whose they were.
 */
export async function closeOffers(ctx: SendContext, lotId: number | null): Promise<Sides[]> {
  const rows = await endPast(ctx.db, lotId);
  for (const { id } of rows) {
    const row = await readOffer(ctx.db, id);
    if (row) {
      const why = row.lot_status === "sold" ? "sold" : "gone";
      await writeToSide(ctx, offerEnded, row, "buyer", { why });
    }
  }
  return rows;
}

/** Ends open offers whose time is over: those of one buyer for one lot, or all. Both sides are written to. */
export async function expireOffers(
  ctx: SendContext,
  of: { lotId: number; buyerId: number } | null,
): Promise<Sides[]> {
  const rows = await endExpired(ctx.db, of?.lotId ?? null, of?.buyerId ?? null);
  for (const { id } of rows) {
    const row = await readOffer(ctx.db, id);
    if (!row) continue;
    for (const side of ["buyer", "seller"] as const) {
      await writeToSide(ctx, offerEnded, row, side, { why: "expired" });
    }
  }
  return rows;
}

async function warn(ctx: SendContext): Promise<Sides[]> {
  const rows = await takeToWarn(ctx.db);
  for (const { id, side } of rows) {
    const row = await readOffer(ctx.db, id);
    const reader = side === "buyer" ? "seller" : "buyer";
    if (row) await writeToSide(ctx, offerExpiring, row, reader, {});
  }
  return rows;
}

/** What the clock does to offers. Returns whose offers it touched. */
export async function sweepOffers(ctx: SendContext & { db: Db }): Promise<Sides[]> {
  const steps = [
    (t: SendContext) => expireOffers(t, null),
    (t: SendContext) => closeOffers(t, null),
    warn,
  ];
  const touched: Sides[] = [];
  for (const step of steps) {
    touched.push(...(await ctx.db.tx((t) => step({ ...ctx, db: t }))));
  }
  return touched;
}
