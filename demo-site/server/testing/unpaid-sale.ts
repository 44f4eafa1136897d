import type { Db } from "../platform/db/db";

export interface UnpaidSale {
  lot: number;
  winnerId: number;
  premiumCents: number;
  /** From now until the last day to pay; negative: it is over. */
  dueInDays: number;
  /** @default true */
  isBound?: boolean;
}

/** Writes what settling leaves behind of a lot for 5,000 euros that a buyer has won and not paid. */
export async function sellUnpaid(db: Pick<Db, "query">, sale: UnpaidSale): Promise<void> {
  const { lot, winnerId, premiumCents, dueInDays, isBound = true } = sale;
  await db.query("update lots set status = 'sold' where id = $1", [lot]);
  await db.query(
    `insert into sales (lot_id, round, outcome, winner_id, price_cents, premium_cents)
     select id, round, 'sold', $2, 500000, $3 from lots where id = $1`,
    [lot, winnerId, premiumCents],
  );
  await db.query(
    `insert into invoices (lot_id, round, buyer_id, seller_id, channel, bound, sold_at, due_at, total_cents, told)
     select id, round, $2, seller_id, 'auction', $3, now(), now() + make_interval(days => $4::int), 500000 + $5, true
     from lots where id = $1`,
    [lot, winnerId, isBound, dueInDays, premiumCents],
  );
}
