import { errorText } from "../platform/call/log";
import type { Log } from "../platform/call/log";

/** An error that is not caught leaves the process in an unknown state: say which error it was, and end. */
export function endOnSurprise(log: Log) {
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      log.error({ ...errorText(error), event }, "the server has met what it was not made for");
      process.exit(1);
    });
  }
}
