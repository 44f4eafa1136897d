import { runWidgetSuite } from "../../src/testing";
import { identityCheckDocs } from "./identity-check.docs";
import { identityCheckSuite } from "./identity-check.suite";

runWidgetSuite("identity-check", identityCheckDocs, identityCheckSuite);
