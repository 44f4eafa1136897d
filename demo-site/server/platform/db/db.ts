// This folder: the database: drivers, clock, retries, migrations.
/**
 * What the server knows of its database: plain PostgreSQL 15 SQL with `$1` parameters.
 * Drivers hide their differences: bigint and count(*) arrive as number, json as parsed values.
 * Pass jsonb as `JSON.stringify(value)` with a `::jsonb` cast; read times through `ms(column)`.
 */
export interface Db {
  readonly kind: "pglite" | "postgres";
  query<T>(sql: string, params?: readonly unknown[]): Promise<T[]>;
  /**
   * Runs in one transaction, on one session; a throw rolls back. Inside, use only the handle that is passed.
   * Nested calls are savepoints.
   */
  tx<T>(run: (t: Db) => Promise<T>): Promise<T>;
  /** Several statements at once, no parameters. */
  exec(sql: string): Promise<void>;
  close(): Promise<void>;
}

/** SQL for a timestamptz as whole epoch milliseconds, which both drivers return as a number. */
export function ms(column: string): string {
  return `floor(extract(epoch from ${column}) * 1000)::float8`;
}

/** SQL for epoch milliseconds (a parameter such as `$1`) as timestamptz. */
export function timestampOf(parameter: string): string {
  return `to_timestamp(${parameter}::float8 / 1000)`;
}

/** SQLSTATE of a driver's error, the same on every engine. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}
