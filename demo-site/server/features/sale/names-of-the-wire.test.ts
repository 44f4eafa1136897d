/** What a client sends and reads that knows calls and names alone. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engineOfRun } from "../../testing/engines";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import { sellDirectly, type Sold } from "../../testing/sell";

let house: SaleHouse;
beforeAll(async () => {
  house = await openSaleHouse(engineOfRun());
});
afterAll(() => house.close());

const CANCELLED = {
  action: "cancel",
  notes: "Lo hemos hablado.",
  cancel_reason: "acuerdo",
} as const;

describe("a sale", () => {
  it("has its parts beside its record, for buyer and seller", async () => {
    const { api } = house;
    const { buyer, seller, invoice, lot } = await sellDirectly(api, { lot: { location: "Vigo" } });
    for (const [name, who] of [
      ["user/invoice/invoice", buyer],
      ["seller/user/invoice/invoice", seller],
    ] as const) {
      const { responseData } = await api.call(name, { invoice_id: invoice }, who);
      const { record } = responseData;
      expect(responseData).toEqual({
        record,
        invoiceItems: record.invoiceItems,
        allTransactions: record.allTransactions,
        appointmentDetail: record.appointmentDetail,
        locationDetail: {
          project_id: lot,
          location: expect.stringContaining("Vigo"),
          seller_name: record.seller_name,
        },
        cartValues: record.cartValues,
      });
      expect(record.invoiceItems).toHaveLength(1);
    }
  });

  it.each([
    [{ in: 2 }, false, true],
    [{ in: ["2"] }, false, true],
    [{ notin: 2 }, true, false],
    [{ notin: [2] }, true, false],
    [1, true, false],
    [2, false, true],
  ])(
    "is found by b.active %j as long as it stands: %s, when it is cancelled: %s",
    async (...of) => {
      const [active, whileItStands, afterwards] = of;
      const { api } = house;
      const sale = await sellDirectly(api);
      const codesOf = async () => {
        const asked = { invoice_id: sale.invoice, filters: { "b.active": active } } as never;
        return [
          (await api.call("user/invoice/invoice", asked, sale.buyer)).code,
          (await api.call("seller/user/invoice/invoice", asked, sale.seller)).code,
        ];
      };
      const codes = (isFound: boolean) =>
        Array<string | null>(2).fill(isFound ? null : "NOT_FOUND");
      expect(await codesOf()).toEqual(codes(whileItStands));
      await cancel(sale, { invoice_ids: [sale.invoice] });
      expect(await codesOf()).toEqual(codes(afterwards));
    },
  );

  it("refuses a filter that it does not have", async () => {
    const { buyer, invoice } = await sellDirectly(house.api);
    const asked = { invoice_id: invoice, filters: { "b.paid": 1 } } as never;
    const { code } = await house.api.call("user/invoice/invoice", asked, buyer);
    expect(code).toBe("INVALID_INPUT");
  });

  it("is called off by its vehicle", async () => {
    const sale = await sellDirectly(house.api);
    const auction = await cancel(sale, { project_id: sale.lot, auction_id: 1_000_000 });
    expect(auction.code).toBe("NOT_FOUND");
    const none = await cancel(sale, {});
    expect(none).toMatchObject({
      code: "INVALID_INPUT",
      refusal: { fields: { invoice_ids: expect.any(String) } },
    });
    const other = await house.api.seedUser({ admin: true });
    const others = await cancel({ ...sale, seller: other }, { project_id: sale.lot });
    expect(others.responseData.failed).toMatchObject([{ code: "NOT_FOUND" }]);
    const form = { project_id: String(sale.lot), auction_id: "" } as never;
    const done = await cancel(sale, form);
    expect(done.responseData).toEqual({ changed: [sale.invoice], failed: [] });
  });

  it("stands in the lists of what is owed", async () => {
    const { api, db } = house;
    const seller = await api.seedUser({ admin: true });
    const sales: Sold[] = [];
    for (const status of ["draft", "unpaid", "partial"]) {
      const sale = await sellDirectly(api, { seller });
      await db.query("update invoices set status = $2 where id = $1", [sale.invoice, status]);
      sales.push(sale);
    }
    const [draft, unpaid, partial] = sales.map(({ invoice }) => invoice);
    for (const [list, ids] of [
      ["draft", [draft]],
      ["partial", [partial]],
      ["unpaid", [partial, unpaid, draft]],
      ["allunpaid", [partial, unpaid, draft]],
    ] as const) {
      const { responseData } = await api.call("seller/invoice/invoices", { list }, seller);
      expect(responseData.records.map(({ invoice_id }) => invoice_id)).toEqual(ids);
      expect(responseData.counts[list]).toBe(ids.length);
      expect(responseData.totalRecords).toBe(ids.length);
    }
    // The ledger knows nothing of the two that were renamed by hand.
    await db.query("update invoices set status = 'draft' where id = any($1::bigint[])", [
      sales.map(({ invoice }) => invoice),
    ]);
  });
});

function cancel(
  { seller }: Pick<Sold, "seller">,
  of: { invoice_ids?: number[]; project_id?: number; auction_id?: number },
) {
  return house.api.call("seller/invoice/changeStatus", { ...CANCELLED, ...of }, seller);
}
