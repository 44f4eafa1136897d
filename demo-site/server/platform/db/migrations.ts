import type { Db } from "./db";
import type { Migration } from "./migration";

// Any number does, as long as every process uses the same.
const MIGRATION_LOCK = 7_046_291;

/** Brings the schema up to date with `list`, in its order; several processes may start at once. Returns the names it applied. */
export async function migrate(db: Db, list: readonly Migration[]): Promise<string[]> {
  return db.tx(async (t) => {
    await t.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    await t.exec(
      `create table if not exists schema_migrations (
         id int primary key, name text not null, applied_at timestamptz not null default now())`,
    );
    const done = await t.query<{ id: number }>("select id from schema_migrations");
    const applied = new Set(done.map((row) => row.id));
    const pending = list.filter((migration) => !applied.has(migration.id));
    for (const migration of pending) {
      await t.exec(migration.sql);
      await t.query("insert into schema_migrations (id, name) values ($1, $2)", [
        migration.id,
        migration.name,
      ]);
    }
    return pending.map((migration) => migration.name);
  });
}
