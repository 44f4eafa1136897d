import { runWidgetSuite } from "../../src/testing";
import { alertsDocs } from "./alerts.docs";
import { alertsSuite } from "./alerts.suite";

runWidgetSuite("alerts", alertsDocs, alertsSuite);
