import { lotPath } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import { escapeHtml } from "./page-head";
import { PUBLIC_PATHS } from "./site-pages";
import { readListedLots } from "./sitemap-repository";

/** The addresses of all public pages, as XML. */
export async function sitemapXml(db: Db, siteUrl: string): Promise<string> {
  const lots = await readListedLots(db);
  const paths = [...PUBLIC_PATHS, ...lots.map(lotPath)];
  const entries = paths.map((path) => `<url><loc>${escapeHtml(siteUrl + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}
