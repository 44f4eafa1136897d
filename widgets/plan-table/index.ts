export { PlanTable, type PlanTableEvents, type PlanTableProps } from "./PlanTable";
export { planTableElement } from "./plan-table.element";
export { PlanTableView } from "./PlanTableView";
export { usePlanTable, type PlanPress, type PlanTableModel } from "./use-plan-table";
export { planTableStyles } from "./plan-table-styles";
