import type { Db } from "../db/db";
import type { JobKind } from "./job";

export interface JobRow {
  id: number;
  kind: string;
  payload: unknown;
  tries: number;
}

/** Writes jobs in the transaction of `db`: they are done if and only if that commits. */
export async function enqueue<Payload>(
  db: Db,
  kind: Pick<JobKind<Payload>, "name">,
  payloads: readonly Payload[],
): Promise<void> {
  await db.query(
    "insert into jobs (kind, payload) select $1, value from jsonb_array_elements($2::jsonb)",
    [kind.name, JSON.stringify(payloads)],
  );
}

/** As SQL, for a statement that writes what the jobs are about: one job for each `id` of `source`. */
export function insertJobs(kind: string, source: string): string {
  return `insert into jobs (kind, payload)
    select '${kind}', jsonb_build_object('id', id) from ${source} order by id`;
}

/** Sees to it that there is one job of a kind that is done now and then; the first time after its pause. */
export async function keepRecurring(db: Db, name: string, everyMs: number): Promise<void> {
  await db.query(
    `insert into jobs (kind, key, run_at)
     values ($1, 'recurring', clock_timestamp() + make_interval(secs => $2::float8))
     on conflict (kind, key) where key is not null do update
       set run_at = least(jobs.run_at, excluded.run_at)`,
    [name, everyMs / 1_000],
  );
}

/** A kind, and how long a process that takes a job of it has the job. */
export interface Lease {
  kind: string;
  seconds: number;
}

/** Takes jobs that are due, those that wait longest first, so that no other process has them. */
export function takeJobs(db: Db, leases: readonly Lease[], most: number): Promise<JobRow[]> {
  return db.query<JobRow>(
    `with due as materialized (
       select id from jobs
       where failed_at is null and run_at <= clock_timestamp() and kind = any($2::text[])
       order by run_at limit $3 for update skip locked)
     update jobs set tries = tries + 1, run_at = clock_timestamp() + make_interval(secs => lease.seconds)
     from due, (select * from json_to_recordset($1::json) as l (kind text, seconds float8)) lease
     where jobs.id = due.id and lease.kind = jobs.kind
     returning jobs.id, jobs.kind, jobs.payload, jobs.tries`,
    [JSON.stringify(leases), leases.map(({ kind }) => kind), most],
  );
}

type Taken = Pick<JobRow, "id" | "tries">;

export async function endJob(db: Db, { id, tries }: Taken): Promise<void> {
  await db.query("delete from jobs where id = $1 and tries = $2", [id, tries]);
}

/** It is due again after a while; `tries` begin anew for what is done now and then. */
export async function putOffJob(
  db: Db,
  { id, tries }: Taken,
  seconds: number,
  { error, isAnew }: { error: string | null; isAnew: boolean },
): Promise<void> {
  await db.query(
    `update jobs set run_at = clock_timestamp() + make_interval(secs => $3::float8), last_error = $4,
       tries = case when $5::boolean then 0 else tries end
     where id = $1 and tries = $2`,
    [id, tries, seconds, error, isAnew],
  );
}

export async function giveUpJob(db: Db, { id, tries }: Taken, error: string): Promise<void> {
  await db.query(
    "update jobs set failed_at = clock_timestamp(), last_error = $3 where id = $1 and tries = $2",
    [id, tries, error],
  );
}

/** A month later the operator does not ask any more why a job was given up. */
export async function forgetOldJobs(db: Db): Promise<void> {
  await db.query("delete from jobs where failed_at < now() - interval '30 days'");
}
