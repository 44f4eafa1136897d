import { expect, test } from "vitest";
import { PATHS } from "../../src/contract";
import { housePath } from "../../src/paths";
import { isShown, menuSections, type MenuSection } from "./menu-entries";

const BUYER = { admin: 0, as_employees_id: null } as const;
const SELLER = { admin: 1, as_employees_id: null } as const;
const EMPLOYEE = { admin: 0, as_employees_id: 7 } as const;

const paths = (sections: MenuSection[]) =>
  sections.flatMap(({ groups }) =>
    groups.flatMap(({ entries }) => entries.map(({ page }) => housePath(page))),
  );
const titles = (sections: MenuSection[]) => sections.map(({ title }) => title);

test("a buyer has an account, purchases and money", () => {
  expect(titles(menuSections(BUYER))).toEqual(["account", "purchases", "money"]);
  expect(paths(menuSections(BUYER))).toEqual([
    "/messages",
    "/cuenta/perfil",
    "/account/change",
    "/account/notifications",
    "/payments/saved_cards",
    "/payments/bank_details",
    "/auctions/outbid",
    "/auctions/winning",
    "/auctions/won",
    "/auctions/lost",
    "/purchases/all",
    "/buynowcart",
    "/cart",
    "/invoices/all",
    "/alloffers",
    "/documents/all",
    "/watchlist/watchlist",
    "/cuenta/vendedores",
    "/saved_search",
    "/wallet",
    "/transactions",
    "/deposits/all",
  ]);
});

test("the house's own people find its money, its terms and all sales, and nobody else does", () => {
  const staff = menuSections({ ...BUYER, staff: 1 });
  expect(titles(staff)).toEqual(["house", "sales", "invoices", "account"]);
  expect(paths(staff).slice(0, 5)).toEqual([
    "/gestion",
    "/gestion/usuarios",
    "/gestion/dinero",
    "/gestion/registros",
    "/gestion/ventas",
  ]);
  expect(paths(staff)).toEqual(
    expect.arrayContaining(["/seller/auctions/open", "/invoiceseller/all"]),
  );
  expect(paths(staff)).not.toContain("/post_project/create_lot/add");
  expect(titles(menuSections({ ...SELLER, staff: 0 }))).not.toContain("house");
});

test("whoever may act for another account, or does, finds the way there and back", () => {
  const account = { id: 7, name: "Ribera, S.L.", email: "a@example.test", role: "owner" } as const;
  const there = (more: object) => paths(menuSections({ ...BUYER, ...more })).includes("/switch");
  expect(there({ accounts: [] })).toBe(false);
  expect(there({ accounts: [account] })).toBe(true);
  expect(there({ accounts: [], acted_by: { id: 1, name: "Ana" } })).toBe(true);
});

test("a seller has sales, plans and invoices as well, and no notices", () => {
  expect(titles(menuSections(SELLER))).toEqual([
    "account",
    "sales",
    "plans",
    "invoices",
    "purchases",
    "money",
  ]);
  expect(paths(menuSections(SELLER)).slice(0, 27)).toEqual([
    "/messages",
    "/cuenta/perfil",
    "/account/change",
    "/cuenta/hoy",
    "/post_project/create_lot/add",
    "/seller/auctions/open",
    "/seller/auctions/sold",
    "/seller/auctions/unsold",
    "/seller/auctions/draft",
    "/seller/buynow/open",
    "/seller/buynow/sold",
    "/seller/buynow/unsold",
    "/seller/buynow/draft",
    "/alloffers",
    "/seller/product/templates",
    "/cuenta/vendedor",
    "/seller/reports",
    "/seller/organization",
    "/cuenta/mi-web",
    "/payments/viewplans",
    "/payments/subscription",
    "/seller/payments/saved_cards",
    "/seller/payments/bank_details",
    "/seller/payments/mysubcriptionlist",
    "/invoiceseller/all",
    "/invoiceseller/paid",
    "/invoiceseller/unpaid",
  ]);
});

test("a seller finds offers that were received and those that were made apart", () => {
  const all = paths(menuSections(SELLER)).filter((path) => path.includes("offers"));
  expect(all).toEqual(["/alloffers", "/myoffers"]);
});

test("who works for a seller runs its sales and keeps their own notices", () => {
  expect(titles(menuSections(EMPLOYEE))).toContain("sales");
  expect(paths(menuSections(EMPLOYEE))).toContain("/account/notifications");
  expect(paths(menuSections(EMPLOYEE))).toContain("/cuenta/hoy");
});

test.each([
  [
    ["post"],
    ["newLot", "draftAuctions", "lotTemplates"],
    ["offers", "reports", "sellerAccount", "sellerInvoices"],
  ],
  [
    ["award"],
    ["offers"],
    ["newLot", "draftAuctions", "reports", "sellerAccount", "sellerInvoices"],
  ],
  [["report"], ["reports"], ["newLot", "offers", "sellerAccount"]],
  [["money"], ["sellerAccount", "sellerInvoices"], ["newLot", "offers", "reports"]],
  [[], [], ["newLot", "offers", "reports", "sellerAccount", "sellerInvoices", "unsoldAuctions"]],
] as const)("who works for a seller and may %j is led to that", (permissions, there, missing) => {
  const shown = paths(menuSections({ ...EMPLOYEE, permissions: [...permissions] }));
  expect(shown).toEqual(expect.arrayContaining(there.map((page) => PATHS[page])));
  for (const page of missing) expect(shown).not.toContain(PATHS[page]);
  // Plans and people are the selling account's own.
  expect(shown).not.toContain(PATHS.viewPlans);
  expect(shown).not.toContain(PATHS.organization);
  expect(shown).toContain(PATHS.savedCards);
});

test("who acts for an account is led to nothing that is its person's alone", () => {
  const shown = paths(menuSections({ ...SELLER, acted_by: { id: 1, name: "Ana" } }));
  for (const page of [
    "profile",
    "changePassword",
    "viewPlans",
    "organization",
    "savedSearches",
  ] as const) {
    expect(shown).not.toContain(PATHS[page]);
  }
  expect(shown).toEqual(expect.arrayContaining([PATHS.newLot, PATHS.switchAccount]));
});

test("badges stand beside what they count", () => {
  const badges = menuSections(SELLER)
    .flatMap(({ groups }) => groups.flatMap(({ entries }) => entries))
    .filter(({ badge }) => badge)
    .map(({ page, badge }) => [housePath(page), badge]);
  expect(badges).toEqual([
    ["/messages", "messages"],
    ["/seller/auctions/unsold", "unsold"],
    ["/seller/buynow/open", "offers"],
    ["/auctions/outbid", "outbid"],
    ["/auctions/winning", "winning"],
    ["/buynowcart", "buyNow"],
    ["/cart", "won"],
    ["/deposits/all", "deposits"],
  ]);
});

test("an address is found in any case, and with a slash at its end", () => {
  expect(isShown(["/auctions/won"], "/Auctions/Won/")).toBe(true);
  expect(isShown(["/auctions/won"], "/auctions/lost")).toBe(false);
  expect(isShown(["/cuenta/perfil", "/account/profile"], "/account/profile")).toBe(true);
  expect(isShown(["/cuenta/perfil"], undefined)).toBe(false);
  expect(isShown(["/Mis-compras/"], "/mis-compras")).toBe(true);
});
