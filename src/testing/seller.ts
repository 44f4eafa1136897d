import type { PageApi } from "../../demo-site/server/testing/page-api";
import { sellDirectly } from "../../demo-site/server/testing/sell";
import type { SeededUser } from "../../demo-site/server/seed/seed-rows";
import { bookPickup, handOver } from "./paid-sale";

type Api = Pick<PageApi, "seedUser" | "seedLot" | "call" | "db">;

/** A company that has given all that the law has it say, with a lot on offer. */
export async function companySeller(api: Api, name = "Autos Ribera, S.L."): Promise<SeededUser> {
  const seller = await api.seedUser({ admin: true, companyname: name });
  await api.db.query(
    `update users set created_at = '2025-03-10', address1 = 'Calle Mayor 1', zip = '28901', city = 'Getafe',
       state = 'Madrid', custom_fields = $2::jsonb where id = $1`,
    [
      seller.id,
      JSON.stringify({
        cif: "B12345674",
        contact_email: "ventas@ribera.es",
        contact_phone: "+34 910 000 000",
      }),
    ],
  );
  await api.seedLot({ sellerId: seller.id, title: "Seat Ibiza" });
  return seller;
}

/** Sells so many vehicles, each paid, booked and handed over on its day. */
export async function sellAndHandOver(api: Api, seller: SeededUser, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const sale = await sellDirectly(api, { seller });
    await api.call(
      "seller/invoice/changeStatus",
      { action: "paid", invoice_ids: [sale.invoice], notes: "Transferencia." },
      seller,
    );
    await bookPickup(api, sale);
    await handOver(api, sale);
  }
}

/** Sells a vehicle and calls the sale off. */
export async function callOff(api: Api, seller: SeededUser): Promise<void> {
  const { invoice } = await sellDirectly(api, { seller });
  await api.call(
    "seller/invoice/changeStatus",
    { action: "cancel", invoice_ids: [invoice], notes: "Lo hemos hablado." },
    seller,
  );
}
