import type { LanguageSet } from "martillo/contract";
import type { Db } from "../../platform/db/db";

/** Whom a letter about money goes to. */
export interface Payer {
  email: string;
  name: string;
  /** Has chosen English; everybody else reads Spanish. */
  language: LanguageSet;
}

const PAYERS = `select u.email, u.first_name as name, coalesce(p.language, 'for_spanish') as language
  from users u left join user_preferences p on p.user_id = u.id`;

export async function readPayer(db: Db, userId: number): Promise<Payer | undefined> {
  const [row] = await db.query<Payer>(`${PAYERS} where u.id = $1`, [userId]);
  return row;
}

/** The person of an address; undefined where it has no account. */
export async function readPayerByEmail(db: Db, email: string): Promise<Payer | undefined> {
  const [row] = await db.query<Payer>(`${PAYERS} where lower(u.email) = lower($1)`, [email]);
  return row;
}

export async function readIdOfPayer(db: Db, email: string): Promise<{ id: number } | undefined> {
  const [row] = await db.query<{ id: number }>(
    "select id from users where lower(email) = lower($1)",
    [email],
  );
  return row;
}
