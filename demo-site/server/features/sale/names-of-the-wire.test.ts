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

  it("tells its sellers who of them published the vehicle, and stands in the list of their account", async () => {
    const { api, db } = house;
    const { seller, buyer, lot } = await sellDirectly(api);
    const employee = await api.seedUser({
      asEmployeesId: seller.id,
      firstName: "Eva",
      lastName: "Sanz",
    });
    await api.call(
      "custom/sellerPermissions",
      { user_id: employee.id, permissions: ["money"] },
      seller,
    );
    await db.query(
      `insert into lot_edits (lot_id, version, actor_id, acted_for, action, before, after, created_at)
       values ($1, 1, $2, $3, 'publish', '{}', '{}', now() - interval '1 hour')`,
      [lot, employee.id, seller.id],
    );
    const listed = async (account: number) => {
      const filters = { as_employees_id: account };
      const answer = await api.call("seller/invoice/invoices", { filters }, employee);
      return answer.responseData.records.map(({ emp_name }) => emp_name);
    };
    expect(await listed(seller.id)).toEqual(["Eva Sanz"]);
    expect(await listed(buyer.id)).toEqual([]);
    const bought = await api.call("user/invoice/allinvoices", {}, buyer);
    expect(bought.responseData.records.map(({ emp_name }) => emp_name)).toEqual([null]);
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

describe("a profile", () => {
  it("names the customer at the provider of payments, to the person alone", async () => {
    const { api } = house;
    const me = await api.seedUser();
    const stripeId = async () =>
      (await api.call("user/validateUser", {}, me)).responseData.stripe_id;
    expect(await stripeId()).toBeNull();
    const { responseData } = await api.call("customer/create", {}, me);
    expect(await stripeId()).toBe(responseData.id);
  });
});

function cancel(
  { seller }: Pick<Sold, "seller">,
  of: { invoice_ids?: number[]; project_id?: number; auction_id?: number },
) {
  return house.api.call("seller/invoice/changeStatus", { ...CANCELLED, ...of }, seller);
}
