import * as z from "zod/mini";
import { Flag, Id } from "../primitives";

/** Kinds of fields that the house can ask for; what is not known here is asked for as `text`. */
export const FIELD_TYPES = [
  "text",
  "textarea",
  "number",
  "decimal",
  "select",
  "multi-select",
  "radio",
  "checkbox",
  "date",
  "phone",
  "email",
  "zip",
  "editor",
  "rows",
] as const;
/** Kind of a field of the house's own. */
export type FieldType = (typeof FIELD_TYPES)[number];

/** Where fields are asked for. */
export const VIEW_PAGES = { project: 1, auction: 2, user: 3, template: 4 } as const;

/** One of `VIEW_PAGES`. */
export const ViewPage = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
/** 1 in use, 2 removed. */
export const FieldStatus = z.union([z.literal(1), z.literal(2)]);

/** Name of a field or table: under it values are kept. */
export const FieldName = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,59}$/));

/** A choice of a field. */
export const FieldOption = z.object({
  value: z.string().check(z.minLength(1), z.maxLength(100)),
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
});
export type FieldOption = z.infer<typeof FieldOption>;

const Options = z.array(FieldOption).check(z.maxLength(500));

/** A second choice whose options depend on the first: value of the first → options of the second. */
export const SubSelect = z.object({
  name: FieldName,
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  is_required: z._default(Flag, 0),
  options: z.record(z.string().check(z.maxLength(100)), Options),
});
export type SubSelect = z.infer<typeof SubSelect>;

const Label = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));

/** One of the questions of each entry of a field of kind `rows`. */
export const RowField = z.object({
  name: FieldName,
  type: z._default(
    z.enum(["text", "textarea", "number", "decimal", "select", "date", "phone", "email"]),
    "text",
  ),
  label: Label,
  hint: z._default(z.string().check(z.trim(), z.maxLength(250)), ""),
  is_required: z._default(Flag, 0),
  options: z._default(Options, []),
});
export type RowField = z.infer<typeof RowField>;

const RowFields = z.array(RowField).check(z.maxLength(20));

/** Definition of a field of the house's own. */
export const DynamicField = z.object({
  id: Id,
  /** Never changes: values are kept under it. */
  name: FieldName,
  /** One of `FIELD_TYPES`. */
  type: z.string().check(z.maxLength(40)),
  label: z.string(),
  /** Below the field; empty for none. */
  hint: z.string(),
  is_required: Flag,
  /** 1 asked for, 2 removed: hidden, and what was answered stays. */
  active: FieldStatus,
  options: Options,
  sub_select: z.nullable(SubSelect),
  /** What each entry of `rows` is asked; empty for other kinds. */
  fields: RowFields,
  /** Fields are asked for in this order. */
  show_order: z.number(),
  /** 1 lot, 2 auction, 3 account, 4 template of a table. */
  view_page: ViewPage,
  for_buyer: Flag,
  for_organization: Flag,
});
export type DynamicField = z.infer<typeof DynamicField>;

/** What staff may say about a field. */
export const DynamicFieldInput = z.object({
  name: FieldName,
  type: z._default(z.enum(FIELD_TYPES), "text"),
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  hint: z._default(z.string().check(z.trim(), z.maxLength(250)), ""),
  is_required: z._default(Flag, 0),
  options: z._default(Options, []),
  sub_select: z._default(z.nullable(SubSelect), null),
  fields: z._default(RowFields, []),
  view_page: z._default(ViewPage, VIEW_PAGES.user),
  for_buyer: z._default(Flag, 1),
  for_organization: z._default(Flag, 0),
});

/** How a column of a table is shown. */
export const COLUMN_TYPES = [
  "image",
  "input",
  "imagewithurl",
  "imagewithcompressedurl",
  "date",
  "dropdown",
  "datetime",
  "price",
  "countryprice",
  "capitalize",
  "payment_method",
  "button",
] as const;

const Column = z.object({
  name: FieldName,
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  type: z.enum(COLUMN_TYPES),
  sortable: z._default(Flag, 0),
});

/** Definition of a table of the house's own: its columns in their order. */
export const DynamicTable = z.object({
  id: Id,
  /** Never changes: pages name their table by it. */
  name: FieldName,
  label: z.string(),
  columns: z.array(Column),
  active: FieldStatus,
  show_order: z.number(),
  view_page: ViewPage,
});
export type DynamicTable = z.infer<typeof DynamicTable>;

/** What staff may say about a table. */
export const DynamicTableInput = z.object({
  name: FieldName,
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  columns: z.array(Column).check(z.maxLength(60)),
  active: z._default(FieldStatus, 1),
  show_order: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(10_000)), 0),
  view_page: z._default(ViewPage, VIEW_PAGES.template),
});

const Answer = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);

/** Answers of one entry of a field of kind `rows`, by name. */
export const RowValues = z.record(z.string(), Answer);
export type RowValues = z.infer<typeof RowValues>;

/** Answers to the house's own fields, by name. */
export const CustomFieldValues = z.record(z.string(), z.union([Answer, z.array(RowValues)]));
export type CustomFieldValues = z.infer<typeof CustomFieldValues>;
