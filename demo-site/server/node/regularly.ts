import type { Log } from "../platform/call/log";

export interface RegularTask {
  /** Resolves when a run that is under way has ended. */
  stop(): Promise<void>;
}

/** Runs a task now and then, never twice at once; a failure is logged and the next turn comes all the same. */
export function regularly(
  name: string,
  everyMs: number,
  task: () => Promise<unknown>,
  log: Log,
): RegularTask {
  let running: Promise<void> | null = null;

  async function run() {
    try {
      await task();
    } catch (error) {
      log.warn({ task: name, error: String(error) }, "a regular task failed");
    }
  }

  const timer = setInterval(() => {
    running ??= run().finally(() => (running = null));
  }, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
