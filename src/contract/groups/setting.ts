import * as z from "zod/mini";
import { defineAction } from "../action";
import { IncrementRow } from "../entities/lot";
import { Decimal, DecimalInput, Flag, Id, IdInput, limitOf, Page, textOf } from "../primitives";
import { LanguageSet } from "./common";

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
    /** Lists of `common/getDefault`: what is written here is added, or takes the place of the entry with its id. */
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
]);
export type Configuration = z.infer<typeof Configuration>;

/** Name of a configuration that staff may change. */
export const ConfigurationKey = z.enum([
  "maintenance",
  "features",
  "variables",
  "tables",
  "buyer_premium",
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
  /** Null for one that nobody has written over. */
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

export const settingConfigurationVariables = defineAction("setting/configurationVariables", {
  summary: "Every configuration that staff may change, with its value.",
  access: "staff",
  inferred: true,
  input: z.object({}),
  output: z.object({ records: z.array(ConfigurationRecord) }),
});

export const settingGetSingleConfiguration = defineAction("setting/getSingleConfiguration", {
  summary: "One configuration with its value.",
  access: "staff",
  inferred: true,
  input: z.object({ key: ConfigurationKey }),
  output: z.object({ record: ConfigurationRecord }),
});

export const settingConfigurationAction = defineAction("setting/configurationAction", {
  summary: "Writes a configuration; every process follows at once.",
  access: "staff",
  inferred: true,
  input: Configuration,
  output: z.object({ record: ConfigurationRecord }),
});

export const settingGetAllBidIncrements = defineAction("setting/getAllBidIncrements", {
  summary: "The house's table of increments.",
  access: "staff",
  inferred: true,
  input: z.object({}),
  output: z.object({ records: z.array(IncrementRecord) }),
});

export const settingGetSingleBidIncrement = defineAction("setting/getSingleBidIncrement", {
  summary: "One row of the house's table of increments.",
  access: "staff",
  inferred: true,
  input: z.object({ id: DecimalInput }),
  output: z.object({ record: IncrementRecord }),
});

export const settingBidIncrementAction = defineAction("setting/bidIncrementAction", {
  summary:
    "Adds a row to the house's table of increments, or changes one. Published lots keep theirs.",
  access: "staff",
  inferred: true,
  input: z.object({
    /** First price of the row that is changed; left out: a new one. */
    id: z.optional(DecimalInput),
    from: DecimalInput,
    step: DecimalInput,
  }),
  output: z.object({ records: z.array(IncrementRecord) }),
});

export const settingDeleteBidIncrement = defineAction("setting/deleteBidIncrement", {
  summary: "Takes a row out of the house's table of increments; the one from zero on stays.",
  access: "staff",
  inferred: true,
  input: z.object({ id: DecimalInput }),
  output: z.object({ records: z.array(IncrementRecord) }),
});

export const settingSearchTable = defineAction("setting/searchTable", {
  summary: "Rows of a table that staff may write.",
  access: "staff",
  inferred: true,
  input: z.object({
    table: EditableTable,
    page: Page,
    limit: limitOf(20),
    /** In keys and texts, whatever the case. */
    search: z.optional(z.string().check(z.maxLength(200))),
    language: z.optional(LanguageSet),
  }),
  output: z.object({
    records: z.array(PhraseRecord),
    totalRecords: z.number(),
    setDisp: z.string(),
  }),
});

export const settingSearchTableAction = defineAction("setting/searchTableAction", {
  summary: "Does something to one row: `delete` brings back what the house brings along.",
  access: "staff",
  inferred: true,
  input: z.object({ table: EditableTable, id: IdInput, action: z.literal("delete") }),
  output: Changed,
});

export const settingMultiTableAction = defineAction("setting/multiTableAction", {
  summary: "Does something to several rows; all of them or none.",
  access: "staff",
  inferred: true,
  input: z.object({ table: EditableTable, ids: MostRows, action: z.literal("delete") }),
  output: Changed,
});

export const settingDatatableInsert = defineAction("setting/datatable_insert", {
  summary: "Writes a new row.",
  access: "staff",
  inferred: true,
  input: z.object({ table: EditableTable, values: PhraseValues }),
  output: z.object({ record: PhraseRecord }),
});

export const settingDatatableUpdate = defineAction("setting/datatable_update", {
  summary: "Changes a row.",
  access: "staff",
  inferred: true,
  input: z.object({
    table: EditableTable,
    id: IdInput,
    values: z.pick(PhraseValues, { text: true }),
  }),
  output: z.object({ record: PhraseRecord }),
});

/** The calls by which staff configures the house, by wire name. */
export const settingActions = {
  "setting/configurationVariables": settingConfigurationVariables,
  "setting/getSingleConfiguration": settingGetSingleConfiguration,
  "setting/configurationAction": settingConfigurationAction,
  "setting/getAllBidIncrements": settingGetAllBidIncrements,
  "setting/getSingleBidIncrement": settingGetSingleBidIncrement,
  "setting/bidIncrementAction": settingBidIncrementAction,
  "setting/deleteBidIncrement": settingDeleteBidIncrement,
  "setting/searchTable": settingSearchTable,
  "setting/searchTableAction": settingSearchTableAction,
  "setting/multiTableAction": settingMultiTableAction,
  "setting/datatable_insert": settingDatatableInsert,
  "setting/datatable_update": settingDatatableUpdate,
};
