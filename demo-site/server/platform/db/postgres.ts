import pg, { type PoolClient } from "pg";
import type { Db } from "./db";
import { transactionHandle } from "./single-session";

const INT8 = 20;
const INT8_ARRAY = 1016;
const STATEMENT_LIMIT_MS = 15_000;
const CONNECT_LIMIT_MS = 5_000;
/** Longer than the server lets a statement run: a server that has not answered by then is gone without a word. */
const ANSWER_LIMIT_MS = 20_000;

const NO_ANSWER = /^Query read timeout$/;

/** Statements that are put together differ without end; those that come often are few. */
const MOST_PREPARED = 300;

export interface PostgresOptions {
  connectionString: string;
  /** @default 10 */
  poolSize?: number;
  /** 0: as long as it takes. @default 20000 */
  queryTimeoutMs?: number;
  /** The same on the server. @default 15000 */
  statementLimitMs?: number;
  onError?: (error: Error) => void;
}

/** A pool of connections to a PostgreSQL server. */
export function openPostgres({
  connectionString,
  poolSize = 10,
  queryTimeoutMs = ANSWER_LIMIT_MS,
  statementLimitMs = STATEMENT_LIMIT_MS,
  onError = () => {},
}: PostgresOptions): Db {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    statement_timeout: statementLimitMs,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
    idle_in_transaction_session_timeout: statementLimitMs,
    application_name: "martillo",
    // Statements that need not wait for each other travel together; the server still runs them one by one.
    pipeline: true,
    types: { getTypeParser: parserOf as typeof pg.types.getTypeParser },
  });
  // An idle connection that breaks is replaced; without a listener it would end the process.
  pool.on("error", onError);
  const names = new Map<string, string>();

  function statement(text: string, values: readonly unknown[] = []) {
    let name = names.get(text);
    if (name === undefined && names.size < MOST_PREPARED) {
      name = `martillo_${names.size}`;
      names.set(text, name);
    }
    return { text, values: [...values], ...(name !== undefined && { name }) };
  }

  return {
    kind: "postgres",
    query: async <T>(sql: string, params?: readonly unknown[]) =>
      (await pool.query(statement(sql, params))).rows as T[],
    exec: async (sql) => {
      await pool.query(sql);
    },
    tx: async (run) => {
      const client = await pool.connect();
      const session = {
        query: async <T>(sql: string, params?: readonly unknown[]) =>
          (await client.query(statement(sql, params))).rows as T[],
        exec: async (sql: string) => {
          await client.query(sql);
        },
      };
      // The pool listens to idle connections only: one that breaks in use would end the process.
      client.on("error", onError);
      try {
        return await transaction(client, () => run(transactionHandle(session, 1, "postgres")));
      } finally {
        client.off("error", onError);
      }
    },
    close: () => pool.end(),
  };
}

async function transaction<T>(client: PoolClient, run: () => Promise<T>): Promise<T> {
  try {
    // Not awaited: it travels with the first statement.
    const begun = client.query("begin");
    begun.catch(() => {});
    const result = await run();
    await begun;
    await client.query("commit");
    client.release();
    return result;
  } catch (error) {
    if (error instanceof Error && NO_ANSWER.test(error.message)) {
      // A statement that comes next on this connection would wait behind the one without an answer.
      client.release(true);
      throw error;
    }
    const rolledBack = await client.query("rollback").then(
      () => true,
      () => false,
    );
    // A connection that cannot even roll back is not fit for the next.
    client.release(!rolledBack);
    throw error;
  }
}

function parserOf(oid: number, format?: "text" | "binary"): (value: string) => unknown {
  if (oid === INT8) return Number;
  const parse = pg.types.getTypeParser(oid, format) as (value: string) => unknown;
  if (oid === INT8_ARRAY) return (value) => (parse(value) as (string | null)[]).map(numberOrNull);
  return parse;
}

function numberOrNull(value: string | null): number | null {
  return value === null ? null : Number(value);
}
