import { runWidgetSuite } from "../../src/testing";
import { identityCheckElement } from "./identity-check.element";
import { identityCheckSuite } from "./identity-check.suite";

runWidgetSuite("identity-check", identityCheckElement, identityCheckSuite);
