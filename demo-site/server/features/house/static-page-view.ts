import type { StaticPage, TextLanguage } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import type { ServerConfig } from "../../platform/call/config";
import { fillIn } from "../../platform/call/operator";
import { builtInPage, STATIC_PAGES } from "./house-pages";
import { NOTHING_OWN, readStaticPage, type StaticPageRow } from "./static-page-repository";

/** A page by its number, its name or one of its addresses, as it is now. */
export async function findStaticPage(
  db: Db,
  id: number | string,
): Promise<StaticPageRow | undefined> {
  if (typeof id === "number") return readStaticPage(db, { id });
  const slug = builtInPage(id)?.slug ?? id.toLowerCase();
  return readStaticPage(db, { slug });
}

/**
 * Whether a text in this language says what the Spanish one does: one of the house's own, or the one that came with the site as long as the
 * house has not written another Spanish one.
 */
function isWrittenIn(language: TextLanguage, { slug, own }: StaticPageRow): boolean {
  if (typeof own[language]?.html === "string") return true;
  return typeof own.es?.html !== "string" && builtInPage(slug) !== undefined;
}

/** The house's own words where there are some, those that came with the site otherwise; in Spanish where there are none in the wanted language. */
export function toStaticPage(
  row: StaticPageRow,
  wanted: TextLanguage,
  { operator, siteUrl }: Pick<ServerConfig, "operator" | "siteUrl">,
): StaticPage {
  const language = isWrittenIn(wanted, row) ? wanted : "es";
  const own = row.own[language] ?? NOTHING_OWN;
  const builtIn = STATIC_PAGES.find(({ slug }) => slug === row.slug)?.texts[language];
  const html = own.html ?? builtIn?.html ?? "";
  return {
    id: row.id,
    slug: row.slug,
    title: own.title ?? builtIn?.title ?? row.slug,
    description: own.description ?? builtIn?.description ?? "",
    html: fillIn(html.trim(), { ...operator, site: siteUrl }, language),
    language,
    file_path: own.html === null ? `static-pages/texts/${row.slug}` : "",
    is_template: row.is_template ? 1 : 0,
    updated_at: Math.floor(row.updated_ms),
  };
}
