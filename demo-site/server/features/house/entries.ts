import { TEXT_LANGUAGES } from "martillo/contract";
import type { commonInsertEntry, commonUpdateEntry, StaticPage } from "martillo/contract";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { noteDeed } from "../../platform/security/audit";
import { cleanPageHtml } from "../../platform/security/clean-html";
import { builtInPage } from "./house-pages";
import {
  insertStaticPage,
  keepFormerText,
  lockStaticPage,
  NOTHING_OWN,
  readStaticPage,
  type OwnText,
  type StaticPageRow,
  writePageText,
} from "./static-page-repository";
import { readingOf } from "../../platform/languages";
import { findStaticPage, toStaticPage } from "./static-page-view";

/** Adds a page of text, which widgets show by its name. */
export const insertEntry: Handler<typeof commonInsertEntry> = async ({ data }, ctx) => {
  const { slug, title, description, is_template } = data;
  const html = await cleanPageHtml(data.html);
  const values = { title, description, html, is_template: is_template === 1 };
  const isTaken = builtInPage(slug) !== undefined;
  const id = isTaken
    ? undefined
    : await ctx.db.tx(async (t) => {
        const viewer = ctx.requireViewer();
        const made = await insertStaticPage(t, slug, viewer.id);
        if (made === undefined) return undefined;
        await writePageText(t, made, "es", values, viewer.id);
        await noteDeed(t, viewer, "page added", { slug });
        return made;
      });
  if (id === undefined) {
    throw new ApiFault("INVALID_INPUT", {
      fields: { "data.slug": "Ya hay una página con ese nombre." },
    });
  }
  return { id };
};

/**
 * Changes a page of text in one language; a part that is left out stays as it is, or as it came with the site. The text that visitors read
 * until then is kept, also in another language where the change takes that text away.
 */
export const updateEntry: Handler<typeof commonUpdateEntry> = async (
  { id, language, data },
  ctx,
) => {
  const found = await findStaticPage(ctx.db, id);
  if (!found) throw new ApiFault("NOT_FOUND");
  const written = readingOf(language).language;
  const html = data.html === undefined ? undefined : await cleanPageHtml(data.html);
  const viewer = ctx.requireViewer();
  return ctx.db.tx(async (t) => {
    const row = await lockStaticPage(t, found.id);
    if (!row) throw new ApiFault("NOT_FOUND");
    const before = row.own[written] ?? NOTHING_OWN;
    const values = {
      title: data.title ?? before.title,
      description: data.description ?? before.description,
      html: html ?? before.html,
      is_template: data.is_template === undefined ? row.is_template : data.is_template === 1,
    };
    if (written !== "es") requireWholeTranslation(row, values);
    await writePageText(t, row.id, written, values, viewer.id);
    const after = await readStaticPage(t, { id: row.id });
    if (!after) throw new ApiFault("NOT_FOUND");
    const replaced = TEXT_LANGUAGES.flatMap((one) => {
      const [shown, now] = [row, after].map((version) => toStaticPage(version, one, ctx.config));
      // Where there is no text in a language, its visitors read the Spanish one.
      return shown && now && shown.language === one && !isSameText(shown, now) ? [shown] : [];
    });
    for (const text of replaced) {
      await keepFormerText(t, text, viewer.id);
    }
    const languages = replaced.map((text) => text.language);
    await noteDeed(t, viewer, "page changed", { page: row.id, slug: row.slug, languages });
    return { id: row.id, updated_at: Math.floor(after.updated_ms) };
  });
};

function isSameText(one: StaticPage, other: StaticPage): boolean {
  return (
    one.language === other.language &&
    one.title === other.title &&
    one.description === other.description &&
    one.html === other.html &&
    one.is_template === other.is_template
  );
}

/** Beside a Spanish text of the house's own, no translation that came with the site stands in for what is missing. */
function requireWholeTranslation({ slug, own }: StaticPageRow, { title, html }: OwnText): void {
  const isOfTheSite = builtInPage(slug) !== undefined;
  const fields = {
    ...(html === null &&
      typeof own.es?.html === "string" && { "data.html": "Escriba el texto en ese idioma." }),
    ...(title === null && !isOfTheSite && { "data.title": "Escriba el título en ese idioma." }),
  };
  if (Object.keys(fields).length > 0) throw new ApiFault("INVALID_INPUT", { fields });
}
