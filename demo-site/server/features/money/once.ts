import { sha256 } from "hash-wasm";
import { ApiFault } from "../../platform/call/fault";
import type { Db } from "../../platform/db/db";
import { withRetries } from "../../platform/db/retry";

/** Who asks for what, under which key of its own. */
export interface Keyed {
  userId: number;
  key: string | undefined;
  call: string;
  /** What is asked for, without the key. */
  body: object;
  /**
   * It moves or records money and may come without a key: then the same wish of the same person within ten minutes is the same press.
   * @default false
   */
  isMove?: boolean;
}

/** No caller's own key has a colon. */
const DERIVED = "press:";

/**
 * Runs something that moves money once for a key, in one transaction with the note that it ran: the same key again gets the same answer,
 * another body under it is refused as KEY_REUSED. Without a key it simply runs, unless it moves money.
 */
export async function once<Answer>(
  db: Db,
  { userId, key: given, call, body, isMove = false }: Keyed,
  run: (t: Db) => Promise<Answer>,
): Promise<Answer> {
  if (given === undefined && !isMove) return withRetries(() => db.tx(run));
  const hash = await sha256(JSON.stringify([call, body]));
  return withRetries(() =>
    db.tx(async (t) => {
      const key = given ?? (await derivedKey(t, userId, hash));
      // Waits for whoever runs under the same key at this moment.
      await t.query(
        `insert into money_keys (user_id, key, call, body_hash) values ($1, $2, $3, $4)
           on conflict do nothing`,
        [userId, key, call, hash],
      );
      const [row] = await t.query<{ body_hash: string; answer: { value: Answer } | null }>(
        "select body_hash, answer from money_keys where user_id = $1 and key = $2 for update",
        [userId, key],
      );
      if (row && row.body_hash !== hash) {
        throw new ApiFault("KEY_REUSED", {
          text: "Esa confirmación ya se usó para otra operación.",
        });
      }
      if (row?.answer) return row.answer.value;
      const value = await run(t);
      await t.query("update money_keys set answer = $3::jsonb where user_id = $1 and key = $2", [
        userId,
        key,
        JSON.stringify({ value }),
      ]);
      return value;
    }),
  );
}

/** The key of the same wish a moment ago, or a new one. Two at once wait for each other. */
async function derivedKey(t: Db, userId: number, hash: string): Promise<string> {
  await t.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `${DERIVED}${userId} ${hash}`,
  ]);
  const [row] = await t.query<{ key: string }>(
    `select key from money_keys
     where user_id = $1 and body_hash = $2 and key like '${DERIVED}%' and created_at > clock_timestamp() - interval '10 minutes'
     order by created_at desc limit 1`,
    [userId, hash],
  );
  return row?.key ?? DERIVED + crypto.randomUUID();
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

/** Ninety days later nobody asks again. In pieces, so that nobody waits for it. */
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
