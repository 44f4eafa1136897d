import type { Db } from "./db";
import { Turns, type Line } from "./turns";

/** A database with one session: statements are answered in order. */
export interface Session {
  query<T>(sql: string, params?: readonly unknown[]): Promise<T[]>;
  exec(sql: string): Promise<void>;
  close(): Promise<void>;
}

/** How long a call may wait for an open transaction before it fails instead of hanging. */
const DEFAULT_WAIT_LIMIT_MS = 30_000;

export interface SharedSession {
  db: Db;
  /** The same session for bids and closings: statements that wait on this handle go before those that wait on the other. */
  biddingDb: Db;
}

/**
 * Two handles over one session. Calls and transactions queue here and not in the database, so that a bid need not wait for the
 * searches that were asked before it. A transaction that awaits an outer handle would wait for itself, so waiting is limited and
 * the error says what to do.
 */
export function shareSession(session: Session, waitLimitMs = DEFAULT_WAIT_LIMIT_MS): SharedSession {
  const turns = new Turns({
    atOnce: 1,
    waitLimitMs,
    lingers: true,
    refusal: () => new Error(WAITED_TOO_LONG),
  });
  return { db: handleOf(session, turns, "usual"), biddingDb: handleOf(session, turns, "first") };
}

function handleOf(session: Session, turns: Turns, line: Line): Db {
  return {
    kind: "pglite",
    query: (sql, params) => turns.take(line, () => session.query(sql, params)),
    exec: (sql) => turns.take(line, () => session.exec(sql)),
    tx: (run) => turns.take(line, () => transaction(session, run)),
    close: () => turns.take(line, () => session.close()),
  };
}

const WAITED_TOO_LONG =
  "martillo: a query waited too long for an open transaction. Inside db.tx(run) use only the handle that run receives.";

async function transaction<T>(session: Session, run: (t: Db) => Promise<T>): Promise<T> {
  await session.exec("begin");
  try {
    const result = await run(transactionHandle(session, 1));
    await session.exec("commit");
    return result;
  } catch (error) {
    await session.exec("rollback");
    throw error;
  }
}

/** The handle inside a transaction, for drivers that hold one connection for it. */
export function transactionHandle(
  session: Pick<Session, "query" | "exec">,
  depth: number,
  kind: Db["kind"] = "pglite",
): Db {
  return {
    kind,
    query: (sql, params) => session.query(sql, params),
    exec: (sql) => session.exec(sql),
    async tx(run) {
      const savepoint = `martillo_${depth}`;
      await session.exec(`savepoint ${savepoint}`);
      try {
        const result = await run(transactionHandle(session, depth + 1, kind));
        await session.exec(`release savepoint ${savepoint}`);
        return result;
      } catch (error) {
        await session.exec(`rollback to savepoint ${savepoint}`);
        throw error;
      }
    },
    close: () => Promise.reject(new Error("martillo: a transaction's handle cannot be closed.")),
  };
}
