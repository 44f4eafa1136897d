import type { Db } from "./db";

/** A database with one session: whatever is sent is answered in order. */
export interface Session {
  query<T>(sql: string, params?: readonly unknown[]): Promise<T[]>;
  exec(sql: string): Promise<void>;
  close(): Promise<void>;
}

/** How long a call may wait for an open transaction before it fails instead of hanging. */
const DEFAULT_WAIT_LIMIT_MS = 30_000;

/**
 * A `Db` over one session. Transactions queue; a call outside waits for those before it. A transaction that awaits
 * the outer handle would wait for itself, so waiting is limited and the error says what to do.
 */
export function singleSessionDb(session: Session, waitLimitMs = DEFAULT_WAIT_LIMIT_MS): Db {
  let tail: Promise<unknown> = Promise.resolve();
  let queued = 0;

  function exclusive<T>(run: () => Promise<T>): Promise<T> {
    queued++;
    const before = tail;
    let abandoned = false;
    const turn = before.then(() => (abandoned ? undefined : run()));
    tail = turn.then(
      () => queued--,
      () => queued--,
    );
    return new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => {
        abandoned = true;
        reject(new Error(WAITED_TOO_LONG));
      }, waitLimitMs);
      void before.then(() => clearTimeout(timer));
      turn.then((value) => resolve(value as T), reject);
    });
  }

  return {
    kind: "pglite",
    query: (sql, params) =>
      queued === 0 ? session.query(sql, params) : exclusive(() => session.query(sql, params)),
    exec: (sql) => (queued === 0 ? session.exec(sql) : exclusive(() => session.exec(sql))),
    tx: (run) => exclusive(() => transaction(session, run)),
    close: () => exclusive(() => session.close()),
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
