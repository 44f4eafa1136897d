import type { Db } from "../../platform/db/db";

export async function lockReference(t: Db, sellerId: string, ref: string): Promise<void> {
  await t.query(
    "select pg_advisory_xact_lock(hashtextextended('ref ' || $1 || ' ' || lower($2), 0))",
    [sellerId, ref],
  );
}

export async function hasReference(
  t: Db,
  sellerId: number,
  ref: string,
  id: number,
): Promise<boolean> {
  const [found] = await t.query(
    `select 1 from lots where seller_id = $1 and lower(ref) = lower($2) and id <> $3
       and deleted_at is null and template_name is null limit 1`,
    [sellerId, ref, id],
  );
  return found !== undefined;
}

const IS_ON_SALE =
  "l.status in ('scheduled', 'open', 'closing', 'closed', 'provisional', 'reserved') and l.deleted_at is null";

export interface Vehicle {
  id: number;
  seller_id: number;
  vin: string | null;
}

/** Other lots on sale with the same chassis. A transaction that asks meanwhile about the same one waits until this one ends. */
export async function twinsOf(
  t: Db,
  { id, vin }: Vehicle,
): Promise<{ id: number; seller_id: number }[]> {
  if (vin === null) return [];
  await t.query("select pg_advisory_xact_lock(hashtextextended('vin ' || $1, 0))", [vin]);
  return t.query<{ id: number; seller_id: number }>(
    `select l.id, l.seller_id from lots l where l.vin = $1 and l.id <> $2 and ${IS_ON_SALE} order by l.id`,
    [vin, id],
  );
}

export async function readOnSale(
  t: Db,
  id: number,
): Promise<(Vehicle & { title: string }) | undefined> {
  const [row] = await t.query<Vehicle & { title: string }>(
    `select l.id, l.seller_id, l.vin, l.title from lots l where l.id = $1 and ${IS_ON_SALE}`,
    [id],
  );
  return row;
}
