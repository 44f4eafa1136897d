import type {
  commonGetFooterLinks,
  commonGetStaticPage,
  showStaticContent,
  StaticPage,
} from "martillo/contract";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { FOOTER_LINKS } from "./footer-links";
import { findStaticPage, toStaticPage } from "./static-page-view";

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
