import type { Db } from "../platform/db/db";

/** Most tests publish lots for something else than their photos. */
export async function askForNoPhotos(db: Db): Promise<void> {
  await db.query(
    `insert into settings (key, value) values ('listing', '{"min_photos": 0}'::jsonb)
     on conflict (key) do nothing`,
  );
}
