/** Calls as a client makes them that knows the wire's names alone: forms with empty values, and the names that their answers must have. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callByName, CUSTOMER, NAMES, SUCCESS } from "./testing/call-by-name";
import { engineOfRun } from "./testing/engines";
import { openSaleHouse, type SaleHouse } from "./testing/sale-house";
import { sellAtAuction, sellDirectly, type Sold } from "./testing/sell";

let house: SaleHouse;
let sold: Sold;
/** Of the same seller, sold at an auction. */
let lot: number;
beforeAll(async () => {
  house = await openSaleHouse(engineOfRun());
  sold = await sellDirectly(house.api);
  lot = (await sellAtAuction(house.api, { seller: sold.seller })).lot;
});
afterAll(() => house.close());

const PAGE = { page: 1, limit: 20 };

type Side = "guest" | "buyer" | "seller";
type Row = [call: string, as: Side, input: () => object, names: readonly string[]];

const ROWS: readonly Row[] = [
  ["user/checkValidation", "guest", () => ({ text: "a@b.es", type: "email", username: "" }), []],
  [
    "common/getDefault",
    "guest",
    () => ({}),
    ["tables", "variables", "features", "languages", "phrases", "maintenance"],
  ],
  ["commonFunction/getAllCountries", "guest", () => ({ orderby: "name asc" }), ["records.0.name"]],
  [
    "commonFunction/getAllStates",
    "guest",
    () => ({ orderby: "name asc" }),
    ["records.0.name", "records.0.isoCode", "records.0.countryCode"],
  ],
  [
    "commonFunction/getAllCities",
    "guest",
    () => ({ orderby: "name asc" }),
    ["records.0.name", "records.0.countryCode", "records.0.stateCode"],
  ],
  [
    "commonFunction/getAllDynamicArray",
    "guest",
    () => ({
      ...PAGE,
      order: "df.show_order asc",
      filters: { view_page: 3, for_buyer: 1, active: 1 },
    }),
    [],
  ],
  ["product/search", "guest", () => PAGE, NAMES.lots],
  [
    "product/search",
    "guest",
    () => ({ ...PAGE, filter: { searchbar: "" }, brand: "", orderby: "", order: "" }),
    NAMES.lots,
  ],
  ["product/upcomingProduct", "guest", () => PAGE, NAMES.lots],
  [
    "product/dashboard",
    "buyer",
    () => ({ limit: 10, page: 1, orderby: "date_closed desc", filter: "", action: "outbid" }),
    NAMES.lots,
  ],
  [
    "product/dashboard",
    "buyer",
    () => ({ limit: 10, page: 1, orderby: "date_closed desc", filter: "", action: "winning" }),
    NAMES.lots,
  ],
  [
    "user/validateUser",
    "buyer",
    () => ({}),
    ["id", "status", "stripe_id", "as_employees_id", "permissions"],
  ],
  ["user/decryptProfile", "buyer", () => ({}), ["user"]],
  ["user/getCompanyOwners", "buyer", () => ({}), ["records"]],
  [
    "common/getPreviousData",
    "buyer",
    () => ({
      ...PAGE,
      primaryTable: "bids",
      getUser: "",
      filters: { "b.created_at": { gte: "2026-01-01" } },
    }),
    ["records", "totalRecords"],
  ],
  [
    "customer/create",
    "buyer",
    () => ({ account_id: "", description: "", email: sold.buyer.email, name: "Ana Ruiz" }),
    ["record.id", "id", "result.id"],
  ],
  ["customer/retrieve", "buyer", () => CUSTOMER, ["record.id"]],
  ["customer/payment_method/list", "buyer", () => ({ ...CUSTOMER, object: "card" }), NAMES.methods],
  ["customer/source/list", "buyer", () => ({ ...CUSTOMER, object: "bank_account" }), NAMES.methods],
  ["credit/getCreditHistory", "buyer", () => PAGE, NAMES.list],
  ["cart/search", "buyer", () => ({}), NAMES.cart],
  [
    "cart/pendingCount",
    "buyer",
    () => ({
      table: "cart",
      field: "",
      extraField: "",
      filters: { paid: 0, partial: 0, active: { notin: 2 } },
    }),
    ["count"],
  ],
  [
    "user/invoice/allinvoices",
    "buyer",
    () => ({ ...PAGE, filters: { common_invoice: "" } }),
    NAMES.list,
  ],
  [
    "user/invoice/invoice",
    "buyer",
    () => ({
      invoice_id: String(sold.invoice),
      user_id: "",
      filters: { "b.active": { notin: 2 } },
    }),
    NAMES.sale,
  ],
  [
    "seller/user/invoice/invoice",
    "seller",
    () => ({
      invoice_id: sold.invoice,
      user_id: sold.buyer.id,
      filters: { "b.active": { notin: [2] } },
    }),
    NAMES.sale,
  ],
  [
    "seller/invoice/invoices",
    "seller",
    () => ({
      ...PAGE,
      filters: {
        common_invoice: "",
        created_from: "01-01-2026",
        created_to: "31-12-2099",
        as_employees_id: sold.seller.id,
      },
    }),
    [...NAMES.list, "records.0.emp_name"],
  ],
  [
    "seller/offer/adminoffers",
    "seller",
    () => ({
      filters: {
        project_id: "",
        project_status: "open",
        status: "",
        email: "",
        first_name: "",
        last_name: "",
      },
    }),
    NAMES.list,
  ],
  [
    "user/allbiddingbuyers",
    "seller",
    () => ({ project_id: lot, filters: { "u.status": { in: "active" }, "u.admin": { in: 0 } } }),
    ["records.0.users_id", "records.0.users_email"],
  ],
  [
    "product/bidhistory",
    "seller",
    () => ({ limit: 10, page: 1, id: lot, additionalField: "u.phone", filters: {} }),
    NAMES.list,
  ],
  [
    "user/login",
    "guest",
    () => ({
      email: sold.buyer.email,
      password: sold.buyer.password,
      google_id: "",
      remember_me: 1,
    }),
    ["token"],
  ],
  [
    "user/sendEmailVerifyCode",
    "guest",
    () => ({
      email: "nueva@example.com",
      isRegister: 1,
      isForgotPassword: "",
      first_name: "Ana",
      registerUniqueEmail: 1,
    }),
    [],
  ],
  [
    "user/sendPhoneVerifyCode",
    "buyer",
    () => ({
      id: sold.buyer.id,
      current_password: sold.buyer.password,
      phone: "+34 612 34 56 78",
      isRegister: "",
      isForgotPassword: "",
      isVerifyPhone: 1,
    }),
    [],
  ],
  [
    "user/addSavedSearch",
    "guest",
    () => ({
      id: "",
      category: "",
      model: "",
      brand: "Seat",
      search_text: "León",
      power: "",
      doors: "",
      transmission: "",
      body_type: "",
      registration_year: "2015-",
      wprice: "",
      kilometers: "",
      fuel: "",
      termCheck: 1,
      email: "nueva@example.com",
    }),
    [],
  ],
  ["user/getSkyflowCredit", "buyer", () => ({}), []],
  ["user/invoice/getInvoiceDetails", "buyer", () => ({ invoice_id: sold.invoice }), NAMES.sale],
  ["product/listings", "seller", () => ({ ...PAGE, action: "all" }), NAMES.lots],
  ["template/product/listings", "seller", () => ({ ...PAGE, action: "all" }), NAMES.lots],
  ["template/product/ttw_dashboard", "seller", () => ({ ...PAGE, filter: "" }), NAMES.lots],
  ["template/auction/search", "seller", () => PAGE, NAMES.list],
];

describe("a call that a client makes by the names of the wire", () => {
  it.each(ROWS)("%s, as %s", async (name, side, input, names) => {
    const token = side === "guest" ? undefined : sold[side].token;
    const answer = await callByName(house.api, name, input(), token);
    expect(answer).toMatchObject(SUCCESS);
    for (const path of names) expect(answer.responseData).toHaveProperty(path);
  });
});
