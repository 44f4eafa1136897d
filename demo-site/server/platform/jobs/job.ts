// This folder: jobs, which are done apart from calls: one table, one runner.
/** A job, done apart from calls: once for all processes, again after a failure, and never twice at the same time. */
export interface JobKind<Payload = unknown, Context = never> {
  /** As it stands in the table; never another for jobs that may still wait. */
  name: string;
  /** Done again so long after it has ended, as long as a process runs. Left out: once for each `enqueue`. */
  everyMs?: number;
  /** A process that has not ended it after that has died, and another process takes it. Longer than it can take. @default 120 */
  leaseSeconds?: number;
  /** Seconds until the next try after each failure; after the last one no process tries again. Not for those with `everyMs`. */
  pauses?: readonly number[];
  /** Resolves when it is done. Throws JobRefused where another try is of no use. */
  run(payload: Payload, context: Context, job: RunningJob): Promise<unknown>;
}

/** What a job may know of itself. */
export interface RunningJob {
  /** How often it was begun, this time included. */
  tries: number;
  /** There is no try after this one. */
  isLast: boolean;
}

/** Five seconds, then longer, up to six hours. */
export const PAUSES: readonly number[] = [5, 30, 120, 600, 3_600, 21_600];

/** Another try would end in the same way. */
export class JobRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "JobRefused";
  }
}

/** Lets the payload and the context of a kind be inferred from its `run`. */
export function jobKind<Payload, Context>(
  kind: JobKind<Payload, Context>,
): JobKind<Payload, Context> {
  return kind;
}

/** A job that is done now and then: `recurring("old messages", HOUR_MS, ({ db }: { db: Db }) => forget(db))`. */
export function recurring<Context>(
  name: string,
  everyMs: number,
  run: (context: Context) => Promise<unknown>,
): JobKind<unknown, Context> {
  return { name, everyMs, run: (_payload, context) => run(context) };
}

export const HOUR_MS = 3_600_000;
