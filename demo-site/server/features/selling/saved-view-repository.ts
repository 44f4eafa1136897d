import { NAME_OF_EDITOR } from "../lots";
import { type Db, ms } from "../../platform/db/db";

export async function deleteView(
  db: Db,
  account: number,
  table: string,
  name: string | undefined,
): Promise<void> {
  await db.query(
    "delete from saved_views where account_id = $1 and table_name = $2 and name = $3",
    [account, table, name],
  );
}

export function readViewNames(t: Db, account: number, table: string): Promise<{ name: string }[]> {
  return t.query<{ name: string }>(
    "select name from saved_views where account_id = $1 and table_name = $2",
    [account, table],
  );
}

export async function writeView(
  t: Db,
  values: { account: number; table: string; name: string | undefined; query: string; byId: number },
): Promise<void> {
  await t.query(
    `insert into saved_views (account_id, table_name, name, query, by_id)
         values ($1, $2, $3, $4, $5)
         on conflict (account_id, table_name, name)
         do update set query = excluded.query, by_id = excluded.by_id, updated_at = now()`,
    [values.account, values.table, values.name, values.query, values.byId],
  );
}

export function readViews(db: Db, account: number, table: string) {
  return db.query<{ name: string; query: string; by: string; at: number }>(
    `select v.name, v.query, ${NAME_OF_EDITOR} as by, ${ms("v.updated_at")} as at
     from saved_views v left join users u on u.id = v.by_id
     where v.account_id = $1 and v.table_name = $2 order by lower(v.name)`,
    [account, table],
  );
}
