import { describeElement } from "../../src/element/descriptor";
import { PlanTable } from "./PlanTable";
import { planTableStyles } from "./plan-table-styles";

export const planTableElement = describeElement({
  tag: "martillo-plan-table",
  component: PlanTable,
  styles: planTableStyles,
  reservedHeight: "640px",
  attributes: { period: { prop: "period", type: "string" } },
});
