import { runWidgetSuite } from "../../src/testing";
import { alertsElement } from "./alerts.element";
import { alertsSuite } from "./alerts.suite";

runWidgetSuite("alerts", alertsElement, alertsSuite);
