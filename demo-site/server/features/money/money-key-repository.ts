import type { Db } from "../../platform/db/db";

/** The person who asks, the call and its own key. */
export interface Keyed {
  userId: number;
  key: string | undefined;
  call: string;
  /** The request, without the key. */
  body: object;
  /**
   * It moves or records money and may come without a key: then the same wish of the same person within ten minutes is the same press.
   * @default false
   */
  isMove?: boolean;
}

/** No caller's own key has a colon. */
export const DERIVED = "press:";

export async function insertKey(
  t: Db,
  values: { userId: number; key: string; call: string; hash: string },
): Promise<void> {
  await t.query(
    `insert into money_keys (user_id, key, call, body_hash) values ($1, $2, $3, $4)
           on conflict do nothing`,
    [values.userId, values.key, values.call, values.hash],
  );
}

export async function lockKey(
  t: Db,
  userId: number,
  key: string,
): Promise<{ body_hash: string; answer: { value: unknown } | null } | undefined> {
  const [row] = await t.query<{ body_hash: string; answer: { value: unknown } | null }>(
    "select body_hash, answer from money_keys where user_id = $1 and key = $2 for update",
    [userId, key],
  );
  return row;
}

export async function keepAnswer(
  t: Db,
  userId: number,
  key: string,
  answer: unknown,
): Promise<void> {
  await t.query("update money_keys set answer = $3::jsonb where user_id = $1 and key = $2", [
    userId,
    key,
    JSON.stringify(answer),
  ]);
}

export async function lockDerived(t: Db, wish: string): Promise<void> {
  await t.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [wish]);
}

export async function readDerivedKey(
  t: Db,
  userId: number,
  hash: string,
): Promise<{ key: string } | undefined> {
  const [row] = await t.query<{ key: string }>(
    `select key from money_keys
     where user_id = $1 and body_hash = $2 and key like '${DERIVED}%' and created_at > clock_timestamp() - interval '10 minutes'
     order by created_at desc limit 1`,
    [userId, hash],
  );
  return row;
}

/** Whether something was asked for under a key, and answered. */
export async function isAnswered(
  db: Db,
  { userId, key }: Pick<Keyed, "userId" | "key">,
): Promise<boolean> {
  const rows = await db.query("select 1 from money_keys where user_id = $1 and key = $2", [
    userId,
    key ?? null,
  ]);
  return rows.length > 0;
}

/** Ninety days later no client asks again. In pieces, so that no call waits for it. */
export async function forgetMoneyKeys(db: Db): Promise<void> {
  const AT_ONCE = 10_000;
  for (;;) {
    const rows = await db.query(
      `delete from money_keys where (user_id, key) in (
         select user_id, key from money_keys where created_at < now() - interval '90 days' limit $1)
       returning 1`,
      [AT_ONCE],
    );
    if (rows.length < AT_ONCE) return;
  }
}

export async function readKeyedPayment(
  db: Db,
  userId: number,
  key: string,
): Promise<{ value: unknown } | undefined> {
  const [row] = await db.query<{ value: unknown }>(
    "select answer -> 'value' as value from money_keys where user_id = $1 and key = $2 and call = 'payment'",
    [userId, key],
  );
  return row;
}

export async function readAnswerOfKey(
  db: Db,
  userId: number,
  idempotencyKey: string,
): Promise<
  | {
      call: string;
      answer: { value: { invoiceId?: number; invoiceIds?: number[] } | null } | null;
    }
  | undefined
> {
  const [row] = await db.query<{
    call: string;
    answer: { value: { invoiceId?: number; invoiceIds?: number[] } | null } | null;
  }>("select call, answer from money_keys where user_id = $1 and key = $2", [
    userId,
    idempotencyKey,
  ]);
  return row;
}
