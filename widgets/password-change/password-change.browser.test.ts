import { runWidgetSuite } from "../../src/testing";
import { passwordChangeDocs } from "./password-change.docs";
import { passwordChangeSuite } from "./password-change.suite";

runWidgetSuite("password-change", passwordChangeDocs, passwordChangeSuite);
