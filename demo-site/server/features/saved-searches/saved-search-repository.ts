import type { SearchCriteria } from "martillo/contract";
import { ms, type Db } from "../../platform/db/db";
import { indexSearches } from "./search-index-repository";

export interface SavedSearchRow {
  id: number;
  user_id: number | null;
  email: string | null;
  criteria: SearchCriteria;
  created_at: number;
}

const COLUMNS = `id, user_id, email, criteria, ${ms("created_at")} as created_at`;

export type Owner = { userId: number } | { email: string };

function ownerColumns(owner: Owner): [number | null, string | null] {
  return "userId" in owner ? [owner.userId, null] : [null, owner.email];
}

/** Lets one save at a time for an owner, until the transaction ends. */
export async function lockOwner(t: Db, owner: Owner): Promise<void> {
  const key = "userId" in owner ? `user ${owner.userId}` : owner.email;
  await t.query("select pg_advisory_xact_lock(hashtextextended('saved searches of ' || $1, 0))", [
    key,
  ]);
}

/** How many searches the owner has, those that wait for a confirmation included. */
export async function countSavedSearches(db: Db, owner: Owner): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    `select count(*) as n from saved_searches
     where stopped_at is null and (user_id = $1 or email = $2)`,
    ownerColumns(owner),
  );
  return row?.n ?? 0;
}

/** A member's alert starts at once. */
export async function insertSavedSearch(
  db: Db,
  owner: Owner,
  criteria: SearchCriteria,
): Promise<SavedSearchRow> {
  const [row] = await db.query<SavedSearchRow>(
    `insert into saved_searches (user_id, email, criteria, confirmed_at)
     values ($1, $2, $3::jsonb, case when $1::bigint is null then null else now() end)
     returning ${COLUMNS}`,
    [...ownerColumns(owner), JSON.stringify(criteria)],
  );
  if (!row) throw new Error("martillo: a saved search was not stored");
  await indexSearches(db, [row]);
  return row;
}

/** Nothing when it is not the user's, or over. */
export async function updateSavedSearch(
  db: Db,
  search: { id: number; userId: number; criteria: SearchCriteria },
): Promise<SavedSearchRow | undefined> {
  const [row] = await db.query<SavedSearchRow>(
    `update saved_searches set criteria = $3::jsonb
     where id = $1 and user_id = $2 and stopped_at is null returning ${COLUMNS}`,
    [search.id, search.userId, JSON.stringify(search.criteria)],
  );
  if (row) await indexSearches(db, [row]);
  return row;
}

export async function readSavedSearches(
  db: Db,
  userId: number,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: SavedSearchRow[]; total: number }> {
  const rows = await db.query<SavedSearchRow>(
    `select ${COLUMNS} from saved_searches where user_id = $1 and stopped_at is null
     order by id desc limit $2 offset $3`,
    [userId, limit, (page - 1) * limit],
  );
  return { rows, total: await countSavedSearches(db, { userId }) };
}

/** False when it is not the user's, or over already. */
export async function stopOwnSavedSearch(db: Db, id: number, userId: number): Promise<boolean> {
  const rows = await db.query(
    `update saved_searches set stopped_at = now()
     where id = $1 and user_id = $2 and stopped_at is null returning 1`,
    [id, userId],
  );
  return rows.length > 0;
}

export async function insertLink(db: Db, id: number, tokenHash: string): Promise<void> {
  await db.query("insert into saved_search_links (token_hash, saved_search_id) values ($1, $2)", [
    tokenHash,
    id,
  ]);
}

/** Following the link again changes nothing; a search that was ended stays ended. */
export async function confirmByLink(
  db: Db,
  tokenHash: string,
  seconds: number,
): Promise<SavedSearchRow | undefined> {
  const [row] = await db.query<SavedSearchRow>(
    `update saved_searches set confirmed_at = coalesce(confirmed_at, now())
     where stopped_at is null and id = (select saved_search_id from saved_search_links
       where token_hash = $1 and created_at > now() - make_interval(secs => $2))
     returning ${COLUMNS}`,
    [tokenHash, seconds],
  );
  return row;
}

/** A reader who wants no more mails can say so years later, and twice. */
export async function stopByLink(db: Db, tokenHash: string): Promise<SavedSearchRow | undefined> {
  const [row] = await db.query<SavedSearchRow>(
    `update saved_searches set stopped_at = coalesce(stopped_at, now())
     where id = (select saved_search_id from saved_search_links where token_hash = $1)
     returning ${COLUMNS}`,
    [tokenHash],
  );
  return row;
}

/** Notes searches that a lot was found for. */
export async function noteDue(db: Db, ids: readonly number[]): Promise<void> {
  await db.query(
    `insert into saved_search_due select distinct s.id from saved_searches s
     where s.id = any($1::bigint[]) and s.stopped_at is null on conflict do nothing`,
    [ids],
  );
}

/** A process that takes one looks for its lots afterwards: a search that is found due meanwhile is noted anew. */
export async function takeDue(t: Db, id: number): Promise<boolean> {
  const rows = await t.query(
    "delete from saved_search_due where saved_search_id = $1 returning 1",
    [id],
  );
  return rows.length > 0;
}

/** Of the searches that something was found for those whose owners want to hear of it and have shown the address to be theirs. */
export function readDueSearches(db: Db, afterId: number, limit: number) {
  return db.query<SavedSearchRow & { owner_email: string; first_name: string | null }>(
    `select s.id, s.user_id, s.email, s.criteria, ${ms("s.created_at")} as created_at,
            coalesce(u.email, s.email) as owner_email, u.first_name
     from saved_search_due due join saved_searches s on s.id = due.saved_search_id
     left join users u on u.id = s.user_id
     left join user_preferences p on p.user_id = u.id
     where s.id > $1 and s.confirmed_at is not null and s.stopped_at is null
       and (u.id is null or (u.status <> 'deactivate' and u.email_verified
         and coalesce((p.notifications -> 'saved_search' ->> 'mail')::boolean, true)))
     order by s.id limit $2`,
    [afterId, limit],
  );
}

/** Notes lots as found. Returns those that were not yet; of two processes only one gets each. */
export async function noteFoundLots(
  db: Db,
  id: number,
  lotIds: readonly number[],
): Promise<number[]> {
  if (lotIds.length === 0) return [];
  const rows = await db.query<{ lot_id: number }>(
    `insert into saved_search_lots (saved_search_id, lot_id)
     select $1, unnest($2::bigint[]) on conflict do nothing returning lot_id`,
    [id, lotIds],
  );
  return rows.map((row) => row.lot_id);
}

/** Of an account that becomes another person's. */
export async function forgetSearches(t: Db, userId: number): Promise<void> {
  await t.query("delete from saved_searches where user_id = $1", [userId]);
}
