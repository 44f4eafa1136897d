/**
 * Puts arriving jobs into one lane per lot. The jobs that wait in a lane are handed on together, in order of arrival, and a lane is never
 * in two groups at once; lanes of different lots may share a group, so that many quiet lots cost as little as a hot one. Knows nothing of
 * bids or databases.
 */
export interface LaneOptions {
  /** Most jobs in one group. */
  groupSize: number;
  /** Most groups under way at once. */
  groups: number;
  /** Most jobs that may wait for one lot; further ones are turned away. */
  laneLimit: number;
}

/** The lane of a lot is full. Nothing was done. */
export class LaneFull extends Error {
  constructor(lotId: number) {
    super(`martillo: too many bids are waiting for lot ${lotId}.`);
    this.name = "LaneFull";
  }
}

export interface LaneJob {
  lotId: number;
}

/** Handles a group of jobs; answers in the order of the jobs. A job's own failure is an `Error` in its place. */
export type RunGroup<Job, Answer> = (jobs: readonly Job[]) => Promise<readonly (Answer | Error)[]>;

export interface Lanes<Job, Answer> {
  submit(job: Job): Promise<Answer>;
  /** Resolves when nothing waits and nothing runs. */
  idle(): Promise<void>;
  /** Lots with a job that waits or is being served. */
  readonly size: number;
}

interface Waiting<Job, Answer> {
  job: Job;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

interface Lane<Job, Answer> {
  waiting: Waiting<Job, Answer>[];
  isBusy: boolean;
}

export function createLanes<Job extends LaneJob, Answer>(
  run: RunGroup<Job, Answer>,
  options: LaneOptions,
): Lanes<Job, Answer> {
  const lanes = new Map<number, Lane<Job, Answer>>();
  // Lots that wait and are not being served, the longest waiting first.
  const ready = new Set<number>();
  let running = 0;
  let idleCallers: (() => void)[] = [];

  function submit(job: Job): Promise<Answer> {
    return new Promise((resolve, reject) => {
      let lane = lanes.get(job.lotId);
      if (!lane) lanes.set(job.lotId, (lane = { waiting: [], isBusy: false }));
      if (lane.waiting.length >= options.laneLimit) {
        reject(new LaneFull(job.lotId));
        return;
      }
      lane.waiting.push({ job, resolve, reject });
      if (lane.isBusy) return;
      ready.add(job.lotId);
      // Not at once: jobs that arrive in the same turn of the event loop share the first group.
      queueMicrotask(startGroups);
    });
  }

  function startGroups() {
    while (running < options.groups && ready.size > 0) void serve(takeGroup());
  }

  function takeGroup(): Waiting<Job, Answer>[] {
    const group: Waiting<Job, Answer>[] = [];
    for (const lotId of ready) {
      const lane = lanes.get(lotId);
      ready.delete(lotId);
      if (!lane) continue;
      group.push(...lane.waiting.splice(0, options.groupSize - group.length));
      lane.isBusy = true;
      if (group.length >= options.groupSize) break;
    }
    return group;
  }

  async function serve(group: Waiting<Job, Answer>[]) {
    running++;
    try {
      const answers = await run(group.map((entry) => entry.job));
      group.forEach((entry, index) => {
        const answer = answers[index];
        if (answer === undefined) entry.reject(new Error("martillo: a bid was left unanswered."));
        else if (answer instanceof Error) entry.reject(answer);
        else entry.resolve(answer);
      });
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      for (const entry of group) entry.reject(failure);
    } finally {
      running--;
      for (const entry of group) release(entry.job.lotId);
      startGroups();
      if (lanes.size === 0) {
        for (const resolve of idleCallers) resolve();
        idleCallers = [];
      }
    }
  }

  function release(lotId: number) {
    const lane = lanes.get(lotId);
    if (!lane) return;
    lane.isBusy = false;
    if (lane.waiting.length > 0) ready.add(lotId);
    else lanes.delete(lotId);
  }

  return {
    submit,
    idle: () =>
      lanes.size === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            idleCallers.push(resolve);
          }),
    get size() {
      return lanes.size;
    },
  };
}
