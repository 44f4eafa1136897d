import type { dynamicActions } from "martillo/contract";
import type { HandlersFor } from "../../http/mount";
import { allFields, askedFields, reOrder, saveField, setStatus, singleField } from "./fields";
import { allTables, saveTable, shownTables } from "./tables";

export const dynamicHandlers = {
  "commonFunction/getAllDynamicArray": askedFields,
  "commonFunction/getAllDynamicTables": shownTables,
  "dynamic/getAllDynamicArray": allFields,
  "dynamic/getSingleProperty": singleField,
  "dynamic/propertyColumnAction": saveField,
  "dynamic/propertyColumnStatusAction": setStatus,
  "dynamic/propertyColumnReOrder": reOrder,
  "dynamic/dynamicTableAction": saveTable,
  "dynamic/dynamicTable": allTables,
} satisfies HandlersFor<typeof dynamicActions>;
