import { expect, test } from "vitest";
import { FOOTER_LINKS } from "../../server/static-pages/footer-links";
import { FOOTER_COLUMNS } from "./navigation";

test("the footer has the links that the API tells", () => {
  const told = FOOTER_LINKS.map(({ title, links }) => ({
    title,
    links: links.map(({ title: label, url }) => ({ to: url, label })),
  }));
  expect(FOOTER_COLUMNS).toEqual(told);
});
