import { expect, test } from "vitest";
import { FOOTER_LINKS } from "../../server/static-pages/footer-links";
import { FOOTER_COLUMNS } from "./navigation";
import { linkMessages } from "./navigation.messages";

test("the footer has the links that the API tells", () => {
  const said = FOOTER_COLUMNS.map(({ title, links }) => ({
    title: linkMessages.texts[title],
    links: links.map(({ to, label }) => ({ title: linkMessages.texts[label], url: to })),
  }));
  expect(said).toEqual(FOOTER_LINKS);
});
