import type { settingActions } from "martillo/contract";
import type { HandlersFor } from "../../http/mount";
import {
  bidIncrementAction,
  deleteBidIncrement,
  getAllBidIncrements,
  getSingleBidIncrement,
} from "./bid-increments";
import {
  configurationAction,
  configurationVariables,
  getSingleConfiguration,
} from "./configuration";
import {
  datatableInsert,
  datatableUpdate,
  multiTableAction,
  searchTable,
  searchTableAction,
} from "./tables";

export const settingHandlers = {
  "setting/configurationVariables": configurationVariables,
  "setting/getSingleConfiguration": getSingleConfiguration,
  "setting/configurationAction": configurationAction,
  "setting/getAllBidIncrements": getAllBidIncrements,
  "setting/getSingleBidIncrement": getSingleBidIncrement,
  "setting/bidIncrementAction": bidIncrementAction,
  "setting/deleteBidIncrement": deleteBidIncrement,
  "setting/searchTable": searchTable,
  "setting/searchTableAction": searchTableAction,
  "setting/multiTableAction": multiTableAction,
  "setting/datatable_insert": datatableInsert,
  "setting/datatable_update": datatableUpdate,
} satisfies HandlersFor<typeof settingActions>;
