import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { shareSession, type Session, type SharedSession } from "./single-session";

const INT8 = 20;

export interface LiteOptions extends Pick<PGliteOptions, "loadDataDir" | "dataDir"> {
  waitLimitMs?: number;
}

/**
 * A database in memory is small and is gone soon. With the defaults, which are made for servers, each costs a machine 2 s more: 128 MB of
 * buffers and 16 MB of log that are set to zero and never used.
 */
export const IN_MEMORY = {
  postgresqlconf: ["shared_buffers = 16MB"],
  initDbStartParams: ["--wal-segsize=1"],
} satisfies PGliteOptions;

/** Opens PGlite on the calling thread: for tests and pages. A server runs it in a worker. */
export async function openLite(
  options: LiteOptions = {},
): Promise<SharedSession & { lite: PGlite }> {
  const { waitLimitMs, ...rest } = options;
  const lite = await PGlite.create({
    ...(rest.dataDir ? {} : IN_MEMORY),
    ...rest,
    extensions: { pg_trgm, unaccent },
    parsers: { [INT8]: Number },
  });
  return { lite, ...shareSession(liteSession(lite), waitLimitMs) };
}

export function liteSession(lite: PGlite): Session {
  return {
    query: async <T>(sql: string, params: readonly unknown[] = []) =>
      (await lite.query<T>(sql, [...params])).rows,
    exec: async (sql) => {
      await lite.exec(sql);
    },
    close: () => lite.close(),
  };
}
