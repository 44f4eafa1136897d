import { type Db, ms } from "../../platform/db/db";
import { SaleSettings } from "martillo/contract/schemas";

const USUAL_HOURS = SaleSettings.parse({}).decision_hours;

/** SQL for how long that is, as an interval. */
export const DECISION_TIME = `make_interval(secs => 3600 * coalesce(
  (select (value ->> 'decision_hours')::numeric from settings where key = 'sale'), ${USUAL_HOURS})::float8)`;

/** SQL for the end of it, of a result `s`. */
export const DECISION_ENDS = `(s.settled_at + ${DECISION_TIME})`;

/** Until when the seller of a lot decides, in epoch milliseconds; null where nothing waits for a decision. */
export async function readDecisionEnd(
  db: Db,
  lotId: number,
): Promise<{ endMs: number; isOver: boolean } | null> {
  const [row] = await db.query<{ end_ms: number; is_over: boolean }>(
    `select ${ms(DECISION_ENDS)} as end_ms,
       ${DECISION_ENDS} <= clock_timestamp() as is_over
     from lots l join sales s on s.lot_id = l.id and s.round = l.round
     where l.id = $1 and l.status = 'provisional'`,
    [lotId],
  );
  return row ? { endMs: row.end_ms, isOver: row.is_over } : null;
}
