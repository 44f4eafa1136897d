import type { Db } from "../../platform/db/db";

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

/** What the house has written itself; null leaves what came with the site. */
export type StaticPageValues = Pick<
  StaticPageRow,
  "title" | "description" | "html" | "is_template"
>;

/** Undefined when the name is taken. */
export async function insertStaticPage(
  db: Db,
  slug: string,
  { title, description, html, is_template }: StaticPageValues,
  userId: number,
): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(
    `insert into static_pages (slug, title, description, html, is_template, updated_by)
     values ($1, $2, $3, $4, $5, $6) on conflict (slug) do nothing returning id`,
    [slug, title, description, html, is_template, userId],
  );
  return row?.id;
}

/** When it was changed, epoch milliseconds; undefined when there is no such page. */
export async function updateStaticPage(
  db: Db,
  id: number,
  { title, description, html, is_template }: StaticPageValues,
  userId: number,
): Promise<number | undefined> {
  const [row] = await db.query<{ updated_ms: number }>(
    `update static_pages set title = $2, description = $3, html = $4, is_template = $5,
       updated_by = $6, updated_at = now()
     where id = $1 returning (extract(epoch from updated_at) * 1000)::float8 as updated_ms`,
    [id, title, description, html, is_template, userId],
  );
  return row && Math.floor(row.updated_ms);
}
