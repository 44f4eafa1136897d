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
import { wordsFor } from "../../platform/mail/translations";
import { footerWords } from "./footer.words";
import { footerLinks } from "./footer-links";
import { readingOf } from "../../platform/languages";
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
  return toStaticPage(row, readingOf(language).language, config);
}

export const getFooterLinks: Handler<typeof commonGetFooterLinks> = async (
  reader,
  { config, delivery },
) => {
  const { name, email, phone, address, hours } = config.operator;
  return {
    records: footerLinks(wordsFor(delivery.translations, footerWords, reader).words),
    operator: { name, email, phone, address, hours },
  };
};
