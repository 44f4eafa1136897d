import { runWidgetSuite } from "../../src/testing";
import { passwordResetDocs } from "./password-reset.docs";
import { passwordResetSuite } from "./password-reset.suite";

runWidgetSuite("password-reset", passwordResetDocs, passwordResetSuite);
