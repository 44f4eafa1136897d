import type { Db } from "../../platform/db/db";

/** A person by what is known of them. */
export interface Addressee {
  id?: number | undefined;
  email?: string | undefined;
  /** A verified one. */
  phone?: string | undefined;
}

/** Whether somebody has chosen English; who has no account has chosen nothing and is written to in Spanish. */
export async function readsEnglish(db: Db, { id, email, phone }: Addressee): Promise<boolean> {
  const rows = await db.query<{ id: number }>(
    `select u.id from users u join user_preferences p on p.user_id = u.id and p.language = 'for_english'
     where u.id = $1::bigint or u.email = $2::text or u.verified_phonenum = $3::text limit 1`,
    [id ?? null, email ?? null, phone ?? null],
  );
  return rows.length > 0;
}
