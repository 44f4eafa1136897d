import type { Log } from "../platform/call/log";

/** A terminal and a parent process may both send the same signal: that is one wish, not two. */
const SAME_SIGNAL_MS = 1_000;

/** Less than the half minute after which those who stop a process usually kill it. */
const STOP_LIMIT_MS = 20_000;

/**
 * Stops once on SIGTERM or SIGINT; a second signal does not wait. Work that takes longer than 20 seconds is cut off, as by a power failure:
 * its transaction is undone, and a job is due again after its lease.
 */
export function stopOnSignals(stop: () => Promise<void>, log: Log) {
  let asked = 0;
  const handle = (signal: NodeJS.Signals) => {
    if (asked === 0) {
      asked = Date.now();
      log.info({ signal }, "stopping");
      setTimeout(() => {
        log.warn({ afterMs: STOP_LIMIT_MS }, "stopped without waiting for what is under way");
        process.exit(0);
      }, STOP_LIMIT_MS).unref();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ error: String(error) }, "stopping failed");
          process.exit(1);
        },
      );
    } else if (Date.now() - asked > SAME_SIGNAL_MS) {
      process.exit(1);
    }
  };
  process.on("SIGTERM", handle);
  process.on("SIGINT", handle);
}
