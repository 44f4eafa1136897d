import type { commonInsertEntry, commonUpdateEntry } from "martillo/contract";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { cleanPageHtml } from "../../platform/security/clean-html";
import { builtInPage } from "./house-pages";
import { insertStaticPage, updateStaticPage } from "./static-page-repository";
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

/** Changes a page of text; what is left out stays as it is, or as it came with the site. */
export const updateEntry: Handler<typeof commonUpdateEntry> = async ({ id, data }, ctx) => {
  const row = await findStaticPage(ctx.db, id);
  if (!row) throw new ApiFault("NOT_FOUND");
  const values = {
    title: data.title ?? row.title,
    description: data.description ?? row.description,
    html: data.html === undefined ? row.html : await cleanPageHtml(data.html),
    is_template: data.is_template === undefined ? row.is_template : data.is_template === 1,
  };
  const updatedAt = await updateStaticPage(ctx.db, row.id, values, ctx.requireViewer().id);
  if (updatedAt === undefined) throw new ApiFault("NOT_FOUND");
  return { id: row.id, updated_at: updatedAt };
};
