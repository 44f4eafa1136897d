import type { Db } from "../../platform/db/db";

export async function readTaxText(
  t: Db,
  userId: number,
): Promise<{ tax: string | null } | undefined> {
  const [row] = await t.query<{ tax: string | null }>(
    `select coalesce(custom_fields ->> 'nif', custom_fields ->> 'cif', custom_fields ->> 'dni', '') as tax
     from users where id = $1`,
    [userId],
  );
  return row;
}

export async function isUsed(t: Db, keys: readonly string[]): Promise<boolean> {
  const rows = await t.query("select 1 from plan_trials where key = any($1::text[]) limit 1", [
    keys,
  ]);
  return rows.length > 0;
}

export async function insertTrialKeys(t: Db, keys: string[], userId: number): Promise<void> {
  await t.query(
    `insert into plan_trials (key, user_id) select key, $2 from unnest($1::text[]) as key
           on conflict do nothing`,
    [keys, userId],
  );
}
