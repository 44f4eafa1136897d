import type { Db } from "./db";
import type { Backfill, Migration, NewIndex } from "./migration";
import { pause, isPassing } from "./retry";

// Any number does, as long as every process uses the same.
const MIGRATION_LOCK = 7_046_291;

const ROWS_AT_ONCE = 5_000;
/** A statement that waits for a lock makes all who come after it wait, too: bids among them. */
const LOCK_LIMIT = "set local lock_timeout = '2s'";
const LOCK_TRIES = 60;
const LOCK_PAUSE_MS = 500;
const LOOK_EVERY_MS = 500;

const TABLES = `
create table if not exists schema_migrations (
  id int primary key, name text not null, applied_at timestamptz not null default now());
create table if not exists schema_progress (id int primary key, done_to bigint not null);`;

/** Brings the schema up to date with `list` in one transaction, in its order; several processes may start at once. Returns the names it applied. */
export async function migrate(db: Db, list: readonly Migration[]): Promise<string[]> {
  return db.tx(async (t) => {
    await t.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    await t.exec(TABLES);
    const pending = await pendingOf(t, list);
    for (const migration of pending) {
      if (migration.sql !== undefined) await t.exec(migration.sql);
      if (migration.backfill) await backfill(t, migration.id, migration.backfill);
      for (const index of migration.indexes ?? []) {
        await t.exec(`create index if not exists ${index.name} on ${index.on}`);
      }
      await note(t, migration);
    }
    return pending.map((migration) => migration.name);
  });
}

export interface BesideOthersOptions {
  /** Also what the release before cannot run on. */
  withContract: boolean;
  /** Another process is at it: called once. */
  onWait?(): void;
}

/**
 * The same on a server that others work on meanwhile: each step by itself, no lock waited for longer than two seconds, indexes built
 * beside the work, and what was broken off is gone on with. `session` is a database of one connection whose statements may take long.
 */
export async function migrateBesideOthers(
  session: Db,
  list: readonly Migration[],
  { withContract, onWait = () => {} }: BesideOthersOptions,
): Promise<string[]> {
  await takeLock(session, onWait);
  try {
    await session.exec(TABLES);
    const [known] = await session.query("select 1 from schema_migrations limit 1");
    // No process works on a new one.
    if (!known) return await migrate(session, list);
    const pending = (await pendingOf(session, list)).filter(
      ({ isContract }) => withContract || isContract !== true,
    );
    for (const migration of pending) await applyBesideOthers(session, migration);
    return pending.map(({ name }) => name);
  } finally {
    await session.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
  }
}

/** Names of what is to be applied before this release can run; `isUnderWay`: a process is at it. */
export async function missingMigrations(
  db: Db,
  list: readonly Migration[],
): Promise<{ names: string[]; isUnderWay: boolean }> {
  const [row] = await db.query<{ known: boolean; busy: boolean }>(
    `select to_regclass('schema_migrations') is not null as known, exists (select 1 from pg_locks
       where locktype = 'advisory' and objid = $1 and classid = 0 and granted
         and database = (select oid from pg_database where datname = current_database())) as busy`,
    [MIGRATION_LOCK],
  );
  const pending = row?.known ? await pendingOf(db, list) : list;
  const names = pending.filter(({ isContract }) => isContract !== true).map(({ name }) => name);
  return { names, isUnderWay: row?.busy ?? false };
}

async function takeLock(session: Db, onWait: () => void): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const [row] = await session.query<{ taken: boolean }>(
      "select pg_try_advisory_lock($1) as taken",
      [MIGRATION_LOCK],
    );
    if (row?.taken) return;
    if (isFirst) onWait();
    await pause(LOOK_EVERY_MS);
  }
}

async function pendingOf(db: Db, list: readonly Migration[]): Promise<Migration[]> {
  const done = await db.query<{ id: number }>("select id from schema_migrations");
  const applied = new Set(done.map((row) => row.id));
  return list.filter((migration) => !applied.has(migration.id));
}

async function note(t: Db, { id, name }: Migration): Promise<void> {
  await t.query("insert into schema_migrations (id, name) values ($1, $2)", [id, name]);
  await t.query("delete from schema_progress where id = $1", [id]);
}

async function applyBesideOthers(session: Db, migration: Migration): Promise<void> {
  const { sql } = migration;
  if (migration.backfill) await backfill(session, migration.id, migration.backfill);
  for (const index of migration.indexes ?? []) await buildBesideOthers(session, index);
  await untilUnlocked(() =>
    session.tx(async (t) => {
      await t.exec(LOCK_LIMIT);
      if (sql !== undefined) await t.exec(sql);
      await note(t, migration);
    }),
  );
}

/** A process that holds a table for long, such as a backup, is waited for in short turns. */
async function untilUnlocked(run: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await run();
      return;
    } catch (error) {
      if (!isPassing(error) || tries === LOCK_TRIES) throw error;
      await pause(LOCK_PAUSE_MS);
    }
  }
}

async function backfill(db: Db, id: number, { table, statements, last }: Backfill): Promise<void> {
  for (;;) {
    const [at] = await db.query<{ done: number; next: number | null }>(
      `with at as (select coalesce((select done_to from schema_progress where id = $1), 0) as done)
       select done, (select max(id) from (
         select id from ${table} where id > at.done order by id limit ${ROWS_AT_ONCE}) batch) as next from at`,
      [id],
    );
    if (!at || at.next === null) break;
    for (const statement of statements) await db.query(statement, [at.done, at.next]);
    await db.query(
      `insert into schema_progress (id, done_to) values ($1, $2)
       on conflict (id) do update set done_to = excluded.done_to`,
      [id, at.next],
    );
  }
  if (last !== undefined) await db.exec(last);
}

async function buildBesideOthers(session: Db, { name, on }: NewIndex): Promise<void> {
  const [had] = await session.query<{ valid: boolean }>(
    "select indisvalid as valid from pg_index where indexrelid = to_regclass($1)",
    [name],
  );
  if (had?.valid) return;
  // Broken off: it costs every write and serves no read.
  if (had) await session.exec(`drop index concurrently ${name}`);
  await session.exec(`create index concurrently ${name} on ${on}`);
}
