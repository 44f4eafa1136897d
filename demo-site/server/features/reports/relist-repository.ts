import { MODEL_SALES, MODEL_SELLERS } from "martillo/contract";
import { HOUSE_ZONE } from "martillo/domain";
import type { Db } from "../../platform/db/db";

/** The figures of the last round of a lot: views, the hour of its end, and the median price of vehicles like it. */
export async function readRound(
  db: Db,
  lotId: number,
): Promise<{ views: number; end_hour: number; median_cents: number | null } | undefined> {
  const [row] = await db.query<{ views: number; end_hour: number; median_cents: number | null }>(
    `select coalesce((select sum(h.views) from lot_hours h
         where h.lot_id = l.id and h.hour >= l.opens_at - interval '1 hour'), 0)::int as views,
       extract(hour from l.closes_at at time zone '${HOUSE_ZONE}')::int as end_hour,
       (select m.median_cents from model_prices m
         where m.brand = l.brand and m.model = l.model and l.model <> ''
           and m.from_year = coalesce(l.registration_year / 3 * 3, 0)
           and m.sold >= ${MODEL_SALES} and m.sellers >= ${MODEL_SELLERS}) as median_cents
     from lots l where l.id = $1`,
    [lotId],
  );
  return row;
}
