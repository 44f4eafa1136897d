import { afterAll, beforeAll, expect, it } from "vitest";
import { engineOfRun } from "../../testing/engines";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import { sellDirectly } from "../../testing/sell";
import { sweepSales } from ".";

let house: SaleHouse;
beforeAll(async () => {
  house = await openSaleHouse(engineOfRun());
});
afterAll(() => house.close());

it("a hundred sales that cannot be issued hold up no other sale", async () => {
  const { api, ctx, db } = house;
  const seller = await api.seedUser({ admin: true });
  const buyer = await api.seedUser();
  await db.query(
    `with lot as (
       insert into lots (seller_id, status, title, start_cents, price_cents, opens_at, closes_at, auction)
       select $1, 'sold', 'Lote ' || n, 50000, 50000, now() - interval '2 days', now(), 0 from generate_series(1, 101) n returning id)
     insert into sales (lot_id, round, outcome, winner_id, price_cents, total_cents, settled_at)
     select id, 1, 'sold', $2, 50000, 50000, now() - interval '25 hours' from lot`,
    [seller.id, buyer.id],
  );
  // Their accounts are opened by two turns.
  await house.set("sale", { invoicing: "factura" });
  await sweepSales(ctx);
  await sweepSales(ctx);

  const { invoice, buyer: other } = await sellDirectly(api, { seller });
  await db.query(
    `update invoices set sold_at = now() - interval '25 hours',
       billing = '{"name": "Ana", "nif": "12345678Z", "address": "Calle Mayor 1"}' where id = $1`,
    [invoice],
  );
  await sweepSales(ctx);
  const answer = await api.call("user/invoice/invoice", { invoice_id: invoice }, other);
  expect(answer.responseData).toMatchObject({ record: { status: "unpaid" } });
});
