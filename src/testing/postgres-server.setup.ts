import type { TestProject } from "vitest/node";
import { migrations } from "../../demo-site/server/_made/migrations";
import { migrate } from "../../demo-site/server/platform/db/migrations";
import { openPostgres } from "../../demo-site/server/platform/db/postgres";
import { startPostgres, type TestPostgres } from "../../demo-site/server/testing/postgres";
import { provideLazily } from "./serve-lazily";

declare module "vitest" {
  interface ProvidedContext {
    /** Where to ask for the address of a migrated database on PostgreSQL that tests copy. */
    postgresTemplate: string;
    /** What tests of the server open when they ask for a database. */
    engine: "postgres" | "pglite";
  }
}

let postgres: TestPostgres | undefined;
let stop: (() => void) | undefined;

/** One PostgreSQL server for all files of tests: making one and migrating it costs more than most files. */
export async function setup(project: TestProject): Promise<void> {
  stop = await provideLazily(project, "postgresTemplate", async () => {
    postgres = await startPostgres();
    const connectionString = await postgres.createDatabase();
    const db = openPostgres({ connectionString });
    await migrate(db, migrations);
    await db.close();
    return connectionString;
  });
}

export async function teardown(): Promise<void> {
  stop?.();
  await postgres?.stop();
}
