import { calls } from "martillo/contract/schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines, type OpenEngine } from "./testing/engines";
import { createTestApi, type InPageApi } from "./testing/test-api";
import type { SeededUser } from "./seed/seed-rows";

const VALUES: unknown[] = [
  null,
  "",
  "\u0000",
  "coche\u0000rojo",
  "\ud800",
  "🚗 ñ €",
  "' or 1=1; drop table lots; --",
  "<img src=x onerror=alert(1)>",
  "%_\\",
  "x".repeat(5_000),
  -1,
  0,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  "9007199254740993",
  "NaN",
  true,
  [],
  [[]],
  {},
  { $ne: null },
];

/** Inputs that are in order, to be spoiled one field at a time. */
const INPUTS: Partial<Record<keyof typeof calls, Record<string, unknown>>> = {
  "product/search": {
    search: "seat",
    page: 1,
    filters: { brand: "Seat", price: { min: 1 }, kilometers: { max: 9 }, auctionid: 1 },
  },
  "product/suggestions": { q: "seat", auction: 1 },
  "product/singleProduct": { id: 1 },
  "product/lots": { ids: [1] },
  "product/bidhistory": { id: 1, page: 1, limit: 5, additionalField: "u.phone" },
  "product/dashboard": { action: "all", page: 1 },
  "product/projectAction": {
    action: "add",
    title: "Coche",
    description: "Bueno",
    auction: 1,
    start_price: "100",
    reserve_price: "200",
    date_start: Date.now() + 3_600_000,
    date_closed: Date.now() + 7_200_000,
    extension: { window_s: 60, mode: "top_up", amount_s: 60, hard_end: Date.now() + 9_000_000 },
    increments: [{ from: "0.00", step: "10.00" }],
    category: "Turismos",
    brand: "Seat",
    model: "Ibiza",
    location: "Madrid",
    images: ["/uploads/demo/a.webp"],
    registration_year: 2020,
  },
  "auction/auctionAction": {
    action: "save",
    title: "Subasta",
    description: "De noviembre",
    date_start: Date.now() + 3_600_000,
    date_closed: Date.now() + 90_000_000,
    stagger_s: 60,
    lots_per_step: 1,
    extension: { window_s: 60, mode: "top_up", amount_s: 60 },
    increments: [{ from: "0.00", step: "10.00" }],
    access: "request",
    auto_approve: "none",
    viewing: "De 9 a 13",
    contact: "Ana",
  },
  "auction/addtoAuction": { auction_id: 1, project_ids: [1], at: 1 },
  "auction/auctionAccessRequest": { auction_id: 1, note: "Hola" },
  "auction/updateAuctionTerms": { action: "update", auction_id: 1, html: "<p>Hola</p>" },
  "product/projectAccessReqStatus": { ids: [1], status: "approved", answer: "Bien" },
  "product/listings": {
    action: "open",
    page: 1,
    limit: 20,
    orderby: "title",
    order: "asc",
    auction: 1,
    archived: false,
    filters: {
      state: ["open"],
      end: { min: 1 },
      reserve_met: 1,
      searchbar: "seat",
      price: { min: 1 },
    },
  },
  "product/bulkProjectAction": {
    action: "price_percent",
    ids: [999_999],
    percent: 5,
    client_key: "0123456789abcdef",
  },
  "product/changeStatus": { id: 999_999, action: "publish", notes: "Un motivo" },
  "template/product/projectAction": {
    action: "add",
    name: "Plantilla",
    title: "Coche",
    start_price: "100",
    increments: [{ from: "0.00", step: "10.00" }],
    brand: "Seat",
  },
  "template/product/search": { search: "seat", page: 1, filters: { brand: "Seat" } },
  "template/product/bulkProjectAction": {
    action: "duplicate",
    ids: [999_999],
    client_key: "0123456789abcdef",
  },
  "template/auction/auctionAction": { action: "save", name: "Plantilla", title: "Subasta" },
  "commonFunction/getImageBase": { file_folder: "lots", file_name: "a.webp" },
  "product/getSingleProject": { id: 999_999, as_buyer: true },
  "custom/savedViews": { action: "save", table: "selling-all-open", name: "Vista", query: "?q=a" },
  "custom/lotHistory": { id: 999_999, page: 1, limit: 5 },
  "custom/exportLots": { list: "all", format: "csv", filters: { brand: ["Seat"] } },
  "custom/sellerPermissions": { user_id: 999_999, permissions: ["post"] },
  "report/display": {
    report: "sales",
    from: "2026-01-01",
    to: "2026-02-01",
    tz: "Europe/Madrid",
    group: "week",
    page: 1,
    limit: 20,
    account_id: 1,
  },
  "report/download": {
    report: "stock",
    format: "csv",
    tz: "Atlantic/Canary",
    language: "en",
    fields: ["title"],
  },
  "product/getSellerDashboardData": {
    from: "2026-01-01",
    to: "2026-02-01",
    tz: "Europe/Madrid",
    account_id: 1,
  },
  "product/product_view_count": { id: 1 },
  "user/register": {
    email: "alguien@example.test",
    password: "Subasta-2026!",
    first_name: "Ana",
    last_name: "Ruiz",
    companyname: "Casa",
    city: "Madrid",
    registration_terms: true,
  },
  "user/login": { email: "alguien@example.test", password: "Subasta-2026!" },
  "user/updateProfile": {
    first_name: "Ana",
    companyname: "Casa",
    address1: "Calle Mayor, 3",
    zip: "28013",
    custom_fields: { nif: "1" },
  },
  "user/updatePreference": {
    notifications: { won: { mail: true } },
    language: "for_spanish",
    time_zone: "Europe/Madrid",
  },
  "cart/pendingCount": { table: "projects", filters: { market_status: ["unsold"], auction: 1 } },
  "user/addWatchlist": { project_id: 1 },
  "user/resetPassword": {
    token: "un-token-que-no-existe",
    password: "Subasta-2026!",
    confirm_password: "Subasta-2026!",
  },
  "user/verifyEmail": { token: "un-token-que-no-existe" },
  "user/switchuser": { id: 1 },
  "user/allbuyers": {
    page: 1,
    search: "ana",
    filters: { status: ["active"], admin: [0], email: "ana", bid_limit_requested: 1 },
  },
  "user/allbiddingbuyers": { project_id: 1, filters: { "u.status": "active" } },
  "user/getSingleUser": { id: 1 },
  "user/userAction": { action: "edit", id: 999_999, first_name: "Ana", bid_limit: "100" },
  "user/changeStatus": { id: 999_999, status: "active", reason: "Un motivo" },
  "user/approveBidLimitRequest": { id: 999_999, action: "approve", amount: "100" },
  "user/updateUserAccountVerified": { id: 999_999, email_verified: 1, reason: "Un motivo" },
  "custom/requestBidLimit": { amount: "100", note: "Una nota" },
  "auction/search": { page: 1, limit: 3 },
  "auction/addAuctionWatchList": { auction_id: 1 },
  "bid/confirm": {
    project_id: 1,
    proposed_amount: "9000",
    bid_type: "max",
    idempotency_key: "0123456789abcdef",
    expected_seq: 1,
  },
  "bid/bidCancel": { bidid: 1, reason: "other", note: "Un motivo" },
  "bid/bidCustomData": { action: "lower_maximum", project_id: 1, maximum: "9000" },
  "seller/bid/manualAward": { action: "award", id: 1, pid: 1 },
  "custom/bidStatus": { idempotency_key: "0123456789abcdef" },
  "commonFunction/getAllDynamicArray": { page: 1, limit: 20, view_page: 3, for_buyer: 1 },
  "dynamic/propertyColumnAction": {
    name: "sector",
    type: "select",
    label: "Sector",
    options: [{ value: "a", label: "A" }],
    sub_select: { name: "special", label: "B", options: { a: [{ value: "b", label: "B" }] } },
  },
  "dynamic/propertyColumnReOrder": { view_page: 3, ids: [1] },
  "dynamic/dynamicTableAction": {
    name: "facturas",
    label: "Facturas",
    columns: [{ name: "paid_on", label: "Fecha", type: "date" }],
  },
  "custom/placePredictions": { text: "getafe" },
  "custom/placeDetails": { place_id: "ine:28065" },
  "custom/geocode": { address: "28901 Getafe" },
};

describe.each(engines)("hostile input on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  let staff: SeededUser;

  beforeAll(async () => {
    open = await engine.open();
    api = await createTestApi({ db: open.db });
    staff = await api.seedUser({ staff: true, admin: true });
    await api.seedLot();
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });

  it.each(Object.keys(INPUTS))("never breaks %s", async (name) => {
    const input = INPUTS[name as keyof typeof calls] ?? {};
    const broken: unknown[] = [];
    for (const path of pathsOf(input)) {
      for (const value of VALUES) {
        const response = await api.fetch(`/api/${name}`, {
          method: "POST",
          headers: { authorization: `Bearer ${staff.token}` },
          body: JSON.stringify(replaced(input, path, value)),
        });
        if (response.status >= 500) broken.push([path.join("."), value, await response.text()]);
      }
    }
    expect(broken).toEqual([]);
  });

  it.each(Object.keys(INPUTS).filter((name) => calls[name as keyof typeof calls].alsoGet === true))(
    "never breaks a GET of %s",
    async (name) => {
      const input = INPUTS[name as keyof typeof calls] ?? {};
      const broken: unknown[] = [];
      const ask = async (query: Record<string, string>) => {
        // Half a character cannot be written in an address.
        const text = new URLSearchParams(query).toString();
        const response = await api.fetch(`/api/${name}?${text}`);
        if (response.status >= 500) broken.push([text, await response.text()]);
      };
      for (const path of pathsOf(input)) {
        for (const value of VALUES) {
          await ask({ input: JSON.stringify(replaced(input, path, value)) });
          if (path.length === 1) await ask({ [path.join("")]: JSON.stringify(value) });
        }
      }
      expect(broken).toEqual([]);
    },
  );

  it("leaves the house standing", async () => {
    const { responseData } = await api.call("product/search", { search: "león" });
    expect(responseData.totalRecords).toBeGreaterThan(0);
  });
});

function pathsOf(value: object, above: string[] = []): string[][] {
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const path = [...above, key];
    const below = typeof part === "object" && part !== null ? pathsOf(part, path) : [];
    return [path, ...below];
  });
}

function replaced(input: object, [key, ...rest]: string[], value: unknown): unknown {
  const copy: unknown = Array.isArray(input) ? [...(input as unknown[])] : { ...input };
  if (key === undefined) return value;
  const fields = copy as Record<string, unknown>;
  const part = fields[key];
  const below = rest.length > 0 && typeof part === "object" && part !== null;
  fields[key] = below ? replaced(part, rest, value) : value;
  return copy;
}
