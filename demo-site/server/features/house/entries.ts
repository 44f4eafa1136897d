import type { commonInsertEntry, commonUpdateEntry } from "martillo/contract";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { cleanPageHtml } from "../../platform/security/clean-html";
import { builtInPage } from "./house-pages";
import {
  insertStaticPage,
  type OwnText,
  type StaticPageRow,
  updateStaticPage,
} from "./static-page-repository";
import { textLanguageOf } from "./static-page-text";
import { findStaticPage } from "./static-page-view";

/** Adds a page of text, which widgets show by its name. */
export const insertEntry: Handler<typeof commonInsertEntry> = async ({ data }, ctx) => {
  const { slug, title, description, is_template } = data;
  const html = await cleanPageHtml(data.html);
  const values = { title, description, html, is_template: is_template === 1 };
  const isTaken = builtInPage(slug) !== undefined;
  const id = isTaken
    ? undefined
    : await insertStaticPage(ctx.db, slug, values, ctx.requireViewer().id);
  if (id === undefined) {
    throw new ApiFault("INVALID_INPUT", {
      fields: { "data.slug": "Ya hay una página con ese nombre." },
    });
  }
  return { id };
};

/** Changes a page of text in one language; what is left out stays as it is, or as it came with the site. */
export const updateEntry: Handler<typeof commonUpdateEntry> = async (
  { id, language, data },
  ctx,
) => {
  const row = await findStaticPage(ctx.db, id);
  if (!row) throw new ApiFault("NOT_FOUND");
  const written = textLanguageOf(language);
  const before = row.own[written];
  const values = {
    title: data.title ?? before.title,
    description: data.description ?? before.description,
    html: data.html === undefined ? before.html : await cleanPageHtml(data.html),
    is_template: data.is_template === undefined ? row.is_template : data.is_template === 1,
  };
  if (written === "en") requireWholeEnglish(row, values);
  const by = ctx.requireViewer().id;
  const updatedAt = await updateStaticPage(ctx.db, row.id, written, values, by);
  if (updatedAt === undefined) throw new ApiFault("NOT_FOUND");
  return { id: row.id, updated_at: updatedAt };
};

/** Beside a Spanish text of the house's own, no English one that came with the site stands in for what is missing. */
function requireWholeEnglish({ slug, own }: StaticPageRow, { title, html }: OwnText): void {
  const isOfTheSite = builtInPage(slug) !== undefined;
  const fields = {
    ...(html === null && own.es.html !== null && { "data.html": "Escriba el texto en inglés." }),
    ...(title === null && !isOfTheSite && { "data.title": "Escriba el título en inglés." }),
  };
  if (Object.keys(fields).length > 0) throw new ApiFault("INVALID_INPUT", { fields });
}
