import { runWidgetSuite } from "../../src/testing";
import { dashboardDocs } from "./dashboard.docs";
import { dashboardSuite } from "./dashboard.suite";

runWidgetSuite("dashboard", dashboardDocs, dashboardSuite);
