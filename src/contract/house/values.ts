/** Kinds of fields that the house can ask for; a kind that is not known here is asked for as `text`. */
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
