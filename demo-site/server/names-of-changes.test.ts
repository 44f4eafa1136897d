/** Calls that change something, made as a client does that knows the wire's names alone; each after what has to be there before. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addBank } from "./testing/add-bank";
import { callByName, CUSTOMER, NAMES, SUCCESS } from "./testing/call-by-name";
import { engineOfRun } from "./testing/engines";
import { openSaleHouse, type SaleHouse } from "./testing/sale-house";
import { saveCard } from "./testing/save-card";
import type { SeededUser } from "./seed/seed-rows";
import { FIXED_PRICE, sellAtAuction, sellDirectly } from "./testing/sell";

let house: SaleHouse;
let buyer: SeededUser;
let seller: SeededUser;
beforeAll(async () => {
  house = await openSaleHouse(engineOfRun());
  buyer = await house.api.seedUser();
  seller = await house.api.seedUser({ admin: true, companyname: "Autos Ribera" });
});
afterAll(() => house.close());

const EMAIL = "nueva@example.com";
const PHONE = "+34 612 34 56 78";

/** What a call is sent, and who sends it: a guest where the token is left out. */
interface Sent {
  input: object;
  token?: string;
}
type Row = [call: string, prepare: () => Promise<Sent>, names: readonly string[]];

async function letterCode(address: string): Promise<string> {
  const [message] = await house.api.outbox(address);
  return /\b\d{6}\b/.exec(message?.text ?? "")?.[0] ?? "";
}
async function inviteKey(email: string): Promise<string> {
  const [message] = await house.api.outbox(email);
  return /clave=([\w-]+)/.exec(message?.text ?? "")?.[1] ?? "";
}
async function inviteToCompany(email: string) {
  const person = { first_name: "Luis", last_name: "Gil", email, role: "employee" as const };
  await house.api.call("user/addCompanyOwner", person, seller);
  return { key: await inviteKey(email) };
}

const newCard = async () => (await saveCard(house.api, buyer)).id;
const newVaultCard = async () => (await saveCard(house.api, buyer, { into: "vault" })).id;
/** One that need not stay: the buyer has another. */
const secondCard = async (into: "provider" | "vault") =>
  (await saveCard(house.api, buyer, { into, number: "5555555555554444" })).id;
/** As a buyer or seller sends it. */
const asBuyer = (input: object): Sent => ({ input, token: buyer.token });
const asSeller = (input: object): Sent => ({ input, token: seller.token });

/** A lot of a fixed price in the buyer's cart. */
async function filledCart(): Promise<number> {
  const lot = await house.api.seedLot({ ...FIXED_PRICE, sellerId: seller.id });
  const added = await house.api.call("buynow/addToCart", { project_id: lot }, buyer);
  return added.responseData.cart_id ?? 0;
}
/** A sale at an auction that its buyer does not pay. */
async function overdueSale() {
  const sold = await sellAtAuction(house.api, { seller, winner: buyer, daysLate: 1 });
  const second = sold.bidders[1];
  if (!second) throw new Error("one bid alone");
  return { ...sold, second };
}

const ROWS: readonly Row[] = [
  [
    "user/register",
    async () => ({
      input: {
        seller_type: "buyer",
        first_name: "Ana",
        last_name: "Ruiz",
        email: "ana@example.com",
        password: "Subasta-2026!",
        confirm_password: "Subasta-2026!",
        phone: PHONE,
        country: "ES",
        state: "",
        city: "Getafe",
        zip: "",
        address1: "",
        address2: "",
        companyname: "",
        registration_terms: 1,
      },
    }),
    ["token"],
  ],
  [
    "user/verifyEmailVerifyCode",
    async () => {
      await house.api.call("user/sendEmailVerifyCode", { email: EMAIL, isRegister: 1 });
      return { input: { email: EMAIL, verify_code: await letterCode(EMAIL) } };
    },
    ["token"],
  ],
  [
    "user/verifyPhoneVerifyCode",
    async () => {
      await house.api.call("user/sendPhoneVerifyCode", { phone: PHONE, isRegister: 1 });
      return { input: { phone: PHONE, verify_code: await letterCode("+34612345678") } };
    },
    [],
  ],
  ["user/sendPhoneLoginCode", async () => ({ input: { phone: "+34 612 34 56 79" } }), []],
  [
    "user/getInviteDetails",
    async () => ({ input: await inviteToCompany("luis@example.com") }),
    ["record"],
  ],
  [
    "user/switchuser",
    async () => {
      const person = await house.api.seedUser({ email: "eva@example.com" });
      const { key } = await inviteToCompany(person.email);
      await house.api.call("custom/acceptInvite", { key }, person);
      return { input: { id: seller.id }, token: person.token };
    },
    ["token"],
  ],
  [
    "user/freeTrialActivation",
    async () => {
      const { token } = await house.api.seedUser({ admin: true, membership: "free" });
      await saveCard(house.api, { token });
      return { input: { planName: "profesional", period: "monthly" }, token };
    },
    ["record"],
  ],
  ["common/getStaticPage", async () => ({ input: { id: "terms_of_use" } }), []],
  [
    "image_uploader/muliple_img_uploader",
    async () => {
      const form = new FormData();
      form.append("folder", "templates");
      form.append("file_upload", new File([PIXEL], "logo.png", { type: "image/png" }));
      form.append("isCompress", "1");
      form.append("quality", "80");
      form.append("resultWidth", "500");
      form.append("resultHeight", "500");
      return { input: form, token: seller.token };
    },
    ["files.0.file_name"],
  ],
  [
    "customer/source/create",
    async () =>
      asBuyer({
        ...CUSTOMER,
        bank_country: "us",
        bank_currency: "usd",
        bank_account_holder_name: "Ana Ruiz",
        bank_account_holder_type: "individual",
        bank_routing_number: "110000000",
        bank_account_number: "000123456789",
      }),
    ["record.id"],
  ],
  [
    "customer/source/retrieve",
    async () => asBuyer({ ...CUSTOMER, source_id: (await addBank(house.api, buyer)).id }),
    ["record.id"],
  ],
  [
    "customer/source/update",
    async () =>
      asBuyer({
        ...CUSTOMER,
        source_id: (await addBank(house.api, buyer)).id,
        account_holder_name: "Ana Ruiz Gil",
        account_holder_type: "individual",
      }),
    ["record.id"],
  ],
  [
    "customer/source/verify",
    async () => {
      const { id, cents } = await addBank(house.api, buyer);
      return asBuyer({ ...CUSTOMER, source_id: id, amount_1: cents[0], amount_2: cents[1] });
    },
    ["record.id"],
  ],
  [
    "customer/source/delete",
    async () => asBuyer({ ...CUSTOMER, source_id: (await addBank(house.api, buyer)).id }),
    NAMES.methods,
  ],
  [
    "customer/payment_method/create",
    async () =>
      asBuyer({
        ...CUSTOMER,
        card_name: "Ana Ruiz",
        card_address_line1: "Calle Mayor, 3",
        card_address_line2: "",
        card_address_city: "Madrid",
        card_address_state: "Comunidad de Madrid",
        card_address_zip: "28013",
        card_address_country: "ES",
        is_primary: 1,
      }),
    ["frame_url"],
  ],
  [
    "customer/payment_method/retrieve",
    async () => asBuyer({ ...CUSTOMER, source_id: await newCard() }),
    ["record.id"],
  ],
  [
    "customer/payment_method/update",
    async () =>
      asBuyer({ ...CUSTOMER, source_id: await newCard(), exp_month: "05", exp_year: "2040" }),
    ["record.id"],
  ],
  [
    "customer/source/update",
    async () => asBuyer({ ...CUSTOMER, source_id: await newCard(), exp_month: 5, exp_year: 2041 }),
    ["record.id"],
  ],
  [
    "customer/payment_method/default",
    async () => asBuyer({ ...CUSTOMER, default_source: await newCard() }),
    NAMES.methods,
  ],
  [
    "customer/update",
    async () => asBuyer({ ...CUSTOMER, default_source: await newCard() }),
    ["record.id"],
  ],
  [
    "customer/payment_method/delete",
    async () => {
      await newCard();
      return asBuyer({ ...CUSTOMER, source_id: await secondCard("provider") });
    },
    NAMES.methods,
  ],
  [
    "paymentThird/stripe/customer/source/list",
    async () => asBuyer({ ...CUSTOMER, object: "card" }),
    NAMES.methods,
  ],
  ["skyflow/generateToken", async () => asBuyer({}), ["accessToken"]],
  ["skyflow/createPaymentMethod", async () => asBuyer({}), ["frame_url"]],
  [
    "skyflow/updatePaymentMethod",
    async () =>
      asBuyer({
        skyflow_id: await newVaultCard(),
        expiry_month: "05",
        expiry_year: "2040",
        payment_token: "",
      }),
    [],
  ],
  [
    "skyflow/updatePaymentMethod",
    async () => asBuyer({ skyflow_id: await newVaultCard(), changeDefault: 1 }),
    [],
  ],
  ["user/defaultSkyflowCard", async () => asBuyer({ skyflow_id: await newVaultCard() }), []],
  [
    "skyflow/deletePaymentMethod",
    async () => {
      await newVaultCard();
      return asBuyer({ skyflow_id: await secondCard("vault"), payment_token: "" });
    },
    [],
  ],
  ["buynow/search", async () => asBuyer({}), NAMES.cart],
  [
    "cart/checkout",
    async () => asBuyer({ cart_id: await filledCart(), type: "buynow" }),
    NAMES.cart,
  ],
  ["buynow/checkout", async () => asBuyer({ cart_id: await filledCart() }), NAMES.cart],
  [
    "seller/cart/checkout",
    async () =>
      asSeller({ invoice_id: (await sellDirectly(house.api, { seller, buyer })).invoice }),
    NAMES.cart,
  ],
  [
    "seller/offline/payCartOffline",
    async () => {
      const { invoice } = await sellDirectly(house.api, { seller, buyer });
      return asSeller({
        invoice_id: invoice,
        payment_object: { id: "", appointmentTime: "", invoice_id: invoice },
        payment_method: "offline",
        pay_type: "auction",
        amount: "8990",
        user_id: buyer.id,
      });
    },
    NAMES.sale,
  ],
  [
    "appointment/update",
    async () => {
      const { invoice } = await sellDirectly(house.api, { seller, buyer });
      await house.api.call(
        "seller/offline/payCartOffline",
        { invoice_id: invoice, amount: "8990" },
        seller,
      );
      const seen = await house.api.call(
        "appointment/checkAppointments",
        { invoice_id: invoice },
        buyer,
      );
      return asBuyer({
        id: "",
        invoice_id: invoice,
        auction_id: "",
        local_pickup_check: 1,
        appointmentTime: seen.responseData.dates[0]?.slots[0]?.start,
      });
    },
    ["appointmentDetail"],
  ],
  [
    "seller/bid/manualAward",
    async () => {
      const lot = await house.api.seedLot({ sellerId: seller.id, reserveCents: 9_000_000 });
      const bid = await house.api.call(
        "bid/confirm",
        { project_id: lot, proposed_amount: "6000", idempotency_key: crypto.randomUUID() },
        buyer,
      );
      await house.api.endAuction(lot);
      return asSeller({ action: "award", id: bid.responseData.bidid, pid: lot });
    },
    [],
  ],
  [
    "seller/invoice/changeStatus",
    async () => {
      const { lot } = await sellDirectly(house.api, { seller, buyer });
      return asSeller({ action: "paid", project_id: lot, auction_id: "", notes: "Transferencia." });
    },
    [],
  ],
  [
    "seller/user/invoice/update_invoice",
    async () => {
      const { invoice, second } = await overdueSale();
      return asSeller({
        user_id: buyer.id,
        changed_user_id: second.id,
        invoice_id: invoice,
        per_total: "4980",
        product_type: "live",
      });
    },
    [],
  ],
  [
    "product/searchManifest",
    async () => {
      const [row] = await house.db.query<{ id: number }>(
        `insert into auctions (seller_id, title, opens_at, closes_at)
         values ($1, 'Flota', now() - interval '2 days', now() + interval '2 days') returning id`,
        [seller.id],
      );
      return { input: { auction_id: row?.id, page: 1, limit: 20 } };
    },
    NAMES.lots,
  ],
  [
    "product/uploadXLSXFile",
    async () => {
      const form = new FormData();
      form.append("file_upload", new File([SHEET], "stock.csv"));
      return { input: form, token: seller.token };
    },
    ["import_id"],
  ],
];

const SHEET = "Referencia;Categoría;Marca;Modelo;Precio de salida\nA-1;Turismos;Seat;León;4500";

/** The smallest picture. */
const PIXEL = Uint8Array.from(
  atob(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  ),
  (letter) => letter.charCodeAt(0),
);

describe("a call that changes something, by the names of the wire", () => {
  it.each(ROWS)("%s", async (name, prepare, names) => {
    const { input, token } = await prepare();
    const answer = await callByName(house.api, name, input, token);
    expect(answer).toMatchObject(SUCCESS);
    for (const path of names) expect(answer.responseData).toHaveProperty(path);
  });

  it.each(["report/export", "report/export_xlsx"])("%s answers a file", async (name) => {
    const response = await house.api.fetch(`/api/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${seller.token}` },
      body: JSON.stringify({ fields: ["document_number", "total_amount"] }),
    });
    expect(response.headers.get("content-disposition")).toContain("attachment");
  });
});
