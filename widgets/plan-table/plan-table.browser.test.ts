import { runElementConformance, runWidgetSuite } from "../../src/testing";
import { planTableDocs } from "./plan-table.docs";
import { planTableSuite } from "./plan-table.suite";

runWidgetSuite("plan-table", planTableDocs, planTableSuite);
runElementConformance(planTableDocs, { period: "yearly" });
