import { calls, type DescribedCall } from "martillo/contract/schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inlineSpreadsheets } from "../../ports/spreadsheets/inline-spreadsheets";
import type { SeededUser } from "../../seed/seed-rows";
import { engines } from "../../testing/engines";
import { seedImport } from "../../testing/seed-import";
import { FIXED_PRICE, sellDirectly } from "../../testing/sell";
import { openSellerHouse, type SellerHouse } from "./testing/seller-house";

type Name = keyof typeof calls;

/** Stands in all that only its seller may read. */
const SECRET = "Reservadísimo";

/** Numbers of what belongs to the first seller. */
interface Things {
  seller: number;
  employee: number;
  buyer: number;
  draft: number;
  lot: number;
  lotTemplate: number;
  auction: number;
  auctionTemplate: number;
  event: number;
  request: number;
  bid: number;
  offer: number;
  invoice: number;
  import: number;
}

const KEY = "another-sellers-press-1";
const DAY_MS = 86_400_000;

/** Calls of sellers, and their inputs about the things of another seller. */
const ABOUT: Partial<Record<Name, (of: Things) => readonly object[]>> = {
  "appointment/checkAppointmentsForAuction": ({ lot, event }) => [
    { project_id: lot },
    { auction_id: event },
  ],
  "auction/addtoAuction": ({ auction, draft }) => [
    { auction_id: auction, project_ids: [draft] },
    { auction_id: auction, remove: true, project_ids: [draft] },
  ],
  "auction/auctionAction": ({ auction, auctionTemplate }) => [
    { action: "save", id: auction, title: "Ajena" },
    { action: "publish", id: auction },
    { action: "duplicate", id: auction },
    { action: "delete", id: auction },
    { action: "from_template", template_id: auctionTemplate },
  ],
  "auction/changeStatus": ({ auction, event }) => [
    { id: auction, action: "publish" },
    { id: auction, action: "delete" },
    { id: event, action: "archive" },
    { id: event, action: "cancel", notes: "Ajena" },
  ],
  "auction/getAllProjectsAssociated": ({ auction }) => [
    { auction_id: auction },
    { auction_id: auction, side: "available" },
  ],
  "bid/bidCancel": ({ bid }) => [{ bidid: bid, reason: "wrong_amount" }],
  "custom/delivery": ({ invoice }) => [{ invoice_id: invoice, delivered: 2 }],
  "custom/exportLots": ({ seller }) => [
    { format: "csv" },
    { format: "csv", filters: { seller_id: seller } },
  ],
  "custom/handover": ({ invoice }) => [
    {
      invoice_id: invoice,
      code: "000000",
      checks: { identity: 1, condition: 1, keys: 1, documents: 1 },
      keys_given: 2,
    },
  ],
  "custom/invoiceDue": ({ invoice }) => [
    { invoice_id: invoice, due_at: Date.now() + 20 * DAY_MS, notes: "Ajena" },
  ],
  "custom/lotHistory": ({ draft, lot }) => [{ id: draft }, { id: lot }],
  "custom/ownAuctions": ({ seller }) => [{}, { seller_id: seller }, { list: "templates" }],
  "custom/pickupCalendar": ({ lot }) => [{ project_id: lot }],
  "custom/proceeds": ({ draft, lot }) => [
    { id: draft, prices: ["5000"] },
    { id: lot, prices: ["5000"] },
  ],
  "custom/relistAdvice": ({ lot }) => [{ id: lot }],
  "custom/savedViews": () => [{ table: "selling-all-draft" }],
  "custom/sellerAccount": () => [{}],
  "custom/sellerPeople": ({ seller }) => [{}, { account_id: seller }],
  "custom/sellerPermissions": ({ seller, employee }) => [
    { user_id: employee, permissions: [] },
    { account_id: seller, user_id: employee, permissions: [] },
  ],
  "custom/sellingHome": () => [{}],
  "product/bulkProjectAction": ({ draft, lot, auction, seller }) => [
    ...(["publish", "delete", "duplicate", "archive"] as const).map((action) => ({
      action,
      ids: [draft],
    })),
    { action: "withdraw", ids: [lot] },
    { action: "price_percent", percent: 10, ids: [draft] },
    { action: "assign_auction", ids: [draft], values: { auction_id: auction } },
    {
      action: "delete",
      selection: { action: "draft", filters: { seller_id: seller }, expected_total: 1 },
    },
  ],
  "product/changeStatus": ({ draft, lot }) => [
    { id: draft, action: "publish" },
    { id: draft, action: "delete" },
    { id: lot, action: "withdraw" },
    { id: lot, action: "archive" },
    { id: lot, action: "request_withdraw", notes: "Ajeno" },
  ],
  "product/getProjectAccessRequest": ({ event, lot }) => [
    {},
    { auction_id: event },
    { project_id: lot },
  ],
  "product/getSellerDashboardData": ({ seller }) => [{}, { account_id: seller }],
  "product/getSingleProject": ({ draft, lot, lotTemplate }) => [
    { id: draft },
    { id: draft, as_buyer: true },
    { id: lot },
    { id: lotTemplate },
  ],
  "product/listings": ({ seller, import: import_id }) => [
    { action: "all" },
    { action: "draft", filters: { seller_id: seller } },
    { action: "draft", filters: { import_id } },
    { action: "templates" },
  ],
  "product/projectAccessReqStatus": ({ event, request }) => [
    { ids: [request], status: "approved" },
    { auction_id: event, status: "invited", emails: ["ajena@example.com"] },
  ],
  "product/projectAction": ({ draft, lot, lotTemplate, auction }) => [
    { action: "save", id: draft, title: "Ajeno" },
    { action: "save", title: "Propio", auction: 1, auction_id: auction },
    { action: "edit", id: lot, title: "Ajeno" },
    { action: "addendum", id: lot, text: "Ajeno" },
    { action: "duplicate", id: draft },
    { action: "from_template", template_id: lotTemplate },
    { action: "publish", id: draft },
    { action: "relist", id: lot },
    { action: "withdraw", id: lot },
  ],
  "product/uploadXLSXFile": ({ import: import_id, seller }) => [
    ...(["status", "rows", "run", "cancel", "undo", "errors"] as const).map((action) => ({
      import_id,
      action,
    })),
    { action: "last" },
    { action: "last", seller_id: seller },
  ],
  "report/display": ({ seller }) => [
    ...(["sales", "stock", "bids", "buyers", "answers", "team", "invoices"] as const).map(
      (report) => ({ report }),
    ),
    { report: "stock", account_id: seller },
  ],
  "report/download": ({ seller }) => [
    { report: "stock", format: "csv" },
    { report: "stock", format: "csv", account_id: seller },
  ],
  "report/export": ({ invoice }) => [{}, { filters: { common_invoice: invoice } }],
  "report/export_xlsx": ({ invoice }) => [{ filters: { common_invoice: invoice } }],
  "seller/bid/manualAward": ({ lot, bid }) => [{ action: "award", id: bid, pid: lot }],
  "seller/cart/checkout": ({ invoice }) => [{ invoice_id: invoice }],
  "seller/cart/getSingleCartProducts": ({ invoice }) => [{ invoice_id: invoice }],
  "seller/credit/payCartWallet": ({ invoice }) => [{ invoice_id: invoice }],
  "seller/invoice/changeStatus": ({ invoice }) => [
    { action: "paid", invoice_ids: [invoice] },
    { action: "cancel", invoice_ids: [invoice], notes: "Ajena" },
  ],
  "seller/invoice/invoices": ({ invoice }) => [{}, { filters: { common_invoice: invoice } }],
  "seller/offer/adminoffers": ({ lot }) => [{}, { filters: { project_id: lot } }],
  "seller/offer/changeOfferStatus": ({ offer }) =>
    (["accept", "decline", "counter"] as const).map((action) => ({
      offer_id: offer,
      action,
      expected_amount: "7000",
      ...(action === "counter" && { amount: "8000" }),
      idempotency_key: KEY,
    })),
  "seller/offline/payCartOffline": ({ invoice }) => [
    { invoice_id: invoice, amount: "10", reference: "AJENO-1" },
  ],
  "seller/user/invoice/invoice": ({ invoice, buyer }) => [
    { invoice_id: invoice },
    { invoice_id: invoice, user_id: buyer },
  ],
  "seller/user/invoice/update_invoice": ({ invoice, buyer, employee }) => [
    { invoice_id: invoice, user_id: buyer, changed_user_id: employee, per_total: "1" },
  ],
  "user/allbiddingbuyers": ({ lot }) => [{ project_id: lot }],
};

/** Calls that take nothing of another seller: the plans of one's own account, one's own bank account, an empty sheet and an upload. */
const OF_ONES_OWN: readonly Name[] = [
  "custom/lotDocument",
  "custom/subscription",
  "custom/subscriptionAction",
  "custom/subscriptionHistory",
  "custom/transferAccount",
  "paymentThird/cashfree/membership_payment",
  "paymentThird/paytm/membership_payment",
  "paymentThird/stripe/membership_payment",
  "report/sample",
  "user/freeTrialActivation",
];

/** The same for calls of templates. The ones left out count, or are for bidders. */
const ABOUT_TEMPLATES: Partial<Record<Name, (of: Things) => readonly object[]>> = {
  "template/auction/addtoAuction": ({ auctionTemplate, lotTemplate }) => [
    { auction_id: auctionTemplate, project_ids: [lotTemplate] },
  ],
  "template/auction/auctionAction": ({ auctionTemplate }) => [
    { action: "save", id: auctionTemplate, title: "Ajena" },
    { action: "duplicate", id: auctionTemplate, name: "Ajena" },
    { action: "delete", id: auctionTemplate },
  ],
  "template/auction/changeStatus": ({ auctionTemplate }) => [
    { id: auctionTemplate, action: "delete" },
  ],
  "template/auction/getAllProjectsAssociated": ({ auctionTemplate }) => [
    { auction_id: auctionTemplate },
  ],
  "template/auction/getSingleAuction": ({ auctionTemplate }) => [{ id: auctionTemplate }],
  "template/auction/lots": ({ auctionTemplate }) => [{ auction_id: auctionTemplate }],
  "template/auction/search": () => [{}],
  "template/auction/updateAuctionTerms": ({ auctionTemplate }) => [
    { action: "update", auction_id: auctionTemplate, html: "<p>Ajenas</p>" },
  ],
  "template/product/bulkProjectAction": ({ lotTemplate }) => [
    { action: "delete", ids: [lotTemplate] },
    { action: "duplicate", ids: [lotTemplate] },
  ],
  "template/product/changeStatus": ({ lotTemplate }) => [{ id: lotTemplate, action: "delete" }],
  "template/product/getSingleProject": ({ lotTemplate }) => [{ id: lotTemplate }],
  "template/product/listings": () => [{}],
  "template/product/projectAction": ({ lotTemplate }) => [
    { action: "save", id: lotTemplate, title: "Ajena" },
    { action: "duplicate", id: lotTemplate, name: "Ajena" },
  ],
  "template/product/search": () => [{}],
  "template/product/singleProduct": ({ lotTemplate }) => [{ id: lotTemplate }],
};

/** How a call may end that is about the things of another; the call was done where it is about one's own, or refuses its lots one by one. */
const REFUSALS = [null, "NOT_FOUND", "FORBIDDEN", "SELECTION_CHANGED", "No es una subasta suya."];

/** An answer with the files in it, as far as they are texts. */
function textOf(answer: { responseData: unknown }): string {
  const data = (answer.responseData ?? {}) as {
    file?: { content?: string } | null;
    content?: string;
  };
  const bytes = Buffer.from(data.content ?? data.file?.content ?? "", "base64");
  return JSON.stringify(answer) + bytes.toString("utf8");
}

/** Calls that show their own seller what the other one must not see. */
const READ: readonly Name[] = [
  "auction/getAllProjectsAssociated",
  "custom/exportLots",
  "custom/ownAuctions",
  "custom/savedViews",
  "custom/sellingHome",
  "product/getProjectAccessRequest",
  "product/getSingleProject",
  "product/listings",
  "product/uploadXLSXFile",
  "report/display",
  "report/download",
  "report/export",
  "seller/cart/getSingleCartProducts",
  "seller/invoice/invoices",
  "seller/offer/adminoffers",
  "seller/user/invoice/invoice",
  "template/auction/getSingleAuction",
  "template/auction/search",
  "template/product/getSingleProject",
  "template/product/listings",
  "template/product/search",
  "template/product/singleProduct",
];

/** Tables in which a refused call leaves nothing. */
const TABLES = [
  "access_requests",
  "appointments",
  "auction_edits",
  "auction_terms",
  "auctions",
  "bids",
  "handovers",
  "import_rows",
  "imports",
  "invoice_lines",
  "invoices",
  "ledger_entries",
  "lot_edits",
  "lots",
  "offers",
  "payments",
  "pickup_calendars",
  "refunds",
  "sales",
  "saved_views",
  "seller_commissions",
  "seller_permissions",
  "transfer_accounts",
  "users",
] as const;

it("knows what each call of sellers is asked", () => {
  const described: readonly DescribedCall[] = Object.values(calls);
  const ofSellers = described.filter(({ access }) => access === "seller");
  const known = new Set<string>([...Object.keys(ABOUT), ...OF_ONES_OWN]);
  const unknown = ofSellers.filter(({ name }) => !known.has(name) && !name.startsWith("template/"));
  expect(unknown.map(({ name }) => name)).toEqual([]);
});

const CASES = Object.entries({ ...ABOUT, ...ABOUT_TEMPLATES }).map(
  ([name, inputs]) => [name as Name, inputs] as const,
);

describe.each(engines)("another seller, on $name", (engine) => {
  let house: SellerHouse;
  let things: Things;

  beforeAll(async () => {
    house = await openSellerHouse(engine, { spreadsheets: inlineSpreadsheets });
    things = await fill();
  }, 180_000);
  afterAll(() => house.close());

  /** The answer to a call that has to succeed. */
  async function made<Answer extends { code: unknown }>(answer: Promise<Answer>): Promise<Answer> {
    const found = await answer;
    expect(found.code).toBeNull();
    return found;
  }

  /** One of each thing that a seller has. */
  async function fill(): Promise<Things> {
    const { api, db, seller, marta } = house;
    const buyer = await api.seedUser({ firstName: SECRET, lastName: "Pérez" });
    const name = `${SECRET} de la casa`;
    const draft = await house.done({ action: "save", title: name, auction: 1 });
    const lot = await house.openLot({ title: "Seat Ibiza" });
    await house.bidOn(lot, "5000", buyer);
    const [bid] = await db.query<{ id: number }>("select id from bids where lot_id = $1", [lot]);
    const lotTemplate = await made(
      api.call("template/product/projectAction", { action: "save", name, title: name }, seller),
    );
    const auction = await made(
      api.call("auction/auctionAction", { action: "save", title: name }, seller),
    );
    const auctionTemplate = await made(
      api.call("template/auction/auctionAction", { action: "save", name, title: name }, seller),
    );
    const { event, request } = await openEvent(buyer);
    const sold = await sellDirectly(api, { seller, buyer, lot: { title: name } });
    const fixed = await api.seedLot({ ...FIXED_PRICE, title: name, sellerId: seller.id });
    const offer = { project_id: fixed, amount: "7000", accept_terms: 1, idempotency_key: KEY };
    await made(api.call("makeoffer/addToMakeoffer", offer as never, buyer));
    const [offered] = await db.query<{ id: number }>("select id from offers where lot_id = $1", [
      fixed,
    ]);
    const view = { action: "save", table: "selling-all-draft", name, query: "?q=x" } as const;
    await made(api.call("custom/savedViews", view, seller));
    return {
      seller: seller.id,
      employee: marta.id,
      buyer: buyer.id,
      draft: draft.record.id,
      lot,
      lotTemplate: lotTemplate.responseData.record.id,
      auction: auction.responseData.record?.id ?? 0,
      auctionTemplate: auctionTemplate.responseData.record?.id ?? 0,
      event,
      request,
      bid: bid?.id ?? 0,
      offer: offered?.id ?? 0,
      invoice: sold.invoice,
      import: await seedImport(db, seller.id, [
        { state: "new", title: name },
        { state: "wrong", title: name },
      ]),
    };
  }

  /** An auction for which a bidder asks to be let in. */
  async function openEvent(buyer: SeededUser) {
    const { api, seller } = house;
    const { responseData } = await made(
      api.call(
        "auction/auctionAction",
        {
          action: "add",
          title: "Solo profesionales",
          date_closed: Date.now() + DAY_MS,
          access: "request",
        } as never,
        seller,
      ),
    );
    const event = responseData.record?.id ?? 0;
    const { record } = await house.done(house.complete());
    const inside = { auction_id: event, project_ids: [record.id] };
    await made(api.call("auction/addtoAuction", inside, seller));
    await made(api.call("auction/auctionAction", { action: "publish", id: event }, seller));
    const asked = { auction_id: event, note: `${SECRET}, de Vigo` };
    await made(api.call("auction/auctionAccessRequest", asked, buyer));
    const requests = await api.call("product/getProjectAccessRequest", {}, seller);
    return { event, request: requests.responseData.records[0]?.id ?? 0 };
  }

  async function snapshot(): Promise<Record<string, string>> {
    const found: Record<string, string> = {};
    for (const table of TABLES) {
      const [row] = await house.db.query<{ sum: string }>(
        `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${table} t`,
      );
      found[table] = row?.sum ?? "";
    }
    return found;
  }

  it("has something of each kind to ask about", () => {
    expect(Object.values(things).every((id) => id > 0)).toBe(true);
  });

  it.each(CASES)("%s answers nothing of it, and changes nothing", async (name, inputs) => {
    const before = await snapshot();
    for (const input of inputs(things)) {
      const answer = await house.api.call(name, input, house.rival);
      const said = JSON.stringify(input);
      const { fields = {} } = answer.refusal as { fields?: Record<string, string> };
      expect(REFUSALS, said).toContain(fields["auction_id"] ?? answer.code);
      expect(textOf(answer), said).not.toContain(SECRET);
      expect(await snapshot(), said).toEqual(before);
    }
  });

  it("its seller reads by the same calls", async () => {
    const seen = new Set<Name>();
    const asked = CASES.filter(([name]) => READ.includes(name));
    for (const [name, inputs] of asked) {
      for (const input of inputs(things)) {
        const answer = await house.api.call(name, input, house.seller);
        if (textOf(answer).includes(SECRET)) seen.add(name);
      }
    }
    expect([...seen].toSorted((a, b) => a.localeCompare(b))).toEqual(READ);
  });
});
