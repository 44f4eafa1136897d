import type { Db } from "../../platform/db/db";

/** Writes the settings of sales into all accounts that go by them, before others take their place. */
export async function freezeSaleTerms(t: Db, settings: unknown): Promise<void> {
  await t.query("update invoices set terms = $1::jsonb where terms is null", [
    JSON.stringify(settings),
  ]);
}
