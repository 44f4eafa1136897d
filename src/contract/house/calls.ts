// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { houseSchemas } from "./schemas";

type Of<Name extends keyof typeof houseSchemas> = CallOf<typeof houseSchemas, Name>;

/** Configuration that every page starts with. */
export const commonGetDefault: Of<"common/getDefault"> = {
  name: "common/getDefault",
  access: "public",
  scope: "read",
  alsoGet: true,
  silent: true,
};

/** Fields of the house's own that a form asks for, in their order. */
export const commonFunctionGetAllDynamicArray: Of<"commonFunction/getAllDynamicArray"> = {
  name: "commonFunction/getAllDynamicArray",
  access: "public",
  scope: "read",
  alsoGet: true,
  silent: true,
};

/** Tables of the house's own with their columns, in their order. */
export const commonFunctionGetAllDynamicTables: Of<"commonFunction/getAllDynamicTables"> = {
  name: "commonFunction/getAllDynamicTables",
  access: "public",
  scope: "read",
  alsoGet: true,
  silent: true,
};

/** All fields of the house's own, removed ones included. */
export const dynamicGetAllDynamicArray: Of<"dynamic/getAllDynamicArray"> = {
  name: "dynamic/getAllDynamicArray",
  access: "staff",
  silent: true,
};

/** One field of the house's own. */
export const dynamicGetSingleProperty: Of<"dynamic/getSingleProperty"> = {
  name: "dynamic/getSingleProperty",
  access: "staff",
  silent: true,
};

/** Adds a field, or changes the one with this id; its name stays as it is. */
export const dynamicPropertyColumnAction: Of<"dynamic/propertyColumnAction"> = {
  name: "dynamic/propertyColumnAction",
  access: "staff",
};

/** Removes a field from its forms, or brings it back; answers are kept. */
export const dynamicPropertyColumnStatusAction: Of<"dynamic/propertyColumnStatusAction"> = {
  name: "dynamic/propertyColumnStatusAction",
  access: "staff",
};

/** Puts fields into a new order; those that are not named come after them. */
export const dynamicPropertyColumnReOrder: Of<"dynamic/propertyColumnReOrder"> = {
  name: "dynamic/propertyColumnReOrder",
  access: "staff",
};

/** Adds a table, or changes the one with this id; its name stays as it is. */
export const dynamicDynamicTableAction: Of<"dynamic/dynamicTableAction"> = {
  name: "dynamic/dynamicTableAction",
  access: "staff",
};

/** All tables of the house's own, removed ones included. */
export const dynamicDynamicTable: Of<"dynamic/dynamicTable"> = {
  name: "dynamic/dynamicTable",
  access: "staff",
  silent: true,
};

/** One page of the house's own texts in the visitor's language, with the operator's data filled in. */
export const commonGetStaticPage: Of<"common/getStaticPage"> = {
  name: "common/getStaticPage",
  access: "public",
  scope: "read",
  alsoGet: true,
  silent: true,
};

/** The same page as a list of one; status 'true' in place of 'success'. */
export const showStaticContent: Of<"common/show_static_content"> = {
  name: "common/show_static_content",
  access: "public",
  scope: "read",
  alsoGet: true,
  silent: true,
};

/** Columns of links below every page in the visitor's language, and how to reach the house. */
export const commonGetFooterLinks: Of<"common/getFooterLinks"> = {
  name: "common/getFooterLinks",
  access: "public",
  scope: "read",
  alsoGet: true,
  silent: true,
};

/** Adds a row to a table that the house keeps: a static page. */
export const commonInsertEntry: Of<"common/insertEntry"> = {
  name: "common/insertEntry",
  access: "staff",
};

/** Changes a row of a table that the house keeps, in one language; a field that is left out stays as it is. */
export const commonUpdateEntry: Of<"common/updateEntry"> = {
  name: "common/updateEntry",
  access: "staff",
};

/** Every configuration that staff may change, with its value. */
export const settingConfigurationVariables: Of<"setting/configurationVariables"> = {
  name: "setting/configurationVariables",
  access: "staff",
};

/** One configuration with its value. */
export const settingGetSingleConfiguration: Of<"setting/getSingleConfiguration"> = {
  name: "setting/getSingleConfiguration",
  access: "staff",
};

/** The changes of a configuration and their authors; writing `from` again undoes a change. */
export const settingConfigurationHistory: Of<"setting/configurationHistory"> = {
  name: "setting/configurationHistory",
  access: "staff",
};

/** Writes a configuration; every process follows at once. */
export const settingConfigurationAction: Of<"setting/configurationAction"> = {
  name: "setting/configurationAction",
  access: "staff",
};

/** The house's table of increments. */
export const settingGetAllBidIncrements: Of<"setting/getAllBidIncrements"> = {
  name: "setting/getAllBidIncrements",
  access: "staff",
};

/** One row of the house's table of increments. */
export const settingGetSingleBidIncrement: Of<"setting/getSingleBidIncrement"> = {
  name: "setting/getSingleBidIncrement",
  access: "staff",
};

/** Adds a row to the house's table of increments, or changes one. Published lots keep theirs. */
export const settingBidIncrementAction: Of<"setting/bidIncrementAction"> = {
  name: "setting/bidIncrementAction",
  access: "staff",
};

/** Takes a row out of the house's table of increments; the one from zero on stays. */
export const settingDeleteBidIncrement: Of<"setting/deleteBidIncrement"> = {
  name: "setting/deleteBidIncrement",
  access: "staff",
};

/** Rows of a table that staff may write. */
export const settingSearchTable: Of<"setting/searchTable"> = {
  name: "setting/searchTable",
  access: "staff",
};

/** Does something to one row: `delete` brings back what the house brings along. */
export const settingSearchTableAction: Of<"setting/searchTableAction"> = {
  name: "setting/searchTableAction",
  access: "staff",
};

/** Does something to several rows; all of them or none. */
export const settingMultiTableAction: Of<"setting/multiTableAction"> = {
  name: "setting/multiTableAction",
  access: "staff",
};

/** Writes a new row. */
export const settingDatatableInsert: Of<"setting/datatable_insert"> = {
  name: "setting/datatable_insert",
  access: "staff",
};

/** Changes a row. */
export const settingDatatableUpdate: Of<"setting/datatable_update"> = {
  name: "setting/datatable_update",
  access: "staff",
};

/** These calls, by wire name. */
export const houseCalls = {
  "common/getDefault": commonGetDefault,
  "commonFunction/getAllDynamicArray": commonFunctionGetAllDynamicArray,
  "commonFunction/getAllDynamicTables": commonFunctionGetAllDynamicTables,
  "dynamic/getAllDynamicArray": dynamicGetAllDynamicArray,
  "dynamic/getSingleProperty": dynamicGetSingleProperty,
  "dynamic/propertyColumnAction": dynamicPropertyColumnAction,
  "dynamic/propertyColumnStatusAction": dynamicPropertyColumnStatusAction,
  "dynamic/propertyColumnReOrder": dynamicPropertyColumnReOrder,
  "dynamic/dynamicTableAction": dynamicDynamicTableAction,
  "dynamic/dynamicTable": dynamicDynamicTable,
  "common/getStaticPage": commonGetStaticPage,
  "common/show_static_content": showStaticContent,
  "common/getFooterLinks": commonGetFooterLinks,
  "common/insertEntry": commonInsertEntry,
  "common/updateEntry": commonUpdateEntry,
  "setting/configurationVariables": settingConfigurationVariables,
  "setting/getSingleConfiguration": settingGetSingleConfiguration,
  "setting/configurationHistory": settingConfigurationHistory,
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
