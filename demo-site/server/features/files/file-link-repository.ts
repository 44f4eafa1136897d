import { type Db, ms } from "../../platform/db/db";
import type { FileKind } from "./file-source";

const MINUTES = 5;

export interface LinkRow {
  user_id: number;
  kind: FileKind;
  ref: number;
}

export async function insertLink(
  db: Db,
  values: { hash: string; userId: number; kind: string; ref: number },
): Promise<{ expires: number } | undefined> {
  const [row] = await db.query<{ expires: number }>(
    `insert into file_links (key_hash, user_id, kind, ref, expires_at)
     values ($1, $2, $3, $4, clock_timestamp() + make_interval(mins => ${MINUTES}))
     returning ${ms("expires_at")} as expires`,
    [values.hash, values.userId, values.kind, values.ref],
  );
  return row;
}

export async function readLinkRow(db: Db, hash: string): Promise<LinkRow | undefined> {
  const [row] = await db.query<LinkRow>(
    `select f.user_id, f.kind, f.ref from file_links f join users u on u.id = f.user_id
     where f.key_hash = $1 and f.expires_at > clock_timestamp() and u.status <> 'deactivate'`,
    [hash],
  );
  return row;
}

export async function forgetLinks(db: Db): Promise<void> {
  await db.query("delete from file_links where expires_at < now()");
}
