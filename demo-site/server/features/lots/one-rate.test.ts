import { expect, it } from "vitest";
import { migrations } from "../../_made/migrations";
import { migrate } from "../../platform/db/migrations";
import { sellDirectly } from "../../testing/sell";
import { createTestApi } from "../../testing/test-api";
import { openTestDb } from "../../testing/test-db";

it("what said another rate says from then on what is reckoned, issued documents apart", async () => {
  const db = await openTestDb();
  const api = await createTestApi({ db });
  const [open, issued] = [await sellDirectly(api), await sellDirectly(api)];
  await db.query("alter table lots drop constraint lots_iva_percent_check");
  await db.query(
    "alter table lots add constraint lots_iva_percent_check check (iva_percent between 0 and 100)",
  );
  const rebu = await api.seedLot({ ivaPercent: null });
  await db.query("update lots set iva_percent = 10 where id <> $1", [rebu]);
  await db.query("update sales set iva_percent = 10");
  await db.query("update invoice_lines set iva_percent = 10 where tax_scheme = 'IVA'");
  await db.query(
    `insert into invoice_documents (invoice_id, issuer, series, number, kind, issued_at, snapshot, record, huella, previous_huella)
     values ($1, 'B00000000', 'A', 1, 'invoice', now(), '{}', '', '', '')`,
    [issued.invoice],
  );
  await db.query("delete from schema_migrations where id = 149");

  await migrate(db, migrations);

  const rates = (text: string) => db.query<{ rate: number | null }>(text);
  expect(await rates("select distinct iva_percent as rate from lots order by 1")).toEqual([
    { rate: 21 },
    { rate: null },
  ]);
  expect(await rates("select distinct iva_percent as rate from sales")).toEqual([{ rate: 21 }]);
  expect(await linesOf(open.invoice)).toEqual([{ rate: 21 }]);
  expect(await linesOf(issued.invoice)).toEqual([{ rate: 10 }]);
  await expect(db.query("update lots set iva_percent = 4")).rejects.toThrow(
    "lots_iva_percent_check",
  );
  await api.close();

  function linesOf(invoice: number) {
    return db.query(
      "select distinct iva_percent as rate from invoice_lines where invoice_id = $1 and tax_scheme = 'IVA'",
      [invoice],
    );
  }
});
