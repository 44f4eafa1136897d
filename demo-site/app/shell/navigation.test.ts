import { expect, test } from "vitest";
import { FOOTER_LINKS } from "../../server/static-pages/footer-links";
import { accountLinks, FOOTER_COLUMNS, sells } from "./navigation";
import { linkMessages } from "./navigation.messages";

test("the footer has the links that the API tells", () => {
  const said = FOOTER_COLUMNS.map(({ title, links }) => ({
    title: linkMessages.texts[title],
    links: links.map(({ to, label }) => ({ title: linkMessages.texts[label], url: to })),
  }));
  expect(said).toEqual(FOOTER_LINKS);
});

test("whoever works for a seller has a seller's menu", () => {
  const paths = (admin: 0 | 1, employer: number | null) =>
    accountLinks(sells({ admin, as_employees_id: employer })).map(({ to }) => to);
  expect(paths(0, null)).toEqual(["/auctions/all", "/cuenta/perfil"]);
  expect(paths(1, null)).toEqual(["/cuenta/perfil"]);
  expect(paths(0, 7)).toEqual(["/cuenta/perfil"]);
  expect(sells(null)).toBe(false);
});
