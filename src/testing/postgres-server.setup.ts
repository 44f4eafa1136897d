import type { TestProject } from "vitest/node";
import { migrations } from "../../demo-site/server/_made/migrations";
import { migrate } from "../../demo-site/server/platform/db/migrations";
import { openPostgres } from "../../demo-site/server/platform/db/postgres";
import { startPostgres, type TestPostgres } from "../../demo-site/server/testing/postgres";
import { type LazyServer, serveLazily } from "./serve-lazily";

declare module "vitest" {
  interface ProvidedContext {
    /** Where to ask for the address of a migrated database on PostgreSQL that tests copy. */
    postgresTemplate: string;
    /** What tests of the server open when they ask for a database. */
    engine: "postgres" | "pglite";
  }
}

let postgres: TestPostgres | undefined;
let server: LazyServer | undefined;

/** One PostgreSQL server for all files of tests: making one and migrating it costs more than most files. The first project to ask has it. */
export async function setup(project: TestProject): Promise<void> {
  const all = project.vitest.getRootProject();
  const known = all.getProvidedContext().postgresTemplate;
  if (known !== undefined) return project.provide("postgresTemplate", known);
  server = await serveLazily(async () => {
    postgres = await startPostgres();
    const connectionString = await postgres.createDatabase();
    const db = openPostgres({ connectionString });
    await migrate(db, migrations);
    await db.close();
    return connectionString;
  });
  all.provide("postgresTemplate", server.url);
  project.provide("postgresTemplate", server.url);
}

export async function teardown(): Promise<void> {
  server?.close();
  await postgres?.stop();
}
