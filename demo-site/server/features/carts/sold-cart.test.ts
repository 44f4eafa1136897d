import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engines } from "../../testing/engines";
import type { InPageApi } from "../../testing/in-page-api";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import type { SeededUser } from "../../seed/seed-rows";
import { sellDirectly } from "../../testing/sell";

describe.each(engines)("a seller's sale before its document on $name", (engine) => {
  let house: SaleHouse;
  let api: InPageApi;
  let seller: SeededUser;
  let buyer: SeededUser;
  let lot: number;
  let invoice: number;

  beforeAll(async () => {
    house = await openSaleHouse(engine);
    ({ api } = house);
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    ({ seller, buyer, lot, invoice } = await sellDirectly(api));
  });

  const look = (as: SeededUser = seller, id = invoice) =>
    api.call("seller/cart/getSingleCartProducts", { invoice_id: id }, as);
  const issue = (as: SeededUser = seller, key?: string, id = invoice) =>
    api.call("seller/cart/checkout", { invoice_id: id, place: 1, idempotency_key: key }, as);
  async function fillIn() {
    const { responseData: cart } = await api.call("cart/search", { type: "buynow" }, buyer);
    const address = { address1: "Calle Mayor 1", zip: "28013", city: "Madrid", state: "Madrid" };
    const saved = await api.call(
      "cart/saveAddress",
      { cart_id: cart.cart_id ?? 0, address, nif: "12345678Z", buyer_kind: "consumer" },
      buyer,
    );
    expect(saved.status).toBe("success");
    return cart.cart_id ?? 0;
  }
  const documents = () =>
    house.db.query<{ snapshot: { buyer: { nif: string } } }>(
      "select snapshot from invoice_documents where invoice_id = $1",
      [invoice],
    );

  it("is that sale alone, without what else its buyer keeps and has not confirmed", async () => {
    await sellDirectly(api, { seller, buyer, price: "5000" });
    const cart_id = await fillIn();
    const extra = { cart_id, project_id: lot, admin_fee: 1 as const };
    await api.call("buynow/updateAdminFee", extra, buyer);
    const { responseData: cart } = await look();
    expect(cart.cartItems).toMatchObject([
      { project_id: lot, invoice_id: invoice, per_total: "8990.00" },
    ]);
    expect(cart.cartValues.total_amount).toBe("8990.00");
    const read = await api.call("seller/cart/checkout", { invoice_id: invoice }, seller);
    expect(read.responseData).toMatchObject({
      cartItems: [{ project_id: lot }],
      invoices: [],
    });
    expect(await documents()).toEqual([]);
  });

  it("is issued once, to whom its buyer has said", async () => {
    await fillIn();
    const first = await issue(seller, "once");
    expect(first.responseData.invoices).toMatchObject([
      { invoice_id: invoice, total_amount: "8990.00" },
    ]);
    expect(first.responseData.invoices[0]?.document_number).toMatch(/^A\d{4}\/\d{6}$/);
    expect(first.responseData.cartItems).toEqual([]);
    expect((await issue(seller, "once")).responseData.invoices).toEqual(
      first.responseData.invoices,
    );
    expect((await issue(seller, "again")).code).toBe("SALE_CONCLUDED");
    expect((await issue()).code).toBe("SALE_CONCLUDED");
    expect((await look()).code).toBe("SALE_CONCLUDED");
    expect(await documents()).toMatchObject([{ snapshot: { buyer: { nif: "12345678Z" } } }]);
    const detail = await api.call("user/invoice/invoice", { invoice_id: invoice }, buyer);
    expect(detail.responseData.record.status).toBe("unpaid");
    const events = await house.db.query(
      "select role from sale_events where invoice_id = $1 and event = 'issue'",
      [invoice],
    );
    expect(events).toEqual([{ role: "seller" }]);
  });

  it("pressed six times at once is one document", async () => {
    await fillIn();
    const answers = await Promise.all(Array.from({ length: 6 }, () => issue()));
    expect(answers.filter(({ status }) => status === "success")).toHaveLength(1);
    expect(await documents()).toHaveLength(1);
  });

  it("names what is missing, and writes nothing", async () => {
    const refused = await issue();
    expect(refused.code).toBe("BILLING_INCOMPLETE");
    expect(Object.keys(refused.refusal.fields ?? {})).toContain("nif");
    expect(await documents()).toEqual([]);
  });

  it("binds nobody who has not said yes, and nothing that was called off", async () => {
    await fillIn();
    await house.db.query("update invoices set bound = false where id = $1", [invoice]);
    expect((await issue()).code).toBe("ILLEGAL_TRANSITION");
    await house.db.query("update invoices set bound = true where id = $1", [invoice]);
    const cancel = { action: "cancel" as const, invoice_ids: [invoice], notes: "De acuerdo." };
    await api.call("seller/invoice/changeStatus", cancel, seller);
    expect((await issue()).code).toBe("INVOICE_CANCELLED");
    expect((await look()).code).toBe("INVOICE_CANCELLED");
  });

  it("is its seller's, who works for it, and staff's; nobody else finds it", async () => {
    const employee = await api.seedUser({
      admin: true,
      asEmployeesId: seller.id,
      permissions: ["money"],
    });
    const staff = await api.seedUser({ staff: true });
    for (const as of [employee, staff]) expect((await look(as)).status).toBe("success");
    expect((await look(await api.seedUser({ admin: true }))).code).toBe("NOT_FOUND");
    expect((await issue(await api.seedUser({ admin: true }))).code).toBe("NOT_FOUND");
    expect((await look(buyer)).code).toBe("FORBIDDEN");
    expect((await look(seller, 999_999)).code).toBe("NOT_FOUND");
  });
});
