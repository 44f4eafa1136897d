import { ServerMessage } from "martillo/contract/schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLocalBus } from "../../platform/realtime/bus";
import { engineOfRun } from "../../testing/engines";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import type { SeededUser } from "../../seed/seed-rows";
import { sellAtAuction, sellDirectly } from "../../testing/sell";
import { sweepPickups } from "../pickup/sweep-pickups";
import { sweepSales } from "./sweep";

let house: SaleHouse;

beforeAll(async () => {
  house = await openSaleHouse(engineOfRun());
});
afterAll(() => house.close());

/** A page on which the person is signed in. */
async function pageOf(person: SeededUser) {
  const heard: ServerMessage["event"][] = [];
  const socket = new house.api.WebSocket("ws://in-page");
  socket.onmessage = ({ data }) => heard.push(ServerMessage.parse(JSON.parse(String(data))).event);
  socket.onopen = () =>
    socket.send(JSON.stringify({ event: "hello", data: { token: person.token } }));
  await expect.poll(() => heard).toContain("session");
  return {
    forget: () => (heard.length = 0),
    async hears() {
      await expect.poll(() => heard).toContain("money");
    },
    heard: () => heard.includes("money"),
    close: () => socket.close(),
  };
}

/** Whom a look by the clock tells. */
async function toldBy(sweep: (ctx: SaleHouse["ctx"]) => Promise<unknown>): Promise<number[]> {
  const bus = createLocalBus();
  const told = new Set<number>();
  bus.on((event) => {
    if (event.kind === "money") told.add(event.userId);
  });
  await sweep({ ...house.ctx, bus });
  await expect.poll(() => told.size).toBeGreaterThan(0);
  return [...told];
}

const later = (column: "sold_at" | "due_at", invoice: number, hours: number) =>
  house.db.query(
    `update invoices set ${column} = ${column} - make_interval(hours => $2::int) where id = $1`,
    [invoice, hours],
  );

describe("news of a sale", () => {
  it("reach both sides and those who work for the seller, wherever it was done", async () => {
    const { seller, buyer, invoice } = await sellDirectly(house.api);
    const works = { admin: true, asEmployeesId: seller.id } as const;
    const [clerk, writer, staff] = [
      await house.api.seedUser({ ...works, permissions: ["money"] }),
      await house.api.seedUser({ ...works, permissions: ["talk"] }),
      await house.api.seedUser({ staff: true }),
    ];
    const pages = await Promise.all([seller, buyer, clerk].map(pageOf));
    const writers = await pageOf(writer);
    const all = () => Promise.all(pages.map((page) => page.hears()));
    const deeds = [
      () =>
        house.api.call(
          "seller/offline/payCartOffline",
          { invoice_id: invoice, amount: "8990", reference: "TR-1" },
          clerk,
        ),
      () => house.api.call("custom/delivery", { invoice_id: invoice, delivered: 2 }, staff),
      () =>
        house.api.call(
          "seller/invoice/changeStatus",
          { action: "unpaid", invoice_ids: [invoice] },
          staff,
        ),
    ];
    for (const deed of deeds) {
      for (const page of pages) page.forget();
      expect((await deed()).code).toBeNull();
      await all();
    }
    expect(writers.heard()).toBe(false);
    for (const page of [...pages, writers]) page.close();
  });

  it("reach the winner and the seller at the end of an auction, and the seller when it is paid", async () => {
    const seller = await house.api.seedUser({ admin: true });
    const buyer = await house.api.seedUser();
    const lot = await house.api.seedLot({
      sellerId: seller.id,
      startCents: 10_000,
      reserveCents: null,
    });
    const bid = { project_id: lot, proposed_amount: "150", idempotency_key: crypto.randomUUID() };
    expect((await house.api.call("bid/confirm", bid, buyer)).code).toBeNull();
    const pages = await Promise.all([seller, buyer].map(pageOf));
    await house.api.moveEnd(lot, 0);
    for (const page of pages) await page.hears();
    const [sold] = await house.db.query<{ id: number }>(
      "select id from invoices where lot_id = $1",
      [lot],
    );
    for (const page of pages) page.forget();
    const staff = await house.api.seedUser({ staff: true });
    const cards = await house.api.call(
      "custom/giftCards",
      { action: "issue", idempotency_key: crypto.randomUUID(), amount: "500", count: 1 },
      staff,
    );
    const code = cards.responseData.records[0]?.code ?? "";
    await house.api.call("giftcard/addGiftCardWalletBalance", { code }, buyer);
    const paid = await house.api.call(
      "payment/authorize",
      {
        purpose: "invoice",
        ref: String(sold?.id),
        payment_method: "wallet",
        idempotency_key: crypto.randomUUID(),
      },
      buyer,
    );
    expect(paid.code).toBeNull();
    for (const page of pages) await page.hears();
    for (const page of pages) page.close();
  });

  it("are told by the clock: what lapses, is issued, reminded of, or not picked up", async () => {
    const issued = await sellDirectly(house.api);
    await later("sold_at", issued.invoice, 25);
    expect(await toldBy(sweepSales)).toEqual(
      expect.arrayContaining([issued.buyer.id, issued.seller.id]),
    );
    const lapsed = await sellAtAuction(house.api);
    await house.db.query("update invoices set bound = false where id = $1", [lapsed.invoice]);
    await later("sold_at", lapsed.invoice, 49);
    expect(await toldBy(sweepSales)).toEqual(
      expect.arrayContaining([lapsed.buyer.id, lapsed.seller.id]),
    );
    const { buyer, seller, invoice } = await sellDirectly(house.api);
    const paid = { action: "paid" as const, invoice_ids: [invoice] };
    await house.api.call("seller/invoice/changeStatus", paid, seller);
    const { dates } = (
      await house.api.call("appointment/checkAppointments", { invoice_id: invoice }, buyer)
    ).responseData;
    const appointmentTime = dates[1]?.slots[0]?.start ?? 0;
    await house.api.call("appointment/update", { invoice_id: invoice, appointmentTime }, buyer);
    await house.db.query(
      "update appointments set starts_at = now() - interval '25 hours' where invoice_id = $1",
      [invoice],
    );
    expect(await toldBy(sweepPickups)).toEqual(expect.arrayContaining([buyer.id, seller.id]));
  });
});
