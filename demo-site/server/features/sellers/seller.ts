import { type customSeller, PROMISE_MONTHS, type Seller } from "martillo/contract";
import { addMonths, beginOfDay, countPromises, dayOf, instantOf, localTime } from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import type { CallContext } from "../../platform/call/context";
import type { Handler } from "../../platform/call/mount";
import type { Db } from "../../platform/db/db";
import { identityOf } from "./identity";
import { readSales, readSeller, type SaleRow } from "./seller-repository";

/** More sales than almost any seller makes in the time that is looked at. */
const MOST_SALES = 2_000;
const NOON_MS = 12 * 60 * 60 * 1_000;

/** The page of an account that sells. Throws NOT_FOUND. */
export const seller: Handler<typeof customSeller> = async ({ seller: id }, ctx) => ({
  record: await ctx.cache.get(`seller:${id}`, () => readPublicSeller(ctx, id)),
});

async function readPublicSeller(
  { db, now }: Pick<CallContext, "db" | "now">,
  id: number,
): Promise<Seller> {
  const row = await readSeller(db, id);
  if (!row) throw new ApiFault("NOT_FOUND");
  return {
    id: row.id,
    name: row.name,
    kind: row.is_trader ? "trader" : "private",
    city: row.city,
    state: row.state,
    // Noon, so that it is the same month in the Canary Islands.
    member_since: beginOfMonth(row.created_ms) + NOON_MS,
    auctions: row.auctions,
    direct_sales: row.direct_sales,
    identity: identityOf(row),
    promises: await readPromises(db, row.id, await now()),
  };
}

async function readPromises(db: Db, sellerId: number, nowMs: number) {
  const sinceMs = beginOfMonth(instantOf(addMonths(localTime(nowMs), -PROMISE_MONTHS)));
  const rows = await readSales(db, { sellerId, sinceMs, limit: MOST_SALES });
  const oldest = rows.length < MOST_SALES ? undefined : rows.at(-1)?.sold_ms;
  const since = oldest === undefined ? sinceMs : beginOfMonth(oldest);
  return countPromises(rows.map(toRecorded), { since: since + NOON_MS, nowMs });
}

function toRecorded(row: SaleRow) {
  const { pickup_status: status, pickup_ms: startsAtMs } = row;
  return {
    paidAtMs: row.paid_ms,
    readyAtMs: row.ready_ms,
    handedOverAtMs: row.handed_over_ms,
    pickup: status === null || startsAtMs === null ? null : { status, startsAtMs },
    isStopped: row.is_stopped,
    isCalledOff: row.is_called_off,
    isReturned: row.is_returned,
  };
}

/** The moment at which the month of another one begins in the house's zone. */
function beginOfMonth(atMs: number): number {
  return beginOfDay(`${dayOf(atMs).slice(0, 8)}01`);
}
