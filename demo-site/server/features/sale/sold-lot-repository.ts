import type { MarketStatus } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import type { PremiumTier } from "martillo/domain";
import { LOT_PREMIUM } from "../house";

export async function isSold(db: Db, lotId: number): Promise<boolean> {
  const rows = await db.query("select 1 from lots where id = $1 and status = 'sold'", [lotId]);
  return rows.length > 0;
}

export async function undoSale(
  t: Db,
  lotId: number,
  round: number,
  outcome: "provisional" | "unsold",
): Promise<void> {
  await t.query(
    // The seller decides anew, in a time that begins now.
    `update sales set outcome = $3, winner_id = null,
       settled_at = case when $3::text = 'provisional' then clock_timestamp() else settled_at end
     where lot_id = $1 and round = $2`,
    [lotId, round, outcome],
  );
}

export function readExcluded(t: Db, lotId: number, round: number): Promise<{ id: number }[]> {
  return t.query<{ id: number }>(
    `select buyer_id as id from invoices where lot_id = $1 and round = $2
     union select u.id from users u join bids b on b.bidder_id = u.id
       where b.lot_id = $1 and b.round = $2 and (u.status <> 'active' or u.staff or not u.approved_to_bid)`,
    [lotId, round],
  );
}

/** What a buyer owes goes by these: as they stood when the lot opened. */
export interface SaleTerms {
  premium: PremiumTier[];
  iva_percent: number | null;
}

/** By what a lot is sold now; undefined where there is none. */
export async function readTermsOfLot(t: Db, lotId: number) {
  const [row] = await t.query<SaleTerms & { status: MarketStatus; round: number }>(
    `select l.status, l.round, l.iva_percent, ${LOT_PREMIUM} as premium from lots l where l.id = $1`,
    [lotId],
  );
  return row;
}

export async function insertSale(
  t: Db,
  values: {
    lotId: number;
    round: number;
    winnerId: number;
    bidId: number | null;
    priceCents: number;
    premium: PremiumTier[];
    ivaPercent: number | null;
    premiumCents: number;
    totalCents: number;
  },
): Promise<void> {
  await t.query(
    `insert into sales (lot_id, round, outcome, winner_id, bid_id, price_cents, premium,
       iva_percent, premium_cents, total_cents, settled_at)
     values ($1, $2, 'sold', $3, $4, $5, $6::jsonb, $7, $8, $9, clock_timestamp())
     on conflict (lot_id, round) do update set outcome = excluded.outcome,
       winner_id = excluded.winner_id, bid_id = excluded.bid_id,
       price_cents = excluded.price_cents, premium = excluded.premium,
       iva_percent = excluded.iva_percent, premium_cents = excluded.premium_cents,
       total_cents = excluded.total_cents, settled_at = excluded.settled_at`,
    [
      values.lotId,
      values.round,
      values.winnerId,
      values.bidId,
      values.priceCents,
      JSON.stringify(values.premium),
      values.ivaPercent,
      values.premiumCents,
      values.totalCents,
    ],
  );
}

/** The seller lets go of a result that waited for a decision. */
export async function rejectResult(db: Db, lotId: number): Promise<void> {
  await db.query(
    `update sales set outcome = 'unsold', settled_at = now()
     from lots l where l.id = $1 and sales.lot_id = l.id and sales.round = l.round`,
    [lotId],
  );
}

/** Writes the results of lots whose end has come, sold or not: one row for each, all in one statement. */
export async function insertResults(t: Db, results: readonly object[]): Promise<void> {
  await t.query(
    `insert into sales (lot_id, round, outcome, winner_id, bid_id, price_cents, premium, iva_percent,
       premium_cents, total_cents, settled_at)
     select id, round, status, winner_id, bid_id, price_cents, premium, iva_percent, premium_cents,
       total_cents, clock_timestamp()
     from json_to_recordset($1::json) as r (id bigint, round int, status text, winner_id bigint, bid_id bigint,
       price_cents bigint, premium jsonb, iva_percent float8, premium_cents bigint, total_cents bigint)`,
    [JSON.stringify(results)],
  );
}
