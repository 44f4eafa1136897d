import { runElementConformance, runWidgetSuite } from "../../src/testing";
import { templatesDocs } from "./templates.docs";
import { templatesSuite } from "./templates.suite";

runWidgetSuite("templates", templatesDocs, templatesSuite);
runElementConformance(templatesDocs, { kind: "lots" });
