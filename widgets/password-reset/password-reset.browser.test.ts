import { runWidgetSuite } from "../../src/testing";
import { passwordResetElement } from "./password-reset.element";
import { passwordResetSuite } from "./password-reset.suite";

runWidgetSuite("password-reset", passwordResetElement, passwordResetSuite);
