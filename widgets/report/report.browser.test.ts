import { runWidgetSuite } from "../../src/testing";
import { reportDocs } from "./report.docs";
import { reportSuite } from "./report.suite";

runWidgetSuite("report", reportDocs, reportSuite);
