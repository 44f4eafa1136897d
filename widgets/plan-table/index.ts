export { PlanTable, type PlanTableEvents, type PlanTableProps } from "./PlanTable";
export { planTableElement } from "./plan-table.element";
