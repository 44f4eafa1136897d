import { runWidgetSuite } from "../../src/testing";
import { lateTermsSuite } from "./late-terms.suite";
import { registrationDocs } from "./registration.docs";

runWidgetSuite("registration", registrationDocs, lateTermsSuite);
