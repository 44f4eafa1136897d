import * as z from "zod/mini";
import { defineAction } from "../action";
import {
  DynamicField,
  DynamicFieldInput,
  DynamicTable,
  DynamicTableInput,
  FieldStatus,
  ViewPage,
} from "../entities/dynamic-field";
import { MOST_FIELDS } from "../entities/field-limits";
import { filtersOf, FlagInput, IdInput, limitOf, Page } from "../primitives";

/** How many definitions a page of the list has. */
const PAGE_SIZE = 20;
/** How many the first load may ask for: all. */
const START_SIZE = MOST_FIELDS;

const ViewPageInput = z.union([
  ViewPage,
  z.pipe(
    z.enum(["1", "2", "3", "4"]),
    z.transform((text) => Number(text) as 1 | 2 | 3 | 4),
  ),
]);

const Fields = z.object({
  records: z.array(DynamicField),
  totalRecords: z.number(),
  setDisp: z.string(),
});
const Tables = z.object({
  records: z.array(DynamicTable),
  totalRecords: z.number(),
  setDisp: z.string(),
});

const FIELD_FILTERS = {
  view_page: z.optional(ViewPageInput),
  for_buyer: z.optional(FlagInput),
  for_organization: z.optional(FlagInput),
};

/** Removed fields are the staff's. */
const InUse = z.union([z.literal(1), z.literal("1")]);

const FieldQuery = {
  page: Page,
  limit: limitOf(PAGE_SIZE, START_SIZE),
  /** The only order there is. */
  orderby: z._default(z.literal("df.show_order"), "df.show_order"),
  order: z._default(z.literal("asc"), "asc"),
  /** These three may stand among the `filters`, too, which come first. */
  ...FIELD_FILTERS,
};

const TableQuery = {
  page: Page,
  limit: limitOf(PAGE_SIZE, START_SIZE),
  orderby: z._default(z.literal("dt.show_order"), "dt.show_order"),
  order: z._default(z.literal("asc"), "asc"),
  view_page: z.optional(ViewPageInput),
};

export const commonFunctionGetAllDynamicArray = defineAction("commonFunction/getAllDynamicArray", {
  summary: "Fields of the house's own that a form asks for, in their order.",
  access: "public",
  scope: "read",
  alsoGet: true,
  silent: true,
  input: z.object({
    ...FieldQuery,
    /** Removed ones are the staff's. */
    active: z._default(InUse, 1),
    filters: z.optional(filtersOf({ ...FIELD_FILTERS, active: z.optional(InUse) })),
  }),
  output: Fields,
});

export const commonFunctionGetAllDynamicTables = defineAction(
  "commonFunction/getAllDynamicTables",
  {
    summary: "Tables of the house's own with their columns, in their order.",
    access: "public",
    scope: "read",
    alsoGet: true,
    silent: true,
    inferred: true,
    input: z.object(TableQuery),
    output: Tables,
  },
);

export const dynamicGetAllDynamicArray = defineAction("dynamic/getAllDynamicArray", {
  summary: "All fields of the house's own, removed ones included.",
  access: "staff",
  silent: true,
  inferred: true,
  input: z.object({
    ...FieldQuery,
    active: z.optional(FieldStatus),
    filters: z.optional(filtersOf({ ...FIELD_FILTERS, active: z.optional(FieldStatus) })),
  }),
  output: Fields,
});

export const dynamicGetSingleProperty = defineAction("dynamic/getSingleProperty", {
  summary: "One field of the house's own.",
  access: "staff",
  silent: true,
  inferred: true,
  input: z.object({ id: IdInput }),
  output: z.object({ record: DynamicField }),
});

export const dynamicPropertyColumnAction = defineAction("dynamic/propertyColumnAction", {
  summary: "Adds a field, or changes the one with this id; its name stays as it is.",
  access: "staff",
  inferred: true,
  input: z.extend(DynamicFieldInput, { id: z.optional(IdInput) }),
  output: z.object({ record: DynamicField }),
});

export const dynamicPropertyColumnStatusAction = defineAction(
  "dynamic/propertyColumnStatusAction",
  {
    summary: "Removes a field from its forms, or brings it back; answers are kept.",
    access: "staff",
    inferred: true,
    input: z.object({ id: IdInput, active: FieldStatus }),
    output: z.object({ record: DynamicField }),
  },
);

export const dynamicPropertyColumnReOrder = defineAction("dynamic/propertyColumnReOrder", {
  summary: "Puts fields into a new order; those that are not named come after them.",
  access: "staff",
  inferred: true,
  input: z.object({
    view_page: ViewPage,
    ids: z.array(IdInput).check(z.minLength(1), z.maxLength(START_SIZE)),
  }),
  output: Fields,
});

export const dynamicDynamicTableAction = defineAction("dynamic/dynamicTableAction", {
  summary: "Adds a table, or changes the one with this id; its name stays as it is.",
  access: "staff",
  inferred: true,
  input: z.extend(DynamicTableInput, { id: z.optional(IdInput) }),
  output: z.object({ record: DynamicTable }),
});

export const dynamicDynamicTable = defineAction("dynamic/dynamicTable", {
  summary: "All tables of the house's own, removed ones included.",
  access: "staff",
  silent: true,
  inferred: true,
  input: z.object({ ...TableQuery, active: z.optional(FieldStatus) }),
  output: Tables,
});

/** The calls about fields and tables of the house's own, by wire name. */
export const dynamicActions = {
  "commonFunction/getAllDynamicArray": commonFunctionGetAllDynamicArray,
  "commonFunction/getAllDynamicTables": commonFunctionGetAllDynamicTables,
  "dynamic/getAllDynamicArray": dynamicGetAllDynamicArray,
  "dynamic/getSingleProperty": dynamicGetSingleProperty,
  "dynamic/propertyColumnAction": dynamicPropertyColumnAction,
  "dynamic/propertyColumnStatusAction": dynamicPropertyColumnStatusAction,
  "dynamic/propertyColumnReOrder": dynamicPropertyColumnReOrder,
  "dynamic/dynamicTableAction": dynamicDynamicTableAction,
  "dynamic/dynamicTable": dynamicDynamicTable,
};
