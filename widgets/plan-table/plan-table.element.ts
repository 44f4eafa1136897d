import { describeElement } from "../../src/element/descriptor";
import { PlanTable } from "./PlanTable";
import styles from "./plan-table.css?inline";

export const planTableElement = describeElement({
  tag: "martillo-plan-table",
  component: PlanTable,
  styles,
  reservedHeight: "640px",
  attributes: { period: { prop: "period", type: "string" } },
});
