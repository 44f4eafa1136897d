import type { Kyc } from "martillo/contract";
import { type Db, ms } from "../../platform/db/db";
import type { Identity, KycVerdict } from "../../ports/kyc";
import type { CallContext } from "../../platform/call/context";

export interface KycRow extends Kyc {
  document_number: string;
}

export async function readKyc(db: Db, userId: number): Promise<KycRow | undefined> {
  const [row] = await db.query<KycRow>(
    `select status, document_type, document_number, right(document_number, 3) as document_end,
       to_char(birth_date, 'YYYY-MM-DD') as birth_date, nationality, reasons,
       ${ms("checked_at")} as checked_at
     from kyc_profiles where user_id = $1`,
    [userId],
  );
  return row;
}

type Stored = Pick<Identity, "documentType" | "documentNumber" | "birthDate" | "nationality">;

/** The same data again keep their verdict; other data wait for another check. */
export async function storeKyc(db: Db, userId: number, identity: Stored): Promise<void> {
  await db.query(
    `insert into kyc_profiles as k (user_id, document_type, document_number, birth_date, nationality)
     values ($1, $2, $3, $4::date, $5)
     on conflict (user_id) do update set document_type = excluded.document_type,
       document_number = excluded.document_number, birth_date = excluded.birth_date,
       nationality = excluded.nationality, status = 'incomplete', reasons = '[]',
       reference = null, checked_at = null
     where (k.document_type, k.document_number, k.birth_date, k.nationality)
       is distinct from (excluded.document_type, excluded.document_number, excluded.birth_date,
         excluded.nationality)`,
    [
      userId,
      identity.documentType,
      identity.documentNumber,
      identity.birthDate,
      identity.nationality,
    ],
  );
}

/** Only for the data that were checked: they may have changed meanwhile. */
export async function storeVerdict(
  db: Db,
  userId: number,
  checked: Pick<KycRow, "document_type" | "document_number" | "birth_date" | "nationality">,
  { status, reasons, reference }: KycVerdict,
): Promise<void> {
  await db.query(
    `update kyc_profiles set status = $3, reasons = $4::jsonb, reference = $5, checked_at = now()
     where user_id = $1 and document_number = $2 and document_type = $6
       and birth_date = $7::date and nationality = $8`,
    [
      userId,
      checked.document_number,
      status,
      JSON.stringify(reasons),
      reference,
      checked.document_type,
      checked.birth_date,
      checked.nationality,
    ],
  );
}

/** The day in Madrid, by the database's clock. */
export async function today(ctx: CallContext): Promise<string> {
  const [row] = await ctx.db.query<{ day: string }>(
    "select to_char(now() at time zone 'Europe/Madrid', 'YYYY-MM-DD') as day",
  );
  return row?.day ?? "";
}

/** Of an account that becomes another person's. */
export async function forgetKyc(t: Db, userId: number): Promise<void> {
  await t.query("delete from kyc_profiles where user_id = $1", [userId]);
}
