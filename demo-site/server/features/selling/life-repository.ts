import { type Db, ms } from "../../platform/db/db";

const SWEPT_AT_ONCE = 100;

/**
 * Lots whose end without a sale lies so long behind and that are to be listed again; of one lot, whether it is one. A lot that was sold in
 * its round and came back is its seller's to decide.
 */
export async function lotsToRelist(db: Db, afterMs: number, id: number | null = null) {
  const rows = await db.query<{ id: number }>(
    `select l.id from lots l
     where l.status = 'unsold' and l.hidden_at is null and l.auto_relist is not null and l.archived_at is null and l.auction = 1
       and greatest(l.closes_at, l.updated_at) <= clock_timestamp() - make_interval(secs => $1::float8 / 1000)
       and ($2::bigint is null or l.id = $2)
       and not exists (select 1 from invoices i where i.lot_id = l.id and i.round = l.round)
     order by l.id limit ${SWEPT_AT_ONCE}`,
    [afterMs, id],
  );
  return rows.map((row) => row.id);
}

const IS_DRAFT = "l.status = 'draft' and l.deleted_at is null and l.template_name is null";
const isOlder = (parameter: string) =>
  `l.updated_at < clock_timestamp() - make_interval(secs => ${parameter}::float8 / 1000)`;

export interface OldDraft {
  id: number;
  seller_id: number;
  title: string;
  edit_version: number;
  expires_ms: number;
}

/** Drafts that are old enough for a letter and have had none for this version. */
export function draftsToWarn(t: Db, ageMs: number): Promise<OldDraft[]> {
  return t.query<OldDraft>(
    `select l.id, l.seller_id, l.title, l.edit_version,
       ${ms("greatest(l.updated_at + interval '180 days', clock_timestamp() + interval '14 days')")} as expires_ms
     from lots l where ${IS_DRAFT} and ${isOlder("$1")}
       and not exists (select 1 from selling_letters s
         where s.lot_id = l.id and s.kind = 'expiry' and s.occurrence = l.edit_version)
     order by l.seller_id, l.id limit ${SWEPT_AT_ONCE}`,
    [ageMs],
  );
}

/** Drafts that are too old, whose letter was written long enough ago; locked until the transaction ends. */
export async function draftsToDelete(t: Db, ageMs: number, warnedMs: number): Promise<number[]> {
  const rows = await t.query<{ id: number }>(
    `select l.id from lots l where ${IS_DRAFT} and ${isOlder("$1")}
       and exists (select 1 from selling_letters s
         where s.lot_id = l.id and s.kind = 'expiry' and s.occurrence = l.edit_version
           and s.created_at <= clock_timestamp() - make_interval(secs => $2::float8 / 1000))
     order by l.id limit ${SWEPT_AT_ONCE} for update of l skip locked`,
    [ageMs, warnedMs],
  );
  return rows.map((row) => row.id);
}

/** Lots that ended without a sale and have had no change for `ageMs` since; locked until the transaction ends. */
export async function lotsToArchive(t: Db, ageMs: number): Promise<number[]> {
  const rows = await t.query<{ id: number }>(
    `select l.id from lots l
     where l.status in ('unsold', 'cancelled', 'withdrawn') and l.archived_at is null
       and greatest(l.closes_at, l.updated_at) < clock_timestamp() - make_interval(secs => $1::float8 / 1000)
     order by l.id limit ${SWEPT_AT_ONCE} for update of l skip locked`,
    [ageMs],
  );
  return rows.map((row) => row.id);
}
