// The plans of sellers side by side, by the month or by the year, with what the visitor may do about each.
export { PlanTable, type PlanTableEvents, type PlanTableProps } from "./PlanTable";
export { planTableElement } from "./plan-table.element";
