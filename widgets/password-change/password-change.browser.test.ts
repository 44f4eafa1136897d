import { runWidgetSuite } from "../../src/testing";
import { passwordChangeElement } from "./password-change.element";
import { passwordChangeSuite } from "./password-change.suite";

runWidgetSuite("password-change", passwordChangeElement, passwordChangeSuite);
