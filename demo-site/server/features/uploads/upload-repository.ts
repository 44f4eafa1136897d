import type { UploadedFile, UploadFolder } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import type { UploadQuota } from "../../platform/call/config";

export interface NewUpload {
  fileName: string;
  folder: UploadFolder;
  bytes: number;
  /** Of the account's own making, so that the same picture is kept once. */
  key: string | null;
  /** The answer for a caller that asks again with it. */
  answer: UploadedFile | null;
}

/** What an account was answered for its key; undefined for one that is new. */
export async function answerOf(
  db: Db,
  userId: number | undefined,
  key: string | null | undefined,
): Promise<UploadedFile | undefined> {
  if (userId === undefined || !key) return undefined;
  const [row] = await db.query<{ answer: UploadedFile | null }>(
    "select answer from uploads where user_id = $1 and upload_key = $2",
    [userId, key],
  );
  return row?.answer ?? undefined;
}

/** The uploader: an account, or a guest at an address. */
export interface Uploader {
  userId: number | null;
  address: string | null;
}

/** Any number does that no other lock has: those who upload are counted one after another. */
const COUNTING_LOCK = 7_046_292;

/** Keeps uploads from being counted twice, or not at all, until the transaction ends. */
export async function lockCounting(t: Db): Promise<void> {
  await t.query("select pg_advisory_xact_lock($1)", [COUNTING_LOCK]);
}

/** The uploads of a person in 24 hours; with neither account nor address, those of all guests. */
export async function uploadedToday(db: Db, { userId, address }: Uploader): Promise<UploadQuota> {
  const [row] = await db.query<UploadQuota>(
    `select count(*) as files, coalesce(sum(bytes), 0)::float8 as bytes from uploads
     where created_at > now() - interval '24 hours'
       and case when $1::bigint is not null then user_id = $1
         else user_id is null and ($2::text is null or address = $2) end`,
    [userId, address],
  );
  return row ?? { files: 0, bytes: 0 };
}

export async function insertUploads(
  db: Db,
  uploads: readonly NewUpload[],
  { userId, address }: Uploader,
): Promise<void> {
  await db.query(
    `insert into uploads (file_name, folder, bytes, upload_key, answer, user_id, address)
     select "fileName", folder, bytes, key, answer, $2, $3
     from json_to_recordset($1::json) as u ("fileName" text, folder text, bytes int, key uuid, answer jsonb)`,
    [JSON.stringify(uploads), userId, address],
  );
}

export async function forgetUploads(db: Db, fileNames: readonly string[]): Promise<void> {
  await db.query("delete from uploads where file_name = any($1::text[])", [fileNames]);
}

/** Makes a person's picture theirs. False for what was never uploaded, is another account's, or is gone. */
export async function claimAvatar(db: Db, fileName: string, userId: number): Promise<boolean> {
  const rows = await db.query(
    `update uploads set claimed_by = $2, address = null
     where file_name = $1 and folder = 'avatars' and coalesce(claimed_by, $2) = $2
       and coalesce(user_id, $2) = $2
     returning 1`,
    [fileName, userId],
  );
  return rows.length > 0;
}

/** The pictures that a person has had belong to no account from now on, but for the one that is shown. */
export async function releaseAvatars(db: Db, userId: number, shown: string | null): Promise<void> {
  await db.query(
    "update uploads set claimed_by = null where claimed_by = $1 and file_name is distinct from $2",
    [userId, shown],
  );
}

export interface OldUpload {
  file_name: string;
  folder: UploadFolder;
}

/** Persons' pictures that are older than a day and belong to no account; they stay locked until the transaction ends. */
export function lockUnclaimed(t: Db, limit: number): Promise<OldUpload[]> {
  return t.query<OldUpload>(
    `select file_name, folder from uploads
     where claimed_by is null and folder = 'avatars' and created_at < now() - interval '1 day'
     order by created_at limit $1 for update skip locked`,
    [limit],
  );
}

/** A deleted lot can come back for a month. */
const IS_THERE = "(l.deleted_at is null or l.deleted_at > now() - interval '31 days')";

/** Where photos of lots are named: all that a query of addresses says is kept. */
const NAMED = `select image ->> 'src' from lots l, jsonb_array_elements(l.images) image where ${IS_THERE}
  union all select notes.key from lots l, jsonb_each(l.photo_notes) notes where ${IS_THERE}
  union all select notes.value ->> 'original' from lots l, jsonb_each(l.photo_notes) notes
    where ${IS_THERE} and notes.value ? 'original'
  union all select damage ->> 'photo' from lots l, jsonb_array_elements(l.damage) damage
    where ${IS_THERE} and damage ? 'photo'
  union all select photo from lots l, jsonb_array_elements(l.inspection -> 'points') point,
    jsonb_array_elements_text(point -> 'photos') photo where ${IS_THERE}
  union all select a.avatar from auctions a`;

/** Photos of lots and auctions that are older than a month and named nowhere; they stay locked until the transaction ends. */
export function lockUnnamed(t: Db, limit: number): Promise<OldUpload[]> {
  return t.query<OldUpload>(
    `with named (src) as materialized (${NAMED})
     select u.file_name, u.folder from uploads u
     where u.folder = 'lots' and u.created_at < now() - interval '30 days'
       and not exists (select 1 from named where named.src = '/uploads/lots/' || u.file_name)
     order by u.created_at limit $1 for update of u skip locked`,
    [limit],
  );
}
