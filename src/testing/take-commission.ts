import { onTestFinished } from "vitest";
import type { PageApi } from "../../demo-site/server/testing/page-api";

/** The house takes 3 % of sellers, at least 150 € and at most 900 €, without IVA, of what is published from now on; until the test ends. */
export async function takeCommission({ db }: Pick<PageApi, "db">): Promise<void> {
  await db.query(
    `insert into settings (key, value) values ('sale', $1::jsonb)
     on conflict (key) do update set value = settings.value || excluded.value`,
    [JSON.stringify({ seller_commission: { percent: 3, minimum: 150, maximum: 900 } })],
  );
  onTestFinished(async () => {
    await db.query(
      "update settings set value = value - 'seller_commission' where key = 'sale'",
      [],
    );
  });
}
