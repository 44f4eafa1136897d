import type { Db } from "../db/db";
import { errorText, type Log } from "../call/log";
import { JobRefused, PAUSES, type JobKind } from "./job";
import {
  endJob,
  giveUpJob,
  keepRecurring,
  putOffJob,
  takeJobs,
  type JobRow,
  type Lease,
} from "./job-repository";

const LEASE_SECONDS = 120;
/** Jobs that one process does at the same time. */
const AT_ONCE = 4;
/** How long a job that is due waits for its process at most. */
const LOOK_EVERY_MS = 1_000;

/** Where jobs are kept, and who hears of failures. */
export interface JobTools {
  db: Db;
  log: Log;
}

/** Any kind that needs no more than such a context; payloads are its own affair. */
// oxlint-disable-next-line typescript/no-explicit-any -- each kind reads the payloads that it wrote
export type AnyJobKind<Context> = JobKind<any, Context>;

interface Crew {
  /** Takes and begins what is due, as far as hands are free. Resolves to how many jobs it has begun. */
  look(): Promise<number>;
  /** Resolves when no job is under way. */
  idle(): Promise<void>;
}

/** Does so many jobs at a time. One statement takes jobs for all hands that are free: an idle server asks its database little. */
function crewOf<Context>(
  kinds: readonly AnyJobKind<Context>[],
  context: Context,
  tools: JobTools,
  { goOn, onDone }: { goOn: () => boolean; onDone: (isDone: boolean) => void },
): Crew {
  const byName = new Map(kinds.map((kind) => [kind.name, kind]));
  const leases: Lease[] = kinds.map(({ name, leaseSeconds = LEASE_SECONDS }) => ({
    kind: name,
    seconds: leaseSeconds,
  }));
  const underWay = new Set<Promise<void>>();
  let looking: Promise<number> | undefined;
  let mayBeMore = false;

  function look(): Promise<number> {
    looking ??= take().finally(() => (looking = undefined));
    return looking;
  }

  async function take(): Promise<number> {
    const free = AT_ONCE - underWay.size;
    if (free === 0 || !goOn()) return 0;
    try {
      const taken = await takeJobs(tools.db, leases, free);
      mayBeMore = taken.length === free;
      taken.forEach(begin);
      return taken.length;
    } catch (error) {
      // A database that is away for a moment.
      tools.log.warn(errorText(error), "jobs could not be looked for");
      return 0;
    }
  }

  function begin(job: JobRow) {
    const work: Promise<void> = run(job).finally(() => {
      underWay.delete(work);
      if (mayBeMore) void look();
    });
    underWay.add(work);
  }

  async function run(job: JobRow) {
    const kind = byName.get(job.kind);
    if (!kind) return;
    try {
      onDone(await runJob(kind, job, context, tools));
    } catch (error) {
      // The job is due again after its lease.
      tools.log.warn({ ...errorText(error), job: kind.name }, "the end of a job was not noted");
    }
  }

  return {
    look,
    async idle() {
      for (;;) {
        const all: Promise<unknown>[] = [...underWay];
        if (looking) all.push(looking);
        if (all.length === 0) return;
        await Promise.all(all);
      }
    },
  };
}

/** Does all that is due now. Resolves when nothing is due any more, to the number of jobs that succeeded. */
export async function runDueJobs<Context>(
  kinds: readonly AnyJobKind<Context>[],
  context: Context,
  tools: JobTools,
): Promise<number> {
  let done = 0;
  const onDone = (isDone: boolean) => void (done += isDone ? 1 : 0);
  const crew = crewOf(kinds, context, tools, { goOn: () => true, onDone });
  while ((await crew.look()) > 0) await crew.idle();
  return done;
}

async function runJob<Context>(
  kind: AnyJobKind<Context>,
  job: JobRow,
  context: Context,
  { db, log }: JobTools,
): Promise<boolean> {
  const pauses = kind.everyMs === undefined ? (kind.pauses ?? PAUSES) : [];
  const pause = pauses[job.tries - 1];
  let failure: unknown;
  try {
    const isLast = kind.everyMs === undefined && pause === undefined;
    await kind.run(job.payload, context, { tries: job.tries, isLast });
  } catch (error) {
    failure = error ?? new Error("a job failed");
  }
  const text = failure === undefined ? null : errorText(failure).error;
  if (text !== null) {
    log.warn({ job: kind.name, id: job.id, tries: job.tries, reason: text }, "a job failed");
  }
  if (kind.everyMs !== undefined) {
    await putOffJob(db, job, kind.everyMs / 1_000, { error: text, isAnew: true });
  } else if (text === null) {
    await endJob(db, job);
  } else if (pause === undefined || failure instanceof JobRefused) {
    await giveUpJob(db, job, text);
  } else {
    await putOffJob(db, job, pause, { error: text, isAnew: false });
  }
  return text === null;
}

export interface JobRunner {
  /** Takes nothing new; resolves when what is under way has ended. */
  stop(): Promise<void>;
}

/** Does what is due from now on, beside the same in all other processes of the database. */
export async function startJobs<Context>(
  kinds: readonly AnyJobKind<Context>[],
  context: Context,
  tools: JobTools,
): Promise<JobRunner> {
  for (const { name, everyMs } of kinds) {
    if (everyMs !== undefined) await keepRecurring(tools.db, name, everyMs);
  }
  let isStopped = false;
  const crew = crewOf(kinds, context, tools, { goOn: () => !isStopped, onDone: () => {} });
  const timer = setInterval(() => void crew.look(), LOOK_EVERY_MS);
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await crew.idle();
    },
  };
}
