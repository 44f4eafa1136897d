import type { CartBilling } from "martillo/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engineOfRun } from "../../testing/engines";
import type { InPageApi } from "../../testing/in-page-api";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import type { SeededUser } from "../../seed/seed-rows";
import { FIXED_PRICE, sellAtAuction } from "../../testing/sell";

const COMPANY = "A58818501";
const PERSON = "12345678Z";
const ADDRESS = {
  name: "Talleres Sur",
  address1: "Calle Mayor 1",
  zip: "28013",
  city: "Madrid",
  state: "Madrid",
};

type Kind = CartBilling["buyer_kind"];

/** Only a consumer may withdraw from a purchase, so a company must not count as one. */
describe("as what somebody buys", () => {
  let house: SaleHouse;
  let api: InPageApi;
  let buyer: SeededUser;
  let seller: SeededUser;

  beforeAll(async () => {
    house = await openSaleHouse(engineOfRun());
    api = house.api;
    seller = await api.seedUser({ admin: true, companyname: "Autos Ribera" });
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    buyer = await api.seedUser();
  });

  const profile = (companyname: string, nif = "") =>
    house.db.query(
      "update users set companyname = $2, custom_fields = jsonb_build_object('nif', $3::text) where id = $1",
      [buyer.id, companyname, nif],
    );
  const directLot = () => api.seedLot({ ...FIXED_PRICE, sellerId: seller.id });
  const key = () => ({ idempotency_key: crypto.randomUUID() });

  async function buy(said: { buyer_kind?: Kind } = {}): Promise<number> {
    const input = {
      project_id: await directLot(),
      expected_price: "8990",
      accept_terms: 1 as const,
    };
    const bought = await api.call("buynow/addToBuynow", { ...input, ...said, ...key() }, buyer);
    expect(bought.code).toBeNull();
    return bought.responseData.invoice_id;
  }
  async function kindOf(invoice: number): Promise<Kind> {
    const [row] = await house.db.query<{ buyer_kind: Kind }>(
      "select buyer_kind from invoices where id = $1",
      [invoice],
    );
    return row!.buyer_kind;
  }

  it("a person is a consumer, and may say otherwise", async () => {
    expect(await kindOf(await buy())).toBe("consumer");
    expect(await kindOf(await buy({ buyer_kind: "business" }))).toBe("business");
  });

  it("a company is none, whatever it says", async () => {
    await profile("Talleres Sur, S. L.", COMPANY);
    const invoice = await buy({ buyer_kind: "consumer" });
    expect(await kindOf(invoice)).toBe("business");
    const [letter] = await house.db.query<{ text: string }>(
      "select text from outbox where template = 'buyNowDone' and recipient = $1",
      [buyer.email],
    );
    expect(letter!.text).not.toMatch(/desist/i);
  });

  it("who trades under a name may buy as a person, and is taken for a business where nothing is said", async () => {
    await profile("Talleres Sur", PERSON);
    expect(await kindOf(await buy({ buyer_kind: "consumer" }))).toBe("consumer");
    expect(await kindOf(await buy())).toBe("business");
  });

  it("is settled for the winner of an auction, too", async () => {
    await profile("Talleres Sur, S. L.", COMPANY);
    const { invoice } = await sellAtAuction(api, { seller, winner: buyer });
    expect(await kindOf(invoice)).toBe("business");
    const person = await sellAtAuction(api, { seller });
    expect(await kindOf(person.invoice)).toBe("consumer");
  });

  it("is settled for an offer when it is made and when it is accepted", async () => {
    await profile("Talleres Sur, S. L.", COMPANY);
    const project_id = await directLot();
    const made = await api.call(
      "makeoffer/addToMakeoffer",
      { project_id, amount: "8500", accept_terms: 1, buyer_kind: "consumer", ...key() },
      buyer,
    );
    expect(made.code).toBeNull();
    const [offer] = await house.db.query<{ id: number; buyer_kind: Kind }>(
      "select id, buyer_kind from offers where buyer_id = $1",
      [buyer.id],
    );
    expect(offer!.buyer_kind).toBe("business");
  });

  it("follows the number to which the document of a cart goes", async () => {
    const project_id = await directLot();
    const kept = await api.call("buynow/addToCart", { project_id }, buyer);
    expect(kept.code).toBeNull();
    const cart_id = kept.responseData.cart_id ?? 0;
    const save = async (nif: string) => {
      const input = { cart_id, address: ADDRESS, nif, buyer_kind: "consumer" as const };
      const saved = await api.call("cart/saveAddress", input, buyer);
      return saved.responseData.billing.buyer_kind;
    };
    expect(await save(COMPANY)).toBe("business");
    expect(await save(PERSON)).toBe("consumer");
    await save(COMPANY);
    const placed = await api.call(
      "cart/checkout",
      {
        cart_id,
        place: 1,
        expected_total: "8990",
        accept_terms: 1,
        buyer_kind: "consumer",
        ...key(),
      },
      buyer,
    );
    expect(placed.code).toBeNull();
    expect(await kindOf(placed.responseData.invoices[0]!.invoice_id)).toBe("business");
  });
});
