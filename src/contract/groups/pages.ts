import * as z from "zod/mini";
import { defineAction } from "../action";
import { EpochMs, Flag, FlagInput, Id, IdInput, textOf } from "../primitives";

/** A page whose text the house writes itself: legal notice, questions, help. */
export const StaticPage = z.object({
  id: Id,
  /** Its name in addresses and attributes, e.g. `aviso-legal`. */
  slug: z.string(),
  title: z.string(),
  /** One sentence for search engines. */
  description: z.string(),
  /** Sanitised: headings from `h2`, paragraphs, lists, tables, links. */
  html: z.string(),
  /** Name of the text that came with the site; empty once the house has written its own. */
  file_path: z.string(),
  /** 1 for a legal text that a lawyer has to look through before it counts. */
  is_template: Flag,
  updated_at: EpochMs,
});
export type StaticPage = z.infer<typeof StaticPage>;

const PageName = z.object({
  /** Number of the page, its name, or one of its addresses. */
  id: z.union([IdInput, z.string().check(z.trim(), z.minLength(1), z.maxLength(120))]),
});

export const commonGetStaticPage = defineAction("common/getStaticPage", {
  summary: "One page of the house's own texts, with the operator's data filled in.",
  access: "public",
  scope: "read",
  alsoGet: true,
  silent: true,
  input: PageName,
  output: StaticPage,
});

export const showStaticContent = defineAction("common/show_static_content", {
  summary: "The same page as a list of one; status 'true' in place of 'success'.",
  access: "public",
  scope: "read",
  alsoGet: true,
  silent: true,
  aliases: ["show_static_content"],
  answersTrue: true,
  inferred: true,
  input: PageName,
  output: z.array(StaticPage),
});

/** Who runs the site and how to reach them; empty where the house has not said. */
export const Operator = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  hours: z.string(),
});
export type Operator = z.infer<typeof Operator>;

export const commonGetFooterLinks = defineAction("common/getFooterLinks", {
  summary: "Columns of links below every page, and how to reach the house.",
  access: "public",
  scope: "read",
  alsoGet: true,
  silent: true,
  inferred: true,
  input: z.object({}),
  output: z.object({
    records: z.array(
      z.object({
        title: z.string(),
        links: z.array(z.object({ title: z.string(), url: z.string() })),
      }),
    ),
    operator: Operator,
  }),
});

const LONGEST_HTML = 50_000;

/** Tables whose rows the house's own people may write. */
const EntryTable = z.literal("static_pages");
const Slug = z.string().check(z.trim(), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(80));
const entry = {
  title: textOf(160),
  description: z.string().check(z.trim(), z.maxLength(300)),
  html: textOf(LONGEST_HTML),
  is_template: FlagInput,
};

export const commonInsertEntry = defineAction("common/insertEntry", {
  summary: "Adds a row to a table that the house keeps: a static page.",
  access: "staff",
  inferred: true,
  input: z.object({
    table: EntryTable,
    data: z.object({
      slug: Slug,
      ...entry,
      description: z._default(entry.description, ""),
      is_template: z._default(entry.is_template, 0),
    }),
  }),
  output: z.object({ id: Id }),
});

export const commonUpdateEntry = defineAction("common/updateEntry", {
  summary: "Changes a row of a table that the house keeps; what is left out stays.",
  access: "staff",
  inferred: true,
  input: z.object({ table: EntryTable, id: IdInput, data: z.partial(z.object(entry)) }),
  output: z.object({ id: Id, updated_at: EpochMs }),
});

/** The calls about pages of text, by wire name. */
export const pageActions = {
  "common/getStaticPage": commonGetStaticPage,
  "common/show_static_content": showStaticContent,
  "common/getFooterLinks": commonGetFooterLinks,
  "common/insertEntry": commonInsertEntry,
  "common/updateEntry": commonUpdateEntry,
};
