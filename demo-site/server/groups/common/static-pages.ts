import type {
  commonGetFooterLinks,
  commonGetStaticPage,
  showStaticContent,
  StaticPage,
} from "martillo/contract";
import type { CallContext } from "../../http/context";
import { ApiFault } from "../../http/fault";
import type { Handler } from "../../http/mount";
import { FOOTER_LINKS } from "../../static-pages/footer-links";
import { findStaticPage, toStaticPage } from "../../static-pages/static-page-view";

export const getStaticPage: Handler<typeof commonGetStaticPage> = async ({ id }, ctx) =>
  pageOf(id, ctx);

export const showStatic: Handler<typeof showStaticContent> = async ({ id }, ctx) => [
  await pageOf(id, ctx),
];

async function pageOf(id: number | string, { db, config }: CallContext): Promise<StaticPage> {
  const row = await findStaticPage(db, id);
  if (!row) throw new ApiFault("NOT_FOUND");
  return toStaticPage(row, config);
}

export const getFooterLinks: Handler<typeof commonGetFooterLinks> = async (_input, { config }) => {
  const { name, email, phone, address, hours } = config.operator;
  return {
    records: FOOTER_LINKS.map(({ title, links }) => ({ title, links: [...links] })),
    operator: { name, email, phone, address, hours },
  };
};
