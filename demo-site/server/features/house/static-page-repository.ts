import type { StaticPage, TextLanguage } from "martillo/contract";
import type { Db } from "../../platform/db/db";

/** What the house has written itself; null leaves what came with the site. */
export interface OwnText {
  title: string | null;
  description: string | null;
  html: string | null;
}

export interface StaticPageRow {
  id: number;
  slug: string;
  own: Readonly<Record<TextLanguage, OwnText>>;
  is_template: boolean;
  updated_ms: number;
}

const OWN = (suffix: string) =>
  `json_build_object('title', title${suffix}, 'description', description${suffix}, 'html', html${suffix})`;

const COLUMNS = `id, slug, is_template, json_build_object('es', ${OWN("")}, 'en', ${OWN("_en")}) as own,
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

/** In Spanish; undefined when the name is taken. */
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

const SUFFIX: Readonly<Record<TextLanguage, string>> = { es: "", en: "_en" };

export async function updateStaticPage(
  db: Db,
  id: number,
  language: TextLanguage,
  { title, description, html, is_template }: StaticPageValues,
  userId: number,
): Promise<void> {
  const end = SUFFIX[language];
  await db.query(
    `update static_pages set title${end} = $2, description${end} = $3, html${end} = $4,
       is_template = $5, updated_by = $6, updated_at = now()
     where id = $1`,
    [id, title, description, html, is_template, userId],
  );
}
