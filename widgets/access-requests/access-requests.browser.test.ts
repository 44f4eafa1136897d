import { runElementConformance, runWidgetSuite } from "../../src/testing";
import { accessRequestsDocs } from "./access-requests.docs";
import { accessRequestsSuite } from "./access-requests.suite";

runWidgetSuite("access-requests", accessRequestsDocs, accessRequestsSuite);
runElementConformance(accessRequestsDocs, { auction: "1" });
