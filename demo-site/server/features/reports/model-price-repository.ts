import type { Db } from "../../platform/db/db";
import { ACCOUNT_OF_SALE, STANDS } from "./report-source";

/** Counts anew what models have fetched: over all sales of two years, which no reader should wait for. */
export function countModelPrices(db: Db): Promise<unknown> {
  return db.tx(async (t) => {
    await t.query("delete from model_prices");
    await t.query(`
      insert into model_prices (brand, model, from_year, sold, sellers, median_cents, median_km)
      select l.brand, l.model, coalesce(l.registration_year / 3 * 3, 0), count(*), count(distinct l.seller_id),
        percentile_disc(0.5) within group (order by s.price_cents),
        percentile_disc(0.5) within group (order by l.kilometers) filter (where l.kilometers is not null)
      from sales s join lots l on l.id = s.lot_id
      ${ACCOUNT_OF_SALE}
      where ${STANDS} and s.settled_at > now() - interval '24 months' and l.model <> ''
      group by 1, 2, 3`);
  });
}
