import { sqlState } from "./db";

/** Codes of Node's sockets. One of them, EPIPE, also looks like an SQLSTATE. */
const LOST_SOCKET = /^E(CONNRESET|CONNREFUSED|CONNABORTED|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH)$/;

/** What the PostgreSQL client says when the connection is gone, answers no more, or none is free. */
const LOST_CONNECTION =
  /ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|Connection terminated|connection timeout|Connection ended|not queryable|Query read timeout|timeout exceeded when trying to connect|socket/i;

const PASSING_STATES: ReadonlySet<string> = new Set([
  "40001", // serialization failure
  "40P01", // deadlock
  "55P03", // lock timeout
]);

/** Connection exceptions, too many connections, server shutting down or starting, statement cancelled. */
const PASSING_CLASSES = /^(08|53|57P|57014)/;

/**
 * Whether the same transaction may simply run again. That includes a connection that was lost at COMMIT: whether it happened is
 * not known here, and a transaction that reads its idempotency keys first finds out.
 */
export function isPassing(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined && LOST_SOCKET.test(state)) return true;
  if (state !== undefined && /^[0-9A-Z]{5}$/.test(state)) {
    return PASSING_STATES.has(state) || PASSING_CLASSES.test(state);
  }
  const text = error instanceof Error ? `${state ?? ""} ${error.message}` : String(error);
  return LOST_CONNECTION.test(text);
}

/** Another process wrote the same key first; a caller that looks again finds it. */
function isTakenKey(error: unknown): boolean {
  return sqlState(error) === "23505";
}

const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 1_000;

/** As long as a person who pressed a button waits for an answer. */
const USUAL_LIMIT_MS = 10_000;

/** Runs again after passing failures, waiting longer each time, until `limitMs` have gone by. @default 10 s */
export async function withRetries<T>(
  run: () => Promise<T>,
  limitMs: number = USUAL_LIMIT_MS,
): Promise<T> {
  const start = performance.now();
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await run();
    } catch (error) {
      const mayPass = isPassing(error) || isTakenKey(error);
      if (!mayPass || performance.now() - start + pauseMs > limitMs) throw error;
    }
    // Spread out, so that two processes in each other's way do not meet again.
    await pause(pauseMs * (0.5 + Math.random()));
  }
}

export function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}
