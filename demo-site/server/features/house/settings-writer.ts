import type { Db } from "../../platform/db/db";

/** Any number does, as long as every process uses the same: whoever writes settings waits for whoever does so now. */
const SETTINGS_LOCK = 7_046_308;

/** Changes of settings go one after the other, so that none is made of what another one has replaced. */
export function changeSettings<T>(db: Db, run: (t: Db) => Promise<T>): Promise<T> {
  return db.tx(async (t) => {
    await t.query("select pg_advisory_xact_lock($1)", [SETTINGS_LOCK]);
    return run(t);
  });
}

export async function writeSetting(t: Db, key: string, value: unknown): Promise<void> {
  await t.query(
    `insert into settings (key, value) values ($1, $2::jsonb)
     on conflict (key) do update set value = excluded.value, updated_at = now()`,
    [key, JSON.stringify(value)],
  );
}
