import { type Db, ms } from "../../platform/db/db";
import type { LotEdit } from "martillo/contract";

/** The writer, and the right by which it writes. */
export interface Editor {
  /** null: the house itself. */
  actorId: number | null;
  actedFor: number | null;
}

export interface NewEdit {
  action: string;
  before: object;
  after: object;
  reason?: string | null | undefined;
}

/** Writes an entry and moves the version on. Under the lot's lock. Resolves to the version. */
export async function logEdit(
  t: Db,
  lotId: number,
  { actorId, actedFor }: Editor,
  { action, before, after, reason = null }: NewEdit,
): Promise<number> {
  const [row] = await t.query<{ version: number }>(
    `with moved as (
       update lots set edit_version = edit_version + 1 where id = $1 returning edit_version)
     insert into lot_edits (lot_id, version, actor_id, acted_for, action, before, after, reason)
     select $1, edit_version, $2, $3, $4, $5::jsonb, $6::jsonb, $7 from moved
     returning version`,
    [lotId, actorId, actedFor, action, JSON.stringify(before), JSON.stringify(after), reason],
  );
  if (!row) throw new Error("martillo: an edit of a lot that is not there");
  return row.version;
}

/** The version of a lot, also of one that is deleted. */
export async function versionOf(db: Db, lotId: number): Promise<number> {
  const [row] = await db.query<{ edit_version: number }>(
    "select edit_version from lots where id = $1",
    [lotId],
  );
  return row?.edit_version ?? 0;
}

/** The last writer of a field since a version, and the time. */
export interface Touch {
  by: string;
  at: number;
}

const HOUSE_NAME = "La casa";

/** As whom the people of an account see who wrote: staff are the house. */
export const NAME_OF_EDITOR = `case when u.id is null or u.staff then '${HOUSE_NAME}'
  else trim(u.first_name || ' ' || u.last_name) end`;

/** The last touch of each field, of entries in the order in which they were written. */
export function lastTouches(
  entries: readonly (Touch & { fields: string[] })[],
): Map<string, Touch> {
  return new Map(
    entries.flatMap(({ fields, by, at }) => fields.map((field) => [field, { by, at }] as const)),
  );
}

/** The fields that were written since a version, each with its last writer. */
export async function readTouched(
  t: Db,
  lotId: number,
  sinceVersion: number,
): Promise<Map<string, Touch>> {
  const rows = await t.query<Touch & { fields: string[] }>(
    `select array(select jsonb_object_keys(e.after)) as fields, ${NAME_OF_EDITOR} as by,
       ${ms("e.created_at")} as at
     from lot_edits e left join users u on u.id = e.actor_id
     where e.lot_id = $1 and e.version > $2 order by e.version`,
    [lotId, sinceVersion],
  );
  return lastTouches(rows);
}

export async function countEdits(db: Db, id: number): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    "select count(*) as n from lot_edits where lot_id = $1",
    [id],
  );
  return row?.n ?? 0;
}

interface EditRow extends Omit<LotEdit, "changes"> {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** What the seller's side wrote of a lot, the newest first. */
export async function readEdits(
  db: Db,
  lotId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<LotEdit[]> {
  const rows = await db.query<EditRow>(
    `select e.version, e.action, ${NAME_OF_EDITOR} as by, ${ms("e.created_at")} as at, e.reason, e.before, e.after
     from lot_edits e left join users u on u.id = e.actor_id
     where e.lot_id = $1 order by e.version desc limit $2 offset $3`,
    [lotId, limit, offset],
  );
  return rows.map(({ before, after, ...edit }) => ({
    ...edit,
    changes: Object.entries(after).map(([field, value]) => ({
      field,
      before: before[field] ?? null,
      after: value,
    })),
  }));
}

/** Deletes the drafts among these that no person has edited after a version, with an entry for each. Resolves to their numbers. */
export async function deleteUntouched(
  t: Db,
  { actorId, actedFor }: Editor,
  drafts: readonly { lot_id: number; version: number }[],
): Promise<number[]> {
  const rows = await t.query<{ id: number }>(
    `with gone as (
       update lots l set deleted_at = clock_timestamp(), edit_version = l.edit_version + 1, updated_at = now()
       from json_to_recordset($1::json) as d (lot_id bigint, version int)
       where l.id = d.lot_id and l.status = 'draft' and l.deleted_at is null and l.edit_version = d.version
       returning l.id, l.edit_version
     ), logged as (
       insert into lot_edits (lot_id, version, actor_id, acted_for, action, before, after)
       select id, edit_version, $2::bigint, $3::bigint, 'delete', '{"deleted": false}', '{"deleted": true}'
       from gone
     )
     select id from gone`,
    [JSON.stringify(drafts), actorId, actedFor],
  );
  return rows.map((row) => row.id);
}
