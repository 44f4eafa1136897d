import type { IncrementStep } from "martillo/domain";
import type { Db } from "../../platform/db/db";

export async function writeFirstTable(t: Db, before: readonly IncrementStep[]): Promise<void> {
  await t.query(
    "insert into increment_tables (rows) select $1::jsonb where not exists (select 1 from increment_tables)",
    [JSON.stringify(before)],
  );
}
