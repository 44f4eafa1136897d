import { type Db, ms } from "../../platform/db/db";

/** What a provider is asked to do. */
export type AttemptOp = "begin" | "charge" | "capture" | "cancel";

export interface AttemptRow {
  id: number;
  payment_id: number;
  op: AttemptOp;
  n: number;
  key: string;
  looks: number;
  asked_ms: number;
}

const COLUMNS = `id, payment_id, op, n, key, looks, ${ms("asked_at")} as asked_ms`;

/** Written and committed before a provider is asked; the first look at an answer that is not known is five seconds later. */
export async function writeAttempt(t: Db, paymentId: number, op: AttemptOp): Promise<AttemptRow> {
  const [row] = await t.query<AttemptRow>(
    `insert into payment_attempts (payment_id, op, n, key, look_at)
     select $1::bigint, $2, n, 'm-' || $1::bigint || '-' || $2 || '-' || n, clock_timestamp() + interval '5 seconds'
     from (select coalesce(max(n), 0) + 1 as n from payment_attempts where payment_id = $1::bigint and op = $2) next
     returning ${COLUMNS}`,
    [paymentId, op],
  );
  if (!row) throw new Error("martillo: an attempt was not written");
  return row;
}

/** The answer is there, or it is certain that there is none. */
export async function endAttempt(t: Db, id: number): Promise<void> {
  await t.query("update payment_attempts set state = 'known', look_at = null where id = $1", [id]);
}

/** Ends all questions about a payment: the observation answers them. */
export async function endAttempts(t: Db, paymentId: number): Promise<void> {
  await t.query(
    "update payment_attempts set state = 'known', look_at = null where payment_id = $1 and state = 'asked'",
    [paymentId],
  );
}

const HALF_MINUTE_SECONDS = 30;
const TWO_MINUTES_SECONDS = 120;
const TEN_MINUTES_SECONDS = 600;

/** Takes what is to be looked at now, and says when it is looked at next. */
export function takeAsked(db: Db): Promise<AttemptRow[]> {
  return db.query<AttemptRow>(
    `update payment_attempts set looks = looks + 1, look_at = clock_timestamp() + make_interval(secs =>
       case looks when 0 then ${HALF_MINUTE_SECONDS} when 1 then ${TWO_MINUTES_SECONDS} else ${TEN_MINUTES_SECONDS} end)
     where id in (select id from payment_attempts where state = 'asked' and look_at <= clock_timestamp()
       order by look_at limit 50 for update skip locked)
     returning ${COLUMNS}`,
  );
}

export async function giveUpAttempt(t: Db, id: number): Promise<void> {
  await t.query("update payment_attempts set state = 'given_up', look_at = null where id = $1", [
    id,
  ]);
}
