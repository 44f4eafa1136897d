import type { StaticPage } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import type { ServerConfig } from "../../platform/call/config";
import { fillIn } from "../../platform/call/operator";
import { builtInPage, STATIC_PAGES } from "./house-pages";
import { readStaticPage, type StaticPageRow } from "./static-page-repository";

/** A page by its number, its name or one of its addresses, as it is now. */
export async function findStaticPage(
  db: Db,
  id: number | string,
): Promise<StaticPageRow | undefined> {
  if (typeof id === "number") return readStaticPage(db, { id });
  const slug = builtInPage(id)?.slug ?? id.toLowerCase();
  return readStaticPage(db, { slug });
}

/** The house's own words where there are some, those that came with the site otherwise. */
export function toStaticPage(
  row: StaticPageRow,
  { operator, siteUrl }: Pick<ServerConfig, "operator" | "siteUrl">,
): StaticPage {
  const builtIn = STATIC_PAGES.find(({ slug }) => slug === row.slug);
  const html = row.html ?? builtIn?.html ?? "";
  return {
    id: row.id,
    slug: row.slug,
    title: row.title ?? builtIn?.title ?? row.slug,
    description: row.description ?? builtIn?.description ?? "",
    html: fillIn(html.trim(), { ...operator, site: siteUrl }),
    file_path: row.html === null ? `static-pages/texts/${row.slug}` : "",
    is_template: row.is_template ? 1 : 0,
    updated_at: Math.floor(row.updated_ms),
  };
}
