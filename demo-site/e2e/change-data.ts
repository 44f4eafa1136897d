import { join } from "node:path";
import { openLite } from "../server/platform/db/pglite";
import { runOnce } from "../server/testing/postgres";
import type { TestServer } from "./server";

/** Changes rows of a server as days that pass, or an operator, would; the server is started anew for it. */
export async function changeData(
  server: TestServer,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<void> {
  await server.whileDown(async () => {
    if (server.database !== undefined) return runOnce(server.database, sql, parameters);
    const { lite } = await openLite({ dataDir: join(server.data, "db") });
    try {
      await lite.query(sql, [...parameters]);
    } finally {
      await lite.close();
    }
  });
}
