import type { Db } from "../db/db";

export interface StaticPageRow {
  id: number;
  slug: string;
  /** Null while the page has the text that came with the site; so are description and html. */
  title: string | null;
  description: string | null;
  html: string | null;
  is_template: boolean;
  updated_ms: number;
}

const COLUMNS = `id, slug, title, description, html, is_template,
  (extract(epoch from updated_at) * 1000)::float8 as updated_ms`;

export async function readStaticPage(
  db: Db,
  page: { id: number } | { slug: string },
): Promise<StaticPageRow | undefined> {
  const [row] =
    "id" in page
      ? await db.query<StaticPageRow>(`select ${COLUMNS} from static_pages where id = $1`, [
          page.id,
        ])
      : await db.query<StaticPageRow>(`select ${COLUMNS} from static_pages where slug = $1`, [
          page.slug,
        ]);
  return row;
}
