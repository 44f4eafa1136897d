import { expect, test } from "vitest";
import { footerLinks } from "../../server/features/house/footer-links";
import { footerWords as spanish } from "../../server/features/house/footer.words";
import { footerWords as english } from "../../server/features/house/footer.words.en";
import { accountLinks, FOOTER_COLUMNS, sellingLinks, sells } from "./navigation";
import { linkMessages } from "./navigation.messages";
import { linkEnglish } from "./navigation.messages.en";

test("the footer has the links that the API tells, in both languages", () => {
  const said = (text: (key: keyof typeof linkMessages.texts) => string) =>
    FOOTER_COLUMNS.map(({ title, links }) => ({
      title: text(title),
      links: links.map(({ to, label }) => ({ title: text(label), url: to })),
    }));
  expect(said((key) => linkMessages.texts[key])).toEqual(footerLinks(spanish));
  expect(said((key) => linkEnglish[`siteLinks.${key}`])).toEqual(footerLinks(english));
});

test("whoever works for a seller has a seller's menu", () => {
  const paths = (admin: 0 | 1, employer: number | null) =>
    accountLinks({ admin, as_employees_id: employer }).map(({ to }) => to);
  expect(paths(0, null)).toEqual(["/auctions/all", "/cuenta/perfil"]);
  expect(paths(1, null)).toEqual(["/post_project/create_lot/add", "/cuenta/perfil"]);
  expect(paths(0, 7)).toEqual(["/post_project/create_lot/add", "/cuenta/perfil"]);
  expect(sells(null)).toBe(false);
});

test("who may not write lots is led to none", () => {
  const employee = { admin: 0, as_employees_id: 7, permissions: ["money"] } as const;
  const paths = (links: readonly { to: string }[]) => links.map(({ to }) => to);
  expect(paths(sellingLinks({ ...employee, permissions: ["money"] }))).toEqual([]);
  expect(paths(sellingLinks({ ...employee, permissions: ["post"] }))).toHaveLength(2);
  expect(paths(sellingLinks(null))).toEqual(["/vender-vehiculo"]);
  expect(paths(accountLinks({ ...employee, permissions: ["money"] }))).toEqual([
    "/auctions/all",
    "/cuenta/perfil",
  ]);
});

test("the house's own people are led to the house", () => {
  const staff = { admin: 0, as_employees_id: null, staff: 1 } as const;
  const paths = (links: readonly { to: string }[]) => links.map(({ to }) => to);
  expect(paths(sellingLinks(staff))).toEqual(["/gestion"]);
  expect(paths(accountLinks(staff))).toEqual(["/gestion", "/cuenta/perfil"]);
});

test("whoever may act for another account, or does, finds the way there and back", () => {
  const own = { admin: 0, as_employees_id: null } as const;
  const paths = (user: Parameters<typeof accountLinks>[0]) =>
    accountLinks(user).map(({ to }) => to);
  const account = { id: 7, name: "Ribera, S.L.", email: "a@example.test", role: "owner" } as const;
  expect(paths({ ...own, accounts: [] })).not.toContain("/switch");
  expect(paths({ ...own, accounts: [account] })).toContain("/switch");
  expect(paths({ ...own, accounts: [], acted_by: { id: 1, name: "Ana" } })).toContain("/switch");
});
