// This folder: calls for what the house has settled: texts, fields, tables, phrases.
import { MOST_PHOTOS } from "../selling/values";
import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import { IncrementRow } from "../lots/schemas";
import { SaleSettings } from "../sale/settings-schema";
import {
  Decimal,
  DecimalInput,
  EpochMs,
  Flag,
  FlagInput,
  Id,
  IdInput,
  Page,
  filtersOf,
  limitOf,
  textOf,
} from "../primitives";
import { MOST_FIELDS } from "./field-limits";
import { LANGUAGE_SETS } from "./languages";
import { TEXT_LANGUAGES } from "./text-languages";
import { COLUMN_TYPES, FIELD_TYPES, VIEW_PAGES } from "./values";
import { LIGHT, LIST, SEARCH } from "../costs";

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
  is_required: z._default(FlagInput, 0),
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
  is_required: z._default(FlagInput, 0),
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
  /** Of lots: the categories that it is asked of; empty for all of them. */
  for_categories: z.array(z.string()),
});

export type DynamicField = z.infer<typeof DynamicField>;

/** What staff may say about a field. */
export const DynamicFieldInput = z.object({
  name: FieldName,
  type: z._default(z.enum(FIELD_TYPES), "text"),
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  hint: z._default(z.string().check(z.trim(), z.maxLength(250)), ""),
  is_required: z._default(FlagInput, 0),
  options: z._default(Options, []),
  sub_select: z._default(z.nullable(SubSelect), null),
  fields: z._default(RowFields, []),
  view_page: z._default(ViewPage, VIEW_PAGES.user),
  for_buyer: z._default(FlagInput, 1),
  for_organization: z._default(FlagInput, 0),
  for_categories: z._default(z.array(textOf(60)).check(z.maxLength(50)), []),
});

const Column = z.object({
  name: FieldName,
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  type: z.enum(COLUMN_TYPES),
  sortable: z._default(FlagInput, 0),
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

/** A set of phrases: Spain's, what Argentina and Uruguay say instead, and English. */
export const LanguageSet = z.enum(LANGUAGE_SETS);

export type LanguageSet = z.infer<typeof LanguageSet>;

/** Configuration of the house: texts, increments, premium, categories, maintenance. */
export const Defaults = z.object({
  /** Options of forms and filters, and the house's other lists, by what they are of: `category`, `vat_category`, `home_banner`, … */
  tables: z.record(z.string(), z.array(z.unknown())),
  variables: z.record(z.string(), z.unknown()),
  features: z.record(z.string(), z.boolean()),
  languages: z.array(
    z.object({
      code: LanguageSet,
      name: z.string(),
      /** BCP 47 tag of a page in it. */
      locale: z.string(),
    }),
  ),
  /** Key → phrase of the language set: literals of calls and forms, and texts of widgets that the house says in words of its own. */
  phrases: z.record(z.string(), z.string()),
  bid_increments: z.object({ default: z.array(IncrementRow) }),
  buyer_premium: z.array(z.object({ from: z.string(), percent: z.number() })),
  categories: z.array(z.object({ key: z.string(), name: z.string(), active_lots: z.number() })),
  market: z.object({
    /** Where the visitor seems to be, ISO 3166; null where it cannot be told. */
    country: z.nullable(z.string()),
    /** The set for visitors from there. */
    language: LanguageSet,
    default_country: z.string(),
    default_state: z.string(),
    currency: z.string(),
    /** How numbers and amounts are written. */
    locale: z.string(),
    date_format: z.string(),
    datetime_format: z.string(),
  }),
  maintenance: z.object({
    active: z.union([z.literal(0), z.literal(1)]),
    message: z.string(),
    exclude_route: z.string(),
    /** The caller's own address when it is listed; those of others stay with the house. */
    exclude_ip: z.string(),
    /** 1 when the caller's address is listed. */
    address_matches: Flag,
  }),
});

export type Defaults = z.infer<typeof Defaults>;

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
const InUse = z.pipe(FlagInput, z.literal(1));

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

/** Languages that texts of the house are written in. */
export const TextLanguage = z.enum(TEXT_LANGUAGES);

export type TextLanguage = z.infer<typeof TextLanguage>;

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
  /** What title, description and text are in; Spanish where the house has none in the wanted language. Left out: Spanish. */
  language: z.optional(TextLanguage),
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
  /** The visitor's. A text that is not there in it is answered in Spanish. */
  language: z._default(LanguageSet, "for_spanish"),
});

/** The operator of the site and how to reach them; empty where the house has not said. */
export const Operator = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  hours: z.string(),
});

export type Operator = z.infer<typeof Operator>;

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

const Name = z.string().check(z.regex(/^[A-Za-z][\w.]{0,59}$/));

const Plain = z.union([z.string().check(z.maxLength(2000)), z.number(), z.boolean(), z.null()]);

const LongList = z.string().check(z.maxLength(4000));

/** An entry of one of the house's lists, with whatever else the list says of it. */
export const TableEntry = z.catchall(
  z.object({
    id: textOf(80),
    /** What people read. */
    description: z.string().check(z.maxLength(300)),
    /** Of the entry that it belongs to, as a model to its brand. */
    level_id: z.optional(z.string().check(z.maxLength(80))),
    /** 1 shown, anything else hidden. @default 1 */
    active: z.optional(z.union([z.literal(0), z.literal(1), z.literal(2)])),
  }),
  z.optional(Plain),
);

export type TableEntry = z.infer<typeof TableEntry>;

/** A configuration of the house and its value. */
export const Configuration = z.discriminatedUnion("key", [
  z.object({
    key: z.literal("maintenance"),
    value: z.object({
      active: Flag,
      message: z.string().check(z.maxLength(2000)),
      /** Comma separated, each list. */
      exclude_route: LongList,
      exclude_ip: LongList,
    }),
  }),
  z.object({
    key: z.literal("features"),
    value: z.record(Name, z.boolean()),
  }),
  z.object({
    key: z.literal("variables"),
    /** Every visitor may read them. */
    value: z.record(Name, z.union([Plain, z.array(Plain).check(z.maxLength(100))])),
  }),
  z.object({
    key: z.literal("tables"),
    /** Lists of `common/getDefault`: an entry written here is added, or replaces the entry with its id. */
    value: z.record(Name, z.array(TableEntry).check(z.maxLength(500))),
  }),
  z.object({
    key: z.literal("buyer_premium"),
    value: z
      .array(
        z.object({
          /** From this hammer price on, decimal euro. */
          from: DecimalInput,
          percent: z.number().check(z.minimum(0), z.maximum(100)),
        }),
      )
      .check(z.maxLength(50)),
  }),
  z.object({
    key: z.literal("listing"),
    /** What the house asks of a lot before it is published. */
    value: z.strictObject({
      /** 0: none have to be there. */
      min_photos: z.number().check(z.int(), z.minimum(0), z.maximum(MOST_PHOTOS)),
    }),
  }),
  z.object({
    key: z.literal("sale"),
    /** A setting that is left out has its default; an unknown name is refused. */
    value: z.strictObject(SaleSettings.shape),
  }),
]);

export type Configuration = z.infer<typeof Configuration>;

/** Name of a configuration that staff may change. */
export const ConfigurationKey = z.enum([
  "maintenance",
  "features",
  "variables",
  "tables",
  "buyer_premium",
  "listing",
  "sale",
]);

export type ConfigurationKey = z.infer<typeof ConfigurationKey>;

const ConfigurationRecord = z.object({ key: ConfigurationKey, value: z.unknown() });

/** A row of the house's own table of increments; its first price is its name. */
export const IncrementRecord = z.extend(IncrementRow, { id: Decimal });

export type IncrementRecord = z.infer<typeof IncrementRecord>;

/** Tables whose rows staff may write. */
export const EditableTable = z.enum(["phrases"]);

export type EditableTable = z.infer<typeof EditableTable>;

/** A phrase as staff sees it: the one in force, and the one that the house brings along. */
export const PhraseRecord = z.object({
  /** Null for one that was never written over. */
  id: z.nullable(Id),
  language: LanguageSet,
  /** A literal, or the key of a widget's text, `bidBox.review`. */
  key: z.string(),
  text: z.string(),
  /** What the house brings along; null for texts of widgets. */
  default_text: z.nullable(z.string()),
});

export type PhraseRecord = z.infer<typeof PhraseRecord>;

const PhraseValues = z.object({
  language: LanguageSet,
  key: textOf(300),
  /** Shown as it stands: HTML in it is text. */
  text: textOf(2000),
});

const MostRows = z.array(IdInput).check(z.minLength(1), z.maxLength(200));

const Changed = z.object({ changed: z.number() });

/** What the calls take and answer, by wire name. */
export const houseSchemas = {
  /** Configuration that every page starts with. */
  "common/getDefault": {
    access: "public",
    scope: "read",
    alsoGet: true,
    silent: true,
    cost: LIST,
    inferred: true,
    input: z.object({
      for: z._default(LanguageSet, "for_spanish"),
    }),
    output: Defaults,
  },
  /** Fields of the house's own that a form asks for, in their order. */
  "commonFunction/getAllDynamicArray": {
    access: "public",
    scope: "read",
    alsoGet: true,
    silent: true,
    cost: LIST,
    input: z.object({
      ...FieldQuery,
      /** Removed ones are the staff's. */
      active: z._default(InUse, 1),
      filters: z.optional(filtersOf({ ...FIELD_FILTERS, active: z.optional(InUse) })),
    }),
    output: Fields,
  },
  /** Tables of the house's own with their columns, in their order. */
  "commonFunction/getAllDynamicTables": {
    access: "public",
    scope: "read",
    alsoGet: true,
    silent: true,
    cost: LIST,
    inferred: true,
    input: z.object(TableQuery),
    output: Tables,
  },
  /** All fields of the house's own, removed ones included. */
  "dynamic/getAllDynamicArray": {
    access: "staff",
    silent: true,
    cost: LIST,
    inferred: true,
    input: z.object({
      ...FieldQuery,
      active: z.optional(FieldStatus),
      filters: z.optional(filtersOf({ ...FIELD_FILTERS, active: z.optional(FieldStatus) })),
    }),
    output: Fields,
  },
  /** One field of the house's own. */
  "dynamic/getSingleProperty": {
    access: "staff",
    silent: true,
    cost: LIGHT,
    inferred: true,
    input: z.object({ id: IdInput }),
    output: z.object({ record: DynamicField }),
  },
  /** Adds a field, or changes the one with this id; its name stays as it is. */
  "dynamic/propertyColumnAction": {
    access: "staff",
    cost: LIGHT,
    inferred: true,
    input: z.extend(DynamicFieldInput, { id: z.optional(IdInput) }),
    output: z.object({ record: DynamicField }),
  },
  /** Removes a field from its forms, or brings it back; answers are kept. */
  "dynamic/propertyColumnStatusAction": {
    access: "staff",
    cost: LIGHT,
    inferred: true,
    input: z.object({ id: IdInput, active: FieldStatus }),
    output: z.object({ record: DynamicField }),
  },
  /** Puts fields into a new order; those that are not named come after them. */
  "dynamic/propertyColumnReOrder": {
    access: "staff",
    cost: LIGHT,
    inferred: true,
    input: z.object({
      view_page: ViewPage,
      ids: z.array(IdInput).check(z.minLength(1), z.maxLength(START_SIZE)),
    }),
    output: Fields,
  },
  /** Adds a table, or changes the one with this id; its name stays as it is. */
  "dynamic/dynamicTableAction": {
    access: "staff",
    cost: LIGHT,
    inferred: true,
    input: z.extend(DynamicTableInput, { id: z.optional(IdInput) }),
    output: z.object({ record: DynamicTable }),
  },
  /** All tables of the house's own, removed ones included. */
  "dynamic/dynamicTable": {
    access: "staff",
    silent: true,
    cost: SEARCH,
    inferred: true,
    input: z.object({ ...TableQuery, active: z.optional(FieldStatus) }),
    output: Tables,
  },
  /** One page of the house's own texts in the visitor's language, with the operator's data filled in. */
  "common/getStaticPage": {
    access: "public",
    scope: "read",
    alsoGet: true,
    silent: true,
    cost: LIGHT,
    input: PageName,
    output: StaticPage,
  },
  /** The same page as a list of one; status 'true' in place of 'success'. */
  "common/show_static_content": {
    as: "showStaticContent",
    access: "public",
    scope: "read",
    alsoGet: true,
    silent: true,
    aliases: ["show_static_content"],
    answersTrue: true,
    cost: LIGHT,
    inferred: true,
    input: PageName,
    output: z.array(StaticPage),
  },
  /** Columns of links below every page in the visitor's language, and how to reach the house. */
  "common/getFooterLinks": {
    access: "public",
    scope: "read",
    alsoGet: true,
    silent: true,
    cost: LIGHT,
    inferred: true,
    input: z.object({
      /** The visitor's. */
      language: z._default(LanguageSet, "for_spanish"),
    }),
    output: z.object({
      records: z.array(
        z.object({
          title: z.string(),
          links: z.array(z.object({ title: z.string(), url: z.string() })),
        }),
      ),
      operator: Operator,
    }),
  },
  /** Adds a row to a table that the house keeps: a static page. */
  "common/insertEntry": {
    access: "staff",
    cost: LIGHT,
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
  },
  /** Changes a row of a table that the house keeps, in one language; a field that is left out stays as it is. */
  "common/updateEntry": {
    access: "staff",
    cost: LIGHT,
    inferred: true,
    input: z.object({
      table: EntryTable,
      id: IdInput,
      /** Which of the page's texts is written: the one that readers of this set read, e.g. the English one by `for_english`. */
      language: z._default(LanguageSet, "for_spanish"),
      data: z.partial(z.object(entry)),
    }),
    output: z.object({ id: Id, updated_at: EpochMs }),
  },
  /** Every configuration that staff may change, with its value. */
  "setting/configurationVariables": {
    access: "staff",
    cost: LIST,
    inferred: true,
    input: z.object({}),
    output: z.object({ records: z.array(ConfigurationRecord) }),
  },
  /** One configuration with its value. */
  "setting/getSingleConfiguration": {
    access: "staff",
    cost: LIGHT,
    inferred: true,
    input: z.object({ key: ConfigurationKey }),
    output: z.object({ record: ConfigurationRecord }),
  },
  /** The changes of a configuration and their authors; writing `from` again undoes a change. */
  "setting/configurationHistory": {
    access: "staff",
    cost: LIST,
    inferred: true,
    input: z.object({ key: ConfigurationKey, page: Page, limit: limitOf(20) }),
    output: z.object({
      records: z.array(
        z.object({
          id: Id,
          at: EpochMs,
          by: z.string(),
          /** Null: the configuration was not written before. */
          from: z.unknown(),
          to: z.unknown(),
        }),
      ),
      totalRecords: z.number(),
      setDisp: z.string(),
    }),
  },
  /** Writes a configuration; every process follows at once. */
  "setting/configurationAction": {
    access: "staff",
    cost: LIGHT,
    inferred: true,
    input: Configuration,
    output: z.object({ record: ConfigurationRecord }),
  },
  /** The house's table of increments. */
  "setting/getAllBidIncrements": {
    access: "staff",
    cost: LIST,
    inferred: true,
    input: z.object({}),
    output: z.object({ records: z.array(IncrementRecord) }),
  },
  /** One row of the house's table of increments. */
  "setting/getSingleBidIncrement": {
    access: "staff",
    cost: LIGHT,
    inferred: true,
    input: z.object({ id: DecimalInput }),
    output: z.object({ record: IncrementRecord }),
  },
  /** Adds a row to the house's table of increments, or changes one. Published lots keep theirs. */
  "setting/bidIncrementAction": {
    access: "staff",
    cost: LIGHT,
    inferred: true,
    input: z.object({
      /** First price of the row that is changed; left out: a new one. */
      id: z.optional(DecimalInput),
      from: DecimalInput,
      step: DecimalInput,
    }),
    output: z.object({ records: z.array(IncrementRecord) }),
  },
  /** Takes a row out of the house's table of increments; the one from zero on stays. */
  "setting/deleteBidIncrement": {
    access: "staff",
    cost: LIGHT,
    inferred: true,
    input: z.object({ id: DecimalInput }),
    output: z.object({ records: z.array(IncrementRecord) }),
  },
  /** Rows of a table that staff may write. */
  "setting/searchTable": {
    access: "staff",
    cost: SEARCH,
    inferred: true,
    input: z.object({
      table: EditableTable,
      page: Page,
      limit: limitOf(20),
      /** In keys and texts; upper and lower case make no difference. */
      search: z.optional(z.string().check(z.maxLength(200))),
      language: z.optional(LanguageSet),
    }),
    output: z.object({
      records: z.array(PhraseRecord),
      totalRecords: z.number(),
      setDisp: z.string(),
    }),
  },
  /** Does something to one row: `delete` brings back what the house brings along. */
  "setting/searchTableAction": {
    access: "staff",
    cost: LIGHT,
    inferred: true,
    input: z.object({ table: EditableTable, id: IdInput, action: z.literal("delete") }),
    output: Changed,
  },
  /** Does something to several rows; all of them or none. */
  "setting/multiTableAction": {
    access: "staff",
    cost: LIGHT,
    inferred: true,
    input: z.object({ table: EditableTable, ids: MostRows, action: z.literal("delete") }),
    output: Changed,
  },
  /** Writes a new row. */
  "setting/datatable_insert": {
    access: "staff",
    cost: LIGHT,
    inferred: true,
    input: z.object({ table: EditableTable, values: PhraseValues }),
    output: z.object({ record: PhraseRecord }),
  },
  /** Changes a row. */
  "setting/datatable_update": {
    access: "staff",
    cost: LIGHT,
    inferred: true,
    input: z.object({
      table: EditableTable,
      id: IdInput,
      values: z.pick(PhraseValues, { text: true }),
    }),
    output: z.object({ record: PhraseRecord }),
  },
} satisfies CallSchemas;
