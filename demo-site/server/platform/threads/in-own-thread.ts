import { WorkerCalls } from "./worker-calls";

export interface ThreadLimits {
  /** Memory of its own; where that is not enough, it dies. */
  megabytes: number;
  /** Where it takes longer, it is ended. @default it has no end */
  withinMs?: number;
}

/**
 * Makes one call in a thread that begins and ends with it: data that strangers send takes neither the memory nor the time of the others.
 */
export async function inOwnThread<Result>(
  file: string,
  call: object,
  { megabytes, withinMs }: ThreadLimits,
): Promise<Result> {
  const calls = new WorkerCalls<object>(file, null, () => {}, {
    maxOldGenerationSizeMb: megabytes,
  });
  // The caller that waits for the thread has its failure.
  const timer = withinMs === undefined ? undefined : setTimeout(() => void calls.end(), withinMs);
  try {
    return await calls.send<Result>(call);
  } finally {
    clearTimeout(timer);
    await calls.end();
  }
}

/** One at a time, so that many who send at once do not take the machine's memory together. */
export const ONE_AT_A_TIME = { atOnce: 1, mostWaiting: 20, waitLimitMs: 60_000 } as const;
/** After this long a caller for whom there was no room may come again. */
export const COME_AGAIN_S = 20;
