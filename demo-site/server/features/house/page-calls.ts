import type {
  commonGetFooterLinks,
  commonGetStaticPage,
  LanguageSet,
  showStaticContent,
  StaticPage,
} from "martillo/contract";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { footerLinks } from "./footer-links";
import { textLanguageOf } from "./static-page-text";
import { findStaticPage, toStaticPage } from "./static-page-view";

export const getStaticPage: Handler<typeof commonGetStaticPage> = async (asked, ctx) =>
  pageOf(asked, ctx);

export const showStatic: Handler<typeof showStaticContent> = async (asked, ctx) => [
  await pageOf(asked, ctx),
];

async function pageOf(
  { id, language }: { id: number | string; language: LanguageSet },
  { db, config }: CallContext,
): Promise<StaticPage> {
  const row = await findStaticPage(db, id);
  if (!row) throw new ApiFault("NOT_FOUND");
  return toStaticPage(row, textLanguageOf(language), config);
}

export const getFooterLinks: Handler<typeof commonGetFooterLinks> = async (
  { language },
  { config },
) => {
  const { name, email, phone, address, hours } = config.operator;
  return {
    records: footerLinks(textLanguageOf(language)),
    operator: { name, email, phone, address, hours },
  };
};
