import type { Db } from "../db/db";
import { errorText, type Log } from "../call/log";
import { JobRefused, PAUSES, type JobKind } from "./job";
import {
  endJob,
  giveUpJob,
  keepRecurring,
  putOffJob,
  takeJob,
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
  /** Begins to look for jobs, as long as there are hands free. */
  wake(): void;
  /** Resolves when nobody has a job in hands. */
  idle(): Promise<void>;
}

/** So many look for jobs at a time; whoever finds one wakes the next. */
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
  const busy = new Set<Promise<void>>();

  async function work() {
    while (goOn()) {
      const job = await takeJob(tools.db, leases);
      const kind = job && byName.get(job.kind);
      if (!job || !kind) return;
      wake();
      onDone(await runJob(kind, job, context, tools));
    }
  }

  function wake() {
    if (busy.size >= AT_ONCE) return;
    const hand: Promise<void> = work()
      // A database that is away for a moment; a job under way is due again after its lease.
      .catch((error: unknown) => tools.log.warn(errorText(error), "jobs could not be looked for"))
      .finally(() => busy.delete(hand));
    busy.add(hand);
  }

  return {
    wake,
    async idle() {
      while (busy.size > 0) await Promise.all(busy);
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
  crew.wake();
  await crew.idle();
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
  const timer = setInterval(crew.wake, LOOK_EVERY_MS);
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await crew.idle();
    },
  };
}
