import type { StaticPage, TextLanguage } from "martillo/contract";
import type { Db } from "../../platform/db/db";

/** What the house has written itself; null leaves what came with the site. */
export interface OwnText {
  title: string | null;
  description: string | null;
  html: string | null;
}

/** A page of text that the house has written nothing of, in a language. */
export const NOTHING_OWN: OwnText = { title: null, description: null, html: null };

export interface StaticPageRow {
  id: number;
  slug: string;
  /** By language. */
  own: Readonly<Partial<Record<TextLanguage, OwnText>>>;
  is_template: boolean;
  updated_ms: number;
}

const COLUMNS = `id, slug, is_template,
  coalesce((
    select json_object_agg(o.language,
      json_build_object('title', o.title, 'description', o.description, 'html', o.html))
    from static_page_texts o where o.page_id = static_pages.id
  ), '{}') as own,
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

/** Holds a page until the transaction ends, so that two changes at once lose nothing of each other. */
export async function lockStaticPage(t: Db, id: number): Promise<StaticPageRow | undefined> {
  await t.query("select 1 from static_pages where id = $1 for update", [id]);
  return readStaticPage(t, { id });
}

/** What visitors read on a page until now. It stays as it is written here. */
export async function keepFormerText(
  t: Db,
  { id, language, title, description, html, is_template }: StaticPage,
  replacedBy: number,
): Promise<void> {
  await t.query(
    `insert into static_page_former_texts (page_id, language, title, description, html, is_template, replaced_by)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, language, title, description, html, is_template === 1, replacedBy],
  );
}

/** A page's text in one language, and whether a lawyer still has to look through it. */
export type StaticPageValues = OwnText & Pick<StaticPageRow, "is_template">;

/** Adds a page without a text; undefined when the name is taken. */
export async function insertStaticPage(
  t: Db,
  slug: string,
  userId: number,
): Promise<number | undefined> {
  const [row] = await t.query<{ id: number }>(
    `insert into static_pages (slug, updated_by) values ($1, $2)
     on conflict (slug) do nothing returning id`,
    [slug, userId],
  );
  return row?.id;
}

/** Writes a page's text in one language. */
export async function writePageText(
  t: Db,
  id: number,
  language: TextLanguage,
  { title, description, html, is_template }: StaticPageValues,
  userId: number,
): Promise<void> {
  await t.query(
    `insert into static_page_texts (page_id, language, title, description, html)
     values ($1, $2, $3, $4, $5)
     on conflict (page_id, language) do update
       set title = excluded.title, description = excluded.description, html = excluded.html`,
    [id, language, title, description, html],
  );
  await t.query(
    "update static_pages set is_template = $2, updated_by = $3, updated_at = now() where id = $1",
    [id, is_template, userId],
  );
}
