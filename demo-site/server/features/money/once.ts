import { sha256 } from "hash-wasm";
import { ApiFault } from "../../platform/call/fault";
import type { Db } from "../../platform/db/db";
import { withRetries } from "../../platform/db/retry";
import {
  DERIVED,
  insertKey,
  keepAnswer,
  type Keyed,
  lockDerived,
  lockKey,
  readDerivedKey,
} from "./money-key-repository";

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
      // Waits for a call that runs under the same key at this moment.
      await insertKey(t, { userId, key, call, hash });
      const row = await lockKey(t, userId, key);
      if (row && row.body_hash !== hash) {
        throw new ApiFault("KEY_REUSED", {
          text: "Esa confirmación ya se usó para otra operación.",
        });
      }
      if (row?.answer) return row.answer.value as Answer;
      const value = await run(t);
      await keepAnswer(t, userId, key, { value });
      return value;
    }),
  );
}

/** The key of the same wish a moment ago, or a new one. Two at once wait for each other. */
async function derivedKey(t: Db, userId: number, hash: string): Promise<string> {
  await lockDerived(t, `${DERIVED}${userId} ${hash}`);
  const row = await readDerivedKey(t, userId, hash);
  return row?.key ?? DERIVED + crypto.randomUUID();
}
