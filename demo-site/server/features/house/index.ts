/** The operator's settings: configuration, increments, own fields and tables, phrases, texts of the site. */
import type { SomeHandlers } from "../../platform/call/mount";
import {
  bidIncrementAction,
  deleteBidIncrement,
  getAllBidIncrements,
  getSingleBidIncrement,
} from "./bid-increments";
import {
  configurationAction,
  configurationHistory,
  configurationVariables,
  getSingleConfiguration,
} from "./configuration";
import { allTables, saveTable, shownTables } from "./dynamic-tables";
import { insertEntry, updateEntry } from "./entries";
import { allFields, askedFields, reOrder, saveField, setStatus, singleField } from "./fields";
import { getDefault } from "./get-default";
import { getFooterLinks, getStaticPage, showStatic } from "./page-calls";
import {
  datatableInsert,
  datatableUpdate,
  multiTableAction,
  searchTable,
  searchTableAction,
} from "./setting-tables";

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "setting/configurationVariables": configurationVariables,
  "setting/getSingleConfiguration": getSingleConfiguration,
  "setting/configurationAction": configurationAction,
  "setting/configurationHistory": configurationHistory,
  "setting/getAllBidIncrements": getAllBidIncrements,
  "setting/getSingleBidIncrement": getSingleBidIncrement,
  "setting/bidIncrementAction": bidIncrementAction,
  "setting/deleteBidIncrement": deleteBidIncrement,
  "setting/searchTable": searchTable,
  "setting/searchTableAction": searchTableAction,
  "setting/multiTableAction": multiTableAction,
  "setting/datatable_insert": datatableInsert,
  "setting/datatable_update": datatableUpdate,
  "common/getStaticPage": getStaticPage,
  "common/show_static_content": showStatic,
  "common/getFooterLinks": getFooterLinks,
  "common/insertEntry": insertEntry,
  "common/updateEntry": updateEntry,
  "common/getDefault": getDefault,
  "commonFunction/getAllDynamicArray": askedFields,
  "commonFunction/getAllDynamicTables": shownTables,
  "dynamic/getAllDynamicArray": allFields,
  "dynamic/getSingleProperty": singleField,
  "dynamic/propertyColumnAction": saveField,
  "dynamic/propertyColumnStatusAction": setStatus,
  "dynamic/propertyColumnReOrder": reOrder,
  "dynamic/dynamicTableAction": saveTable,
  "dynamic/dynamicTable": allTables,
} satisfies SomeHandlers;

// What other features and the process use of this one.
export { bankFaults } from "./bank-faults";
export { checkCustomFields, cleanAnswers } from "./check-custom-fields";
export { readFields } from "./field-repository";
export { HOUSE_TABLES, withStaffEntries } from "./house-tables";
export { STATIC_PAGES, builtInPage } from "./house-pages";
export { HOUSE_PREMIUM, LOT_PREMIUM } from "./premium";
export { parseSaleSettings, readSaleSettings } from "./sale-settings";
export { HOUSE_COMMISSION, LOT_COMMISSION, readCommission } from "./seller-commission";
export {
  readKinds,
  readPublicSettings,
  writeSettingOnce,
  readSetting,
  readSaleSetting,
  type HouseMode,
  hasTables,
  readMode,
} from "./settings-repository";
export { CHOSEN_FIELDS, type LotChoices, notListed, readLotChoices } from "./lot-choices";
export { takesBalance } from "./ways-in";
export type { SettingListener } from "./setting-listener";
