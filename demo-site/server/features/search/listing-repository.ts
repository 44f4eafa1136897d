import type { Db } from "../../platform/db/db";

const KEEP_PAST = `
with past as (
  select id, tsv from lots_over where id = any($1::bigint[])
), gone as (
  delete from lot_past where id = any($1::bigint[]) and id not in (select id from past)
)
insert into lot_past (id, tsv) select id, tsv from past
on conflict (id) do update set tsv = excluded.tsv where lot_past.tsv is distinct from excluded.tsv`;

/** False where another transaction holds one of the lots. */
export async function isDoneWithAll(
  t: Db,
  sql: string,
  lotIds: readonly number[],
): Promise<boolean> {
  if (lotIds.length === 0) return true;
  const [row] = await t.query<{ listed: number; free: number }>(sql, [lotIds]);
  return row?.listed === row?.free;
}

export async function keepPast(t: Db, changedLots: number[]): Promise<void> {
  await t.query(KEEP_PAST, [changedLots]);
}
