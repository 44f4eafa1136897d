import { lotPath } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { escapeHtml } from "./page-head";
import { PUBLIC_PATHS } from "./site-pages";

/** A sitemap may name fifty thousand addresses. */
const MOST_LOTS = 49_000;

/** Lots that can be bought or will be, the newest first. */
async function readListedLots(db: Db) {
  return db.query<{ id: number; auction: 0 | 1 }>(
    `select id::float8 as id, auction from lots where hidden_at is null and status in ('scheduled', 'open', 'closing')
     order by id desc limit $1`,
    [MOST_LOTS],
  );
}

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
